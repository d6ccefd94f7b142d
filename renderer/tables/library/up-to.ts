/** So many of what is drawn alike, each with a number to know it by. */
export const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, one) => one);
