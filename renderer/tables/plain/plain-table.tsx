import { lazy, memo } from 'react';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { translated } from '#renderer/desk/project/translated.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { lateBoard } from '../library/late-board.tsx';
import { Standings } from '../library/standings.tsx';
import type { TableView } from '../table-view.ts';
import { Cheats } from './cheats.tsx';
import { firstSetup, Setup } from './setup.tsx';

const Nothing = () => null;

/** The table of games without their own: from table document, schemas and words. */
export const plainTable: TableView = {
  firstSetup: ({ 'studio.json': manifest }) => (manifest === undefined ? null : firstSetup),
  firstDocument: (paths) => paths.find((path) => path !== 'studio.json' && !path.startsWith('l10n/')) ?? null,
  entriesIn,
  DocumentSign: Nothing,
  ActionSign: Nothing,
  ActionCost: Nothing,
  Setup: memo(Setup),
  Board: lateBoard(async () => (await import('./board.tsx')).Board),
  Cheats: memo(Cheats),
  loadSheet: async () => null,
  loadFaces: async () => null,
  loadDrawing: async () => null,
  loadParts: async () => [],
  Face: lazy(async () => ({ default: (await import('./no-face.tsx')).NoFace })),
  end: { Story: Nothing, Rank: memo(Standings), Rewards: Nothing },
  gameName,
};

function gameName(_: JsonObject, documents: Documents, locale: Locale): string {
  const manifest = documents['studio.json'];
  if (!isObject(manifest)) return '';
  const { id, title } = manifest;
  return translated(documents, locale, 'studio.json', `${String(id)}/title`) ?? String(title ?? '');
}

function entriesIn(path: string, document: Json): number | null {
  if (path.startsWith('l10n/') || !isObject(document)) return null;
  const lists = Object.values(document).filter((list) => Array.isArray(list));
  const entries = lists.flat().filter((entry) => isObject(entry as Json) && 'id' in (entry as object));
  return entries.length === 0 ? null : entries.length;
}
