"""One source of chance: seeded, scripted, committed."""

from __future__ import annotations

import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arpents.engine.chance import Chance, Committed, Scripted, commitment, load_chance, seeded
from arpents.engine.errors import ChanceFault, ScriptRunsOut


def throws(seed: int) -> tuple[int, ...]:
    chance = seeded(seed)
    return tuple(chance.below(1000) for _ in range(6))


def test_same_seed_same_dice_and_seeds_of_any_size_and_sign_differ() -> None:
    seeds = (0, 1, -1, 1 << 32, 1 << 64, 1 << 200)
    assert [throws(seed) for seed in seeds] == [throws(seed) for seed in seeds]
    assert len({throws(seed) for seed in seeds}) == len(seeds)


def test_dice_are_unbiased() -> None:
    chance = seeded(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[chance.die() - 1] += 1
    # chi-squared with five degrees of freedom stays under 25 but once in ten thousand seeds
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 25


@given(st.integers(1, 1 << 20), st.integers())
def test_below_stays_below(n: int, seed: int) -> None:
    chance = seeded(seed)
    assert all(0 <= chance.below(n) < n for _ in range(5))


def test_a_copy_goes_on_alike_and_apart() -> None:
    for chance in (seeded(4), Committed("secret", 0, 0), Scripted([1, 2, 3, 4, 5, 6], [])):
        twin = chance.copy()
        assert [twin.die() for _ in range(3)] == [chance.die() for _ in range(3)]
        twin.die()
        assert chance.drawn == 3


def test_shuffle_keeps_every_item_and_reaches_every_order() -> None:
    chance = seeded(9)
    seen = set()
    for _ in range(200):
        items = [1, 2, 3]
        chance.shuffle(items)
        assert sorted(items) == [1, 2, 3]
        seen.add(tuple(items))
    assert len(seen) == 6


def test_a_script_gives_its_faces_and_draws_in_order() -> None:
    chance = Scripted([6, 1], [2, 0])
    items = [10, 11, 12]
    assert (chance.die(), chance.pick(items), chance.die(), chance.pick(items)) == (6, 12, 1, 10)
    assert chance.left() == 0
    assert chance.drawn == 4


def test_a_script_that_runs_out_says_so() -> None:
    with pytest.raises(ScriptRunsOut) as dice:
        Scripted([], [1]).die()
    with pytest.raises(ScriptRunsOut) as draws:
        Scripted([1], []).below(3)
    assert (dice.value.reason, draws.value.reason) == ("script-out-of-dice", "script-out-of-draws")


def test_a_scripted_draw_out_of_range_is_refused_and_not_used() -> None:
    chance = Scripted([], [3])
    with pytest.raises(ChanceFault):
        chance.below(3)
    assert chance.left() == 1


def test_leftovers_of_a_script_can_be_asked_for() -> None:
    chance = Scripted([1, 2, 3], [0])
    chance.die()
    assert chance.left() == 3


def test_committed_dice_can_be_checked_with_nothing_but_hmac() -> None:
    secret = "a secret nobody knows yet"
    chance = Committed(secret, 0, 0)
    drawn = [chance.below(6) + 1 for _ in range(20)]
    used = 0
    for face in drawn:  # the same by hand; a rejected word would only be skipped
        while True:
            digest = hmac.new(secret.encode(), str(used).encode(), hashlib.sha256).digest()
            used += 1
            product = (int.from_bytes(digest[:4], "big") >> 2) * 6
            if product & 0x3FFFFFFF >= (1 << 30) % 6:
                break
        assert face == (product >> 30) + 1
    assert commitment(secret) == hashlib.sha256(secret.encode()).hexdigest()


@pytest.mark.parametrize("chance", [seeded(12), Committed("s", 0, 0), Scripted([5, 6, 1, 2], [1, 0])])
def test_chance_survives_its_snapshot(chance: Chance) -> None:
    chance = chance.copy()
    chance.die()
    again = load_chance(chance.dump())
    assert [again.die() for _ in range(3)] == [chance.die() for _ in range(3)]
    assert again.dump() == chance.dump()


def test_a_snapshot_of_no_known_chance_is_refused() -> None:
    with pytest.raises(ChanceFault):
        load_chance({"kind": "loaded"})
    with pytest.raises(ChanceFault):
        load_chance({"kind": "scripted", "faces": [True], "draws": [], "used": [0, 0]})
