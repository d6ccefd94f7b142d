import { isPart, type PartId, partIds } from '#renderer/desk/stage/part-ids.ts';
import { workspaceWords } from '#renderer/desk/words/generated/workspace-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';
import { editorPart } from '../documents/editor-part.ts';

const found = import.meta.glob<PartContribution>(['../../views/*/part.ts', '../../views/*/*-part.ts'], {
  import: 'part',
  eager: true,
});

const byId = new Map<PartId, PartContribution>([...Object.values(found), editorPart].map((part) => [part.id, part]));

export const parts: readonly PartContribution[] = partIds.flatMap((id) => byId.get(id) ?? []);

export function findPart(id: PartId): PartContribution {
  const part = byId.get(id);
  if (part === undefined) throw new Error(`No folder of views exports the part “${id}”`);
  return part;
}

/** In switches the editor is the text of what is chosen. */
export function shownName(id: PartId, locale: Locale): string {
  const words = workspaceWords[locale];
  const short: Readonly<Partial<Record<PartId, string>>> = {
    editor: words.text,
    cards: words.names.cards,
    explorer: words.files,
    search: words.search,
  };
  return short[id] ?? findPart(id).names[locale];
}

export const isKnownPart = (id: string): id is PartId => isPart(id) && byId.has(id);
