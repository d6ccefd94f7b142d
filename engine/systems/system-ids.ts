/**
 * Every game of the house, by its id: the one list. Each room that holds a part of every game (its rules, validators,
 * examples, table) has one record typed over it, so that a part which is missing does not compile.
 */
export const systemIds = ['tokyo-site-seeing'] as const;
export type SystemId = (typeof systemIds)[number];
