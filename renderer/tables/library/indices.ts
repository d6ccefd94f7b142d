/** `0` to `count - 1`, as React keys. */
export const indices = (count: number): readonly number[] => Array.from({ length: count }, (_, one) => one);
