import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { ownText } from '#authoring/text/edits/text-edit.ts';
import { CompressedText, type CompressedTexts } from '../texts/compressed-text.ts';
import { typedTexts } from '../texts/typed-texts.ts';

interface Stood {
  readonly from: number;
  readonly to: number;
  readonly instead: string;
}

interface Older {
  readonly key: string;
  /** How to restore the texts from the next newer version; null: the text did not exist. */
  readonly back: ReadonlyMap<string, Stood | CompressedText | null>;
}

/** Past versions of the texts. Only the newest is stored in full; older ones are stored as differences. */
export class TextVersions {
  private newest: { readonly key: string; readonly texts: CompressedTexts } | null = null;
  private older: readonly Older[] = [];
  private readonly most: number;

  /** `most`: how many versions are kept. */
  constructor(most: number) {
    this.most = most;
  }

  has(key: string): boolean {
    return this.newest?.key === key || this.older.some((one) => one.key === key);
  }

  keep(key: string, texts: CompressedTexts): void {
    const { newest } = this;
    if (newest !== null)
      this.older = [{ key: newest.key, back: wayBack(texts, newest.texts) }, ...this.older].slice(0, this.most - 1);
    this.newest = { key, texts };
  }

  /** Null: not kept. */
  find(key: string): CompressedTexts | null {
    const { newest, older } = this;
    if (newest === null || newest.key === key) return newest?.texts ?? null;
    const at = older.findIndex((one) => one.key === key);
    if (at < 0) return null;
    const texts = new Map(Object.entries(newest.texts));
    for (const { back } of older.slice(0, at + 1)) goBack(texts, back);
    return Object.fromEntries(texts);
  }
}

function wayBack(now: CompressedTexts, before: CompressedTexts): Older['back'] {
  const back = new Map<string, Stood | CompressedText | null>();
  for (const path of Object.keys(now)) if (before[path] === undefined) back.set(path, null);
  for (const [path, held] of Object.entries(before)) {
    const newer = now[path];
    if (newer === undefined) back.set(path, held);
    else if (!newer.is(held)) back.set(path, stoodIn(newer.text, held.text));
  }
  return back;
}

function stoodIn(newer: string, older: string): Stood {
  const { from, before: to, after } = typedTexts().between(newer, older);
  return { from, to, instead: ownText(older.slice(from, after)) };
}

function goBack(texts: Map<string, CompressedText>, back: Older['back']): void {
  for (const [path, stood] of back) {
    if (stood === null) texts.delete(path);
    else if (stood instanceof CompressedText) texts.set(path, stood);
    else {
      const { from, to, instead: text } = stood;
      const newer = new SplicedText(texts.get(path)?.text ?? '');
      texts.set(path, new CompressedText(newer.edited({ offset: from, length: to - from, text }).toString()));
    }
  }
}
