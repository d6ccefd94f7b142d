import { playStore } from '../play/play-store.ts';
import { piece } from '../state/desk-state.ts';
import { HeldText, type HeldTexts } from '../texts/held-text.ts';
import { TextVersions } from './kept-texts.ts';

// The texts behind the contents that were played since the desk was opened: with them it can be said how a line was.

/** As many of those that were played are kept. */
const MOST = 24;

class KnownContents {
  readonly played = new TextVersions(MOST);
  /** Those that were kept with pinned lines. */
  readonly pinned = new Map<string, HeldTexts>();
  /** Those with which the desk was opened. */
  opened: HeldTexts | null = null;
}
const contents = piece(() => new KnownContents());

/** From now on remembers what is played on. */
export function rememberContents(): void {
  playStore.subscribe(({ playedOn, view }, before) => {
    if (playedOn === null) return;
    contents().opened ??= playedOn;
    if (view === null || view === before.view || contents().played.has(view.contentHash)) return;
    contents().played.keep(view.contentHash, playedOn);
  });
}

/** Those that were kept with a pinned line are at hand from now on. What is still written so is held once. */
export function knowTexts(hash: string, texts: Readonly<Record<string, string>>): HeldTexts {
  const now = playStore.getState().playedOn ?? {};
  const held = Object.entries(texts).map(([path, text]) => {
    const own = now[path];
    return [path, own?.is(text) === true ? own : new HeldText(text)] as const;
  });
  const known: HeldTexts = Object.fromEntries(held);
  contents().pinned.set(hash, known);
  return known;
}

/** The texts of a content; null: nobody has them. */
export const textsOfContent = (hash: string): HeldTexts | null =>
  contents().pinned.get(hash) ?? contents().played.find(hash);

export const openedTexts = (): HeldTexts | null => contents().opened;
