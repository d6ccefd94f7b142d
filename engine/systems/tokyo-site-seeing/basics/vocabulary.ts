/** Words shared by code and JSON, in rulebook order. */
export const abilities = ['economy', 'tech', 'combat', 'empathy'] as const;
export type Ability = (typeof abilities)[number];

/** Rising order (TSS-COMP-36). */
export const rarities = ['starter', 'common', 'rare', 'epic', 'unique'] as const;
export type Rarity = (typeof rarities)[number];
/** Default copies in the box (TSS-COMP-34). */
export const copiesOf: { readonly [R in Rarity]: number } = { starter: 1, common: 4, rare: 3, epic: 2, unique: 1 };

/** First to strike first (TSS-BATTLE-08). */
export const ranges = ['far+', 'far', 'near+', 'near'] as const;
export type AttackRange = (typeof ranges)[number];

export const damageTypes = ['physical', 'cognitive'] as const;
export type DamageType = (typeof damageTypes)[number];

export const marketKinds = ['weapon', 'item', 'follower'] as const;
export type MarketKind = (typeof marketKinds)[number];

export const pileKinds = ['weapon', 'item', 'follower', 'site', 'artifact', 'trouble'] as const;
export type PileKind = (typeof pileKinds)[number];
/** Kinds with their own discard pile; others go to a PC's. */
export const discardKinds = ['trouble', 'site', 'artifact'] as const;
export type CardKind = PileKind | 'starter' | 'scenario' | 'mod';
export const solvableKinds = ['trouble', 'site', 'scenario'] as const;

export const skillKinds = ['support', 'enhancement', 'site'] as const;
export type SkillKind = (typeof skillKinds)[number];

/** Both skills share the card's exhaust tokens (TSS-COMP-28, TSS-COMP-29). */
export const botSkillKinds = ['support', 'site'] as const;

/** By a check, or by a card's text (TSS-BUY-02, TSS-BUY-03). */
export const purchaseWays = ['check', 'card'] as const;

/** (TSS-ROUND-01) */
export const phases = ['draw', 'start', 'hand', 'actions', 'end', 'refill'] as const;
export type Phase = (typeof phases)[number];

export const normalAreas = ['SNG', 'SBY', 'SJK', 'AKB'] as const;
export const siteArea = 'SITE';
export const areaIds = [...normalAreas, siteArea] as const;

export const results = ['', 'cleared', 'defeated'] as const;

/** Times of entries besides triggers. */
export const timings = ['play', 'use', 'constant', 'start', 'end', 'solve', 'reveal', 'success', 'failure'] as const;
export type Timing = (typeof timings)[number];
export const afterWords = ['exhaust', 'discard', 'scrap', 'remove'] as const;
export type AfterWord = (typeof afterWords)[number];

/** Numbers that constant texts can modify. */
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

/** Permissions for `allow` and `forbid`. */
export const permissions = ['drop', 'buy', 'heal'] as const;

export const handSize = 4;
/** Hand of two PCs that share it, and cards of it per check (TSS-SOLO-06, TSS-CHECK-17). */
export const sharedHandSize = 7;
export const sharedCardsPerCheck = 4;
export const apSupply = 12;
export const equipmentSlots = 3;
/** Targets of moves; into SITE it falls per trouble at the entrance (TSS-MOVE-02, TSS-MOVE-05). */
export const moveAcross = 3;
export const enterSite = { target: 9, lessForTrouble: 2 } as const;
export const helpPerCheck = 3;
/** Cards from the top among which each reward card is mixed (TSS-SETUP-11). */
export const cardsPerReward = 7;
export const botExhaust = 2;
