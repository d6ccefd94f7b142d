import { usePlay } from '../play/play-store.ts';

// The texts behind the contents that were played since the desk was opened: with them it can be said how a line was.

type Texts = Readonly<Record<string, string>>;

/** As many are kept; texts that did not change are shared by them. */
const MOST = 24;

class KnownContents {
  readonly texts = new Map<string, Texts>();
  /** Those with which the desk was opened. */
  opened: Texts | null = null;
}
const known = new KnownContents();

/** From now on remembers what is played on. */
export function rememberContents(): void {
  usePlay.subscribe(({ playedOn, view }, before) => {
    if (playedOn === null) return;
    known.opened ??= playedOn;
    if (view === null || view === before.view || known.texts.has(view.contentHash)) return;
    known.texts.set(view.contentHash, playedOn);
    const [oldest] = known.texts.keys();
    if (known.texts.size > MOST && oldest !== undefined) known.texts.delete(oldest);
  });
}

/** Those that were kept with a pinned line are at hand from now on. */
export function knowTexts(hash: string, texts: Texts): void {
  known.texts.set(hash, texts);
}

/** The texts of a content; null: nobody has them. */
export const textsOfContent = (hash: string): Texts | null => known.texts.get(hash) ?? null;

export const openedTexts = (): Texts | null => known.opened;
