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
  return game.once('enemies', () => game.slotCards().filter((card) => game.isEnemy(card)));
}

export function entryOf(game: Tokyo, source: Thing, effect: number): Entry | undefined {
  if (game.isSkill(source)) {
    const entry = game.role(game.skillOwner(source)).skills[game.skillKind(source)];
    return entry === null ? undefined : entry;
  }
  return game.design(source).entries.find((entry) => entry.effect === effect);
}

/** Whether using it could change anything: its condition holds and an effect of it has something to do. */
export function hasUse(game: Tokyo, { by, source, entry }: Usable, target: Thing): boolean {
  const scope = game.scope(by, source, { target });
  if (entry.condition !== null && !entry.condition(game, scope)) return false;
  return game.block(entry.block)?.effects.some((effect) => effect.canChange(game, scope)) === true;
}
