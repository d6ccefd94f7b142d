/** The numbers a thing can hold, each with its index; each kind of thing uses the few that are its own. */
export const counter = {
  round: 0,
  result: 1,
  /** On a station, and in the supply of the game. */
  fares: 2,
  /** On a line, and in the supply of the game. */
  speed: 3,
  cash: 4,
  bid: 5,
  /** Action chips in hand, and those that effects can still unlock. */
  chips: 6,
  spare: 7,
  /** Pyramids that are not built yet. */
  pyramids: 8,
  /** The station of a meeple. */
  at: 9,
  /** The place of a seat in the turn order, from 1. */
  turn: 10,
  passed: 11,
  /** The station of a line's train. */
  train: 12,
  /** 1: the train goes against the order of the stops. */
  back: 13,
  step: 14,
  /** Whose station it is. */
  owner: 15,
  /** Who has taken the spot of a card. */
  spot1: 16,
  spot2: 17,
  /** The money under a speculation chip, and the line's step at that time. */
  stake: 18,
  from: 19,
} as const;

export type CounterName = keyof typeof counter;
/** In the order of their indexes. */
export const counters = Object.keys(counter) as readonly CounterName[];
/** The spots of a card, as answers count them from 1. */
export const spotCounters = [counter.spot1, counter.spot2] as const;
