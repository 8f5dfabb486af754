export function useState<T>(initial: T | (() => T)): [T, (value: T | ((before: T) => T)) => void];
export function useEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useLayoutEffect(effect: () => void | (() => void), inputs?: unknown[]): void;
export function useRef<T = any>(initial?: T): { current: T };
export function useMemo<T>(make: () => T, inputs?: unknown[]): T;
export function useId(): string;
