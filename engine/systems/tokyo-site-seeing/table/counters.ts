/** The numbers a thing can hold, each with its index; each kind of thing uses the few that are its own. */
export const counter = {
  round: 0,
  phase: 1,
  supply: 2,
  result: 3,
  area: 4,
  damage: 5,
  progress: 6,
  ap: 7,
  exhaust: 8,
  sealed: 9,
  lowered: 10,
  locked: 11,
  finished: 12,
  redrawn: 13,
  exploring: 14,
  attempted: 15,
  passed: 16,
  economy: 17,
  tech: 18,
  combat: 19,
  empathy: 20,
  maxHp: 21,
} as const;

export type CounterName = keyof typeof counter;
/** In the order of their indexes. */
export const counters = Object.keys(counter) as readonly CounterName[];
