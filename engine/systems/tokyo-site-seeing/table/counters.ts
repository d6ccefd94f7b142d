/** The numbers a thing can hold; each kind of thing uses the few that are its own. */
export const counters = [
  'round',
  'phase',
  'supply',
  'result',
  'area',
  'damage',
  'progress',
  'ap',
  'exhaust',
  'sealed',
  'lowered',
  'locked',
  'finished',
  'redrawn',
  'exploring',
  'attempted',
  'passed',
  'economy',
  'tech',
  'combat',
  'empathy',
  'maxHp',
] as const;

export type CounterName = (typeof counters)[number];

/** The index of each counter. */
export const counter = Object.fromEntries(counters.map((name, index) => [name, index])) as {
  readonly [K in CounterName]: number;
};
