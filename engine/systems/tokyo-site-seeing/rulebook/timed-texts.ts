import { timedTexts } from '#engine/library/abilities/timed-texts.ts';
import type { CardTextEntry } from '../content/entry.ts';
import type { TokyoGame } from '../table/game.ts';

/** Entries of a timing, in printed order. */
export function entriesAt(game: TokyoGame, source: number, when: string): readonly CardTextEntry[] {
  if (game.isCard(source)) return game.design(source).entries.filter((entry) => entry.when === when);
  const { start } = game.isBot(source) ? game.bot(source) : game.role(source);
  return start?.when === when ? [start] : [];
}

/** Card order within a card, players' order otherwise (TSS-PRIO-06). */
const { procedure, at } = timedTexts('TSS-PRIO-06', entriesAt);
export const textsAt = at;
export const timedTextProcedures = [procedure];
