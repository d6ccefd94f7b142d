import { isObject, type Json, type JsonObject } from '#engine/kernel/json.ts';
import type { Next } from '#engine/kernel/next.ts';
import { Refused } from '#engine/kernel/system.ts';
import type { Place } from '#engine/kernel/table.ts';
import { putTable } from './table/put.ts';
import type { Tokyo } from './table/tokyo.ts';

/** The small cheats say what they are about, so that they still fit when the table has come out otherwise. */
export function cheat(game: Tokyo, given: JsonObject): Next {
  const [word, ...more] = Object.keys(given);
  const about = word === undefined ? undefined : given[word];
  if (word === undefined || more.length > 0 || !isObject(about)) throw new Refused('cheatUnknown', { cheat: given });
  switch (word) {
    case 'put':
      return putTable(game, about);
    case 'damage':
      return putTable(game, { pcs: { [text(about['pc'])]: { damage: about['to'] ?? null } } });
    case 'ap':
      return putTable(game, { pcs: { [text(about['pc'])]: { ap: about['to'] ?? null } } });
    case 'move':
      return putTable(game, { pcs: { [text(about['pc'])]: { area: about['area'] ?? null } } });
    case 'give': {
      const pc = text(about['pc']);
      const index = game.layout.pcs.indexOf(pc);
      if (index < 0) throw new Refused('putUnknown', { name: pc });
      const hand = game.table.at(game.layout.hands[index] as Place).map((card) => game.cardName(card));
      return putTable(game, { pcs: { [pc]: { hand: [...hand, freeCopy(game, text(about['card']), hand)] } } });
    }
    default:
      throw new Refused('cheatUnknown', { cheat: given });
  }
}

/** A copy that the hand does not hold yet. */
function freeCopy(game: Tokyo, card: string, hand: readonly string[]): string {
  if (card.includes('#')) return card;
  const copies = game.content.byId.get(card)?.copies ?? 0;
  return Array.from({ length: copies }, (_, i) => `${card}#${i + 1}`).find((name) => !hand.includes(name)) ?? card;
}

function text(value: Json | undefined): string {
  if (typeof value !== 'string') throw new Refused('putNoCard', { card: value ?? null });
  return value;
}
