/** The closed words of the game that code and JSON share; their order is the rulebook's order. */
export const abilities = ['economy', 'tech', 'combat', 'empathy'] as const;
export type Ability = (typeof abilities)[number];

/** Rarity in rising order (TSS-COMP-36). */
export const rarities = ['starter', 'common', 'rare', 'epic', 'unique'] as const;
export type Rarity = (typeof rarities)[number];
/** Copies of a design in the box, when it does not say (TSS-COMP-34). */
export const copiesOf: { readonly [R in Rarity]: number } = { starter: 1, common: 4, rare: 3, epic: 2, unique: 1 };

/** Ranges, the first to strike first (TSS-BATTLE-08). */
export const ranges = ['far+', 'far', 'near+', 'near'] as const;
export type Range = (typeof ranges)[number];

export const damageTypes = ['physical', 'cognitive'] as const;
export type DamageType = (typeof damageTypes)[number];

export const marketKinds = ['weapon', 'item', 'follower'] as const;
export type MarketKind = (typeof marketKinds)[number];

export const pileKinds = ['weapon', 'item', 'follower', 'site', 'artifact', 'trouble'] as const;
export type PileKind = (typeof pileKinds)[number];
/** The kinds of cards with discard piles of their own. All others go to a PC's discards. */
export const discardKinds = ['trouble', 'site', 'artifact'] as const;
export type CardKind = PileKind | 'starter' | 'scenario' | 'mod';
/** What can be solved. */
export const solvableKinds = ['trouble', 'site', 'scenario'] as const;

export const skillKinds = ['support', 'enhancement', 'site'] as const;
export type SkillKind = (typeof skillKinds)[number];

/** A BOT card has two skills; both share its exhaust tokens (TSS-COMP-28, TSS-COMP-29). */
export const botSkillKinds = ['support', 'site'] as const;

/** How a card is bought: by a check, or by a card that says so (TSS-BUY-02, TSS-BUY-03). */
export const purchaseWays = ['check', 'card'] as const;

/** The six phases of a round (TSS-ROUND-01). */
export const phases = ['draw', 'start', 'hand', 'actions', 'end', 'refill'] as const;
export type Phase = (typeof phases)[number];

export const normalAreas = ['SNG', 'SBY', 'SJK', 'AKB'] as const;
/** The sealed area in the middle. */
export const siteArea = 'SITE';
export const areaIds = [...normalAreas, siteArea] as const;

export const results = ['', 'cleared', 'defeated'] as const;

/** When an entry of a card has its say, besides triggers. */
export const timings = ['play', 'use', 'constant', 'start', 'end', 'solve', 'reveal', 'success', 'failure'] as const;
export type Timing = (typeof timings)[number];
export const afterWords = ['exhaust', 'discard', 'scrap', 'remove'] as const;
export type AfterWord = (typeof afterWords)[number];

/** Numbers that a standing text can alter. */
export const alterable = [
  ...abilities,
  'maxHp',
  'handSize',
  'moveTarget',
  'enterTarget',
  'moveBonus',
  'moveAreas',
  'capacity',
  'cost',
  'equipTarget',
] as const;

/** What a text in force may forbid or allow to be done with a thing. */
export const permissions = ['drop', 'buy', 'heal'] as const;

export const handSize = 4;
/** Of two PCs that share their hand; and how many of its cards may go into one check (TSS-SOLO-06, TSS-CHECK-17). */
export const sharedHandSize = 7;
export const sharedCardsPerCheck = 4;
export const apSupply = 12;
export const equipmentSlots = 3;
/** The target of a move between areas, and into SITE with so many less for each trouble at the entrance (TSS-MOVE-02, TSS-MOVE-05). */
export const moveAcross = 3;
export const enterSite = { target: 9, lessForTrouble: 2 } as const;
export const helpPerCheck = 3;
/** From the top of a deck, for each reward card that is mixed in (TSS-SETUP-11). */
export const cardsPerReward = 7;
export const botExhaust = 2;
