"""Logistic regression in plain Python: few terms, many moments."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

STEPS: Final = 25  # of Newton's method; it stops earlier when nothing moves
STILL: Final = 1e-9


def chance_of(score: float) -> float:
    """The logistic function, for any score."""
    if score >= 0:
        return 1 / (1 + math.exp(-min(score, 700.0)))
    grown = math.exp(max(score, -700.0))
    return grown / (1 + grown)


def fit(
    rows: Sequence[Sequence[float]], results: Sequence[float], prior: Sequence[float], pull: Sequence[float]
) -> list[float]:
    """One weight for each column, for which the results (0 to 1) are likeliest; `pull` draws each to its prior."""
    weights = list(prior)
    size = len(weights)
    for _ in range(STEPS):
        slope = [pull[i] * (prior[i] - weights[i]) for i in range(size)]
        bend = [[pull[i] if i == j else 0.0 for j in range(size)] for i in range(size)]
        for row, result in zip(rows, results, strict=True):
            chance = chance_of(sum(weight * value for weight, value in zip(weights, row, strict=True)))
            missed = result - chance
            spread = chance * (1 - chance)
            for i in range(size):
                value = row[i]
                if value == 0:
                    continue
                slope[i] += missed * value
                line = bend[i]
                for j in range(i + 1):
                    line[j] += spread * value * row[j]
        for i in range(size):
            for j in range(i):
                bend[j][i] = bend[i][j]
        step = solved(bend, slope)
        weights = [weight + move for weight, move in zip(weights, step, strict=True)]
        if max(abs(move) for move in step) < STILL:
            break
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of equations by elimination; 0 for what no equation speaks of."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        if abs(pivot) < 1e-12:
            continue
        for row in range(size):
            if row != column and rows[row][column] != 0:
                share = rows[row][column] / pivot
                rows[row] = [value - share * above for value, above in zip(rows[row], rows[column], strict=True)]
    return [rows[i][size] / rows[i][i] if abs(rows[i][i]) >= 1e-12 else 0.0 for i in range(size)]


def surprise(rows: Sequence[Sequence[float]], results: Sequence[float], weights: Sequence[float]) -> float:
    """How much the results surprise, on average (log loss); 0.693 is a coin."""
    total = 0.0
    for row, result in zip(rows, results, strict=True):
        chance = chance_of(sum(weight * value for weight, value in zip(weights, row, strict=True)))
        chance = min(max(chance, 1e-9), 1 - 1e-9)
        total -= result * math.log(chance) + (1 - result) * math.log(1 - chance)
    return total / len(rows) if rows else 0.0
