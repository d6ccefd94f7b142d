/**
 * The figures of a careful beginner, in coins at the end if nothing else is said. Programs that differed in one of them
 * were played against each other.
 */
export const estimates = {
  /** Rounds for each star that the leading seat still has to place, and in a whole game. */
  rounds: { forStar: 4.5, whole: 27 },
  /** What a seat usually gains in each round until the end, on top of what it has. */
  inRound: { stars: 0.15, territories: 0.12, pairs: 0.06 },
  star: {
    /** Above its pay: it brings the end nearer for who has most. */
    tempo: 5,
    /** How much of it is felt before it is there, and how much less than in proportion at first. */
    felt: 0.95,
    ...{ steep: 1.05, steepWorkers: 1.1, steepPopularity: 3, steepPower: 2.5 },
  },
  /** Use of things in each round to come. */
  use: { upgrade: 0.05, mech: 0.08, structure: 0.02, recruit: 0.11, worker: 0.17 },
  /** Use of power and cards in combats to come. */
  might: { power: 0.55, morePower: 0.2, enough: 8, card: 0.8, moreCards: 0.25, hand: 4 },
  /** How much less territories and resources count while they can still be lost or spent. */
  early: { territories: 0.4, goods: 0.7 },
  /** Weight of the resources for the next bottom action and for the one after it; rounds to spend them. */
  bottom: { next: 0.55, afterNext: 0.2, rounds: 3, ownBonus: 0.7, once: 2.5 },
  goal: {
    /** An encounter, and a factory card, before one knows which. */
    ...{ encounter: 4.5, factoryCard: 4 },
    /** How much less a goal is worth with each step, and how much of it is felt by coming nearer. */
    ...{ fading: 0.6, nearer: 0.6 },
    /** Moves for less are left. */
    effort: 0.15,
  },
  site: {
    /** Production to come: how often, for how many rounds, on how many hexes, and how much of the other hexes. */
    ...{ often: 0.3, rounds: 8, hexes: 2, others: 0.35 },
    /** How many resources of one kind are useful at once, and the value of any beyond that. */
    ...{ few: 3, more: 0.3 },
  },
  combat: {
    /** Share of their power that others usually dial, what a card adds, and the share of their cards that they use. */
    ...{ dial: 0.65, card: 2.9, used: 0.6 },
    /** Uncertainty of their sum, and the value of winning ties. */
    ...{ doubt: 1.7, tie: 0.5 },
    /** How much of its own power a seat counts on. */
    own: 0.85,
    /** To be driven home, and to drive others home. */
    ...{ wayBack: 2, drivenHome: 1 },
    /** What a combat costs in power and cards. */
    ...{ spent: 0.35, least: 0.6 },
  },
  /** Size of a lead, in coins, that may be luck: at the end of the game, and how much more at its start. */
  position: { unsure: 5, unsureEarly: 12 },
  choice: { way: 0.12, bonus: 0.12, cardUses: 3, reveal: 100, fulfilled: 4 },
};
