import { playStore } from '../play/play-store.ts';
import { deskState } from '../state/desk-state.ts';
import { CompressedText, type CompressedTexts } from '../texts/compressed-text.ts';
import { TextVersions } from './kept-texts.ts';

// The texts of contents played since opening, to compare lines with.

const MOST = 24;

class KnownContents {
  readonly played = new TextVersions(MOST);
  readonly pinned = new Map<string, CompressedTexts>();
  opened: CompressedTexts | null = null;
}
const contents = deskState(() => new KnownContents());

export function rememberContents(): void {
  playStore.subscribe(({ playedOn, view }, before) => {
    if (playedOn === null) return;
    contents().opened ??= playedOn;
    if (view === null || view === before.view || contents().played.has(view.contentHash)) return;
    contents().played.keep(view.contentHash, playedOn);
  });
}

/** Adds the texts of a pinned line; texts that are still current are shared. */
export function knowTexts(hash: string, texts: Readonly<Record<string, string>>): CompressedTexts {
  const now = playStore.getState().playedOn ?? {};
  const held = Object.entries(texts).map(([path, text]) => {
    const own = now[path];
    return [path, own?.is(text) === true ? own : new CompressedText(text)] as const;
  });
  const known: CompressedTexts = Object.fromEntries(held);
  contents().pinned.set(hash, known);
  return known;
}

/** Null: unknown. */
export const textsOfContent = (hash: string): CompressedTexts | null =>
  contents().pinned.get(hash) ?? contents().played.find(hash);

export const openedTexts = (): CompressedTexts | null => contents().opened;
