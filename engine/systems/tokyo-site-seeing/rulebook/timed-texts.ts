import { runBlock } from '#engine/kernel/language/effect-procedures.ts';
import { goto, type Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { Entry } from '../content/content.ts';
import type { Timing } from '../contract/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { call, procedure } from './book.ts';

/** What a card, a board or a BOT card says at one timing, as it is printed from the top. */
export function entriesAt(game: TokyoGame, source: Thing, when: Timing): readonly Entry[] {
  if (game.isCard(source)) return game.design(source).entries.filter((entry) => entry.when === when);
  const { start } = game.isBot(source) ? game.bot(source) : game.role(source);
  return start?.when === when ? [start] : [];
}

/**
 * One text after the other as the card has them, each with its condition looked at when its turn comes: a card orders
 * its own texts, and the players those that nothing orders (TSS-PRIO-06). A card that takes itself away is still read
 * to its end.
 */
const timedTexts = procedure(
  'timedTexts',
  ({ self, source, when }: { self: Thing; source: Thing; when: Timing }) => ({ self, source, when, at: 0 }),
  ({ step }) => ({
    next: step('TSS-PRIO-06', (game, my): Next => {
      const entry = entriesAt(game, my.source, my.when)[my.at];
      if (entry === undefined) return undefined;
      my.at++;
      const scope = game.scope(my.self, my.source);
      const speaks = entry.condition === null || entry.condition(game, scope);
      return [speaks ? runBlock(entry.block, scope) : undefined, goto('next')];
    }),
  }),
  ['source'],
);

/** What something says at a timing is done. `self`: whose text it is or whom it concerns, or -1. */
export function textsAt(game: TokyoGame, self: Thing, source: Thing, when: Timing): Next {
  return entriesAt(game, source, when).length === 0 ? undefined : call(timedTexts, { self, source, when });
}

export const timedTextProcedures = [timedTexts];
