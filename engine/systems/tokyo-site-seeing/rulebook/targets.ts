import type { Thing } from '#engine/kernel/table.ts';
import type { Entry } from '../content.ts';
import type { Tokyo } from '../table/tokyo.ts';

/** A text that its owner may use: a card in hand, an equipped card or a skill, with one of its entries. */
export interface Usable {
  readonly by: Thing;
  readonly source: Thing;
  readonly entry: Entry;
}

/** Every enemy in the slots, covered ones too: what an attack could be aimed at. */
export function enemies(game: Tokyo): readonly Thing[] {
  return game.once('enemies', () =>
    [...game.slotCards(), ...game.table.at(game.layout.explored)].filter((card) => game.isEnemy(card)),
  );
}

export function entryOf(game: Tokyo, source: Thing, effect: number): Entry | undefined {
  if (game.isSkill(source)) {
    const entry = game.role(game.skillOwner(source)).skills[game.skillKind(source)];
    return entry === null ? undefined : entry;
  }
  if (game.isBot(source)) return game.bot(source).entries.find((entry) => entry.effect === effect);
  return game.design(source).entries.find((entry) => entry.effect === effect);
}

/**
 * Whether the text's own condition forbids to use it. A text that can do nothing just now may still be used:
 * what is impossible is ignored (TSS-FAQ-01).
 */
export function isForbidden(game: Tokyo, { by, source, entry }: Usable, target: Thing): boolean {
  return entry.condition !== null && !entry.condition(game, game.scope(by, source, { target }));
}

interface Aim {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly target: Thing;
}
/** What keeps an enemy from being attacked, whatever the attack is made with. */
export const outOfReach = {
  'TSS-BATTLE-24': (game: Tokyo, _: object, { by, target }: Aim) => game.areaOfCard(target) !== game.areaOf(by),
  'TSS-BATTLE-30': (game: Tokyo, _: object, { target }: Aim) => game.isCovered(target),
};
