import { usePlay } from '../play/play-store.ts';
import { KeptTexts } from './kept-texts.ts';

// The texts behind the contents that were played since the desk was opened: with them it can be said how a line was.

type Texts = Readonly<Record<string, string>>;

/** As many of those that were played are kept. */
const MOST = 24;

class KnownContents {
  readonly played = new KeptTexts(MOST);
  /** Those that were kept with pinned lines. */
  readonly pinned = new Map<string, Texts>();
  /** Those with which the desk was opened. */
  opened: Texts | null = null;
}
const known = new KnownContents();

/** From now on remembers what is played on. */
export function rememberContents(): void {
  usePlay.subscribe(({ playedOn, view }, before) => {
    if (playedOn === null) return;
    known.opened ??= playedOn;
    if (view === null || view === before.view || known.played.has(view.contentHash)) return;
    known.played.keep(view.contentHash, playedOn);
  });
}

/** Those that were kept with a pinned line are at hand from now on. What is still written so is held once. */
export function knowTexts(hash: string, texts: Texts): void {
  const now = usePlay.getState().playedOn ?? {};
  const held = Object.entries(texts).map(([path, text]) => [path, text === now[path] ? now[path] : text]);
  known.pinned.set(hash, Object.fromEntries(held) as Texts);
}

/** The texts of a content; null: nobody has them. */
export const textsOfContent = (hash: string): Texts | null => known.pinned.get(hash) ?? known.played.find(hash);

export const openedTexts = (): Texts | null => known.opened;
