import type { Documents } from '#engine/kernel/contract/system.ts';
import sheets from '#engine/systems/tokyo-site-seeing/words/sheets.json' with { type: 'json' };
import { type GamePrint, gamePrint } from '../../library/game-print.ts';
import { rulebook, type WordGroup } from '../rulebook-words.ts';

export type SheetGroup = WordGroup | keyof typeof sheets;
export type SheetWords = GamePrint<SheetGroup>;

const groups = { ...rulebook, ...sheets };

export const sheetWords = (documents: Documents, locale: string): SheetWords =>
  gamePrint<SheetGroup>(groups, documents, locale);
