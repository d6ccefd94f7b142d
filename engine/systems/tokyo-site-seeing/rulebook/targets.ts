import { canBeDone } from '#engine/kernel/language/effect-procedures.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { CardTextEntry } from '../content/entry.ts';
import { query, slots } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';

/** An entry that its owner may use: of a card in hand, equipment or a skill. */
export interface Usable {
  readonly by: Thing;
  readonly source: Thing;
  readonly entry: CardTextEntry;
}

/** Enemies in slots, covered ones included. */
export const enemies = query({ places: slots }, (game) =>
  [...game.slotCards(), ...game.at('exploration')].filter((card) => game.isEnemy(card)),
);

export function entryOf(game: TokyoGame, source: Thing, effect: number): CardTextEntry | undefined {
  if (game.isSkill(source)) {
    const entry = game.role(game.skillOwner(source)).skills[game.skillKind(source)];
    return entry === null ? undefined : entry;
  }
  const { entries } = game.isBot(source) ? game.bot(source) : game.design(source);
  for (const entry of entries) if (entry.effect === effect) return entry;
  return undefined;
}

export function isForbidden(game: TokyoGame, { by, source, entry }: Usable, target: Thing): boolean {
  return entry.condition !== null && !entry.condition(game, game.scope(by, source, { target }));
}

export function canChange(game: TokyoGame, { by, source, entry }: Usable): boolean {
  const scope = game.scope(by, source);
  return (entry.condition === null || entry.condition(game, scope)) && canBeDone(game, entry.block, scope);
}
const leaving: readonly unknown[] = ['discard', 'scrap', 'remove'];
/** A use must do more than exhaust (TSS-USE-07): part of the text (TSS-FAQ-01), or the card leaves afterwards. */
export function wouldDoNothing(game: TokyoGame, usable: Usable): boolean {
  const { entry } = usable;
  return !leaving.includes(entry.after?.do) && !canChange(game, usable);
}

function conditionOf(game: TokyoGame, pick: { readonly [field: string]: number }): Node | undefined {
  return entryOf(game, meansOf(pick), pick['effect'] ?? -1)?.conditionNode ?? undefined;
}
const attackCondition = (game: TokyoGame, _: object, { target }: Aim): Node | undefined =>
  game.design(target).attackIfNode ?? undefined;
/** Conditions that forbid an attack: of the text or the enemy. */
export const saysOfAttacks = (rule: RuleId) => ({
  'TSS-PRIO-01': attackCondition,
  [rule]: (game: TokyoGame, _: object, pick: Aim) => conditionOf(game, pick),
});
export const saysOfUses = (rule: RuleId) => ({
  [rule]: (game: TokyoGame, _: object, pick: { readonly [field: string]: number }) => conditionOf(game, pick),
});

interface Aim {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly target: Thing;
}
export const meansOf = ({ card, skill, bot }: { readonly [field: string]: number }): Thing =>
  card ?? skill ?? bot ?? -1;

/** Same area; with reach also adjacent, but not across the border of SITE (TSS-SITE-41). */
function reaches(game: TokyoGame, by: Thing, target: Thing, reach: number): boolean {
  const [from, to] = [game.areaOf(by), game.areaOfCard(target)];
  if (from === to) return true;
  return reach > 0 && !game.isSite(from) && !game.isSite(to) && game.adjacent(from).includes(to);
}
/** Attack conditions of an enemy; scenario cards override the book (TSS-PRIO-01). */
const isBarred = (game: TokyoGame, by: Thing, target: Thing): boolean => {
  const { attackIf } = game.design(target);
  return attackIf !== null && !attackIf(game, game.scope(by, target));
};

export const outOfReach = {
  'TSS-BATTLE-24': (game: TokyoGame, _: object, pick: Aim) => {
    const reach = entryOf(game, meansOf(pick), pick['effect'] ?? -1)?.reach ?? 0;
    return !reaches(game, pick.by, pick.target, reach);
  },
  'TSS-BATTLE-30': (game: TokyoGame, _: object, { target }: Aim) => game.isCovered(target),
  'TSS-PRIO-01': (game: TokyoGame, _: object, { by, target }: Aim) => isBarred(game, by, target),
};

export function couldAttack(game: TokyoGame, usable: Usable, target: Thing): boolean {
  const { by, source, entry } = usable;
  if (!entry.attack || game.isCovered(target) || isBarred(game, by, target)) return false;
  return isReady(game, source) && reaches(game, by, target, entry.reach) && !isForbidden(game, usable, target);
}

/** Neither sealed nor exhausted (TSS-USE-02, TSS-SKILL-02, TSS-SKILL-03). */
export function isReady(game: TokyoGame, source: Thing): boolean {
  if (game.count(source, counter.exhaust) > 0) return false;
  return !game.isSkill(source) || game.count(source, counter.sealed) === 0;
}
