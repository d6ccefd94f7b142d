/**
 * The kernel runs procedures of different games and memories from one table.
 * Each is typed where it is written; in the table their types are mixed, and only there.
 */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the types of the mixed tables meet
export type Mixed = any;
