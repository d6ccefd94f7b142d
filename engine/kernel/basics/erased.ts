/**
 * The kernel runs procedures of different games and memories from one table.
 * Each is typed where it is written; in the table their types are mixed, and only there.
 */
export type Erased = any;
