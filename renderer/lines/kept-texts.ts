import { ownText } from '#authoring/text-edit.ts';
import { TextListener, type TextsTold, TextTeller } from '../workers/texts-told.ts';

type Texts = Readonly<Record<string, string>>;

interface Older {
  readonly key: string;
  /** What makes the texts of this version of those of the next newer one. */
  readonly back: TextsTold;
}

/**
 * The texts of some versions of a project. Only the newest are held in whole: of a long file an edit changes a letter, and
 * of an older version nothing is held but that.
 */
export class KeptTexts {
  private newest: { readonly key: string; readonly texts: Texts } | null = null;
  /** The newest first. */
  private older: readonly Older[] = [];
  private readonly most: number;

  /** `most`: how many versions are kept. */
  constructor(most: number) {
    this.most = most;
  }

  has(key: string): boolean {
    return this.newest?.key === key || this.older.some((one) => one.key === key);
  }

  /** Keeps a version, as the newest. */
  keep(key: string, texts: Texts): void {
    const { newest } = this;
    if (newest !== null) {
      const teller = tellerOf(texts);
      const back = teller.tell(new Map(Object.entries(newest.texts)));
      this.older = [{ key: newest.key, back: withOwnText(back) }, ...this.older].slice(0, this.most - 1);
    }
    this.newest = { key, texts };
  }

  /** The texts of a version, put together anew when it is not the newest; null: it is not kept. */
  find(key: string): Texts | null {
    const { newest, older } = this;
    if (newest === null || newest.key === key) return newest?.texts ?? null;
    const at = older.findIndex((one) => one.key === key);
    if (at < 0) return null;
    const listener = new TextListener();
    let heard = listener.hear(new TextTeller().tell(new Map(Object.entries(newest.texts))));
    for (const { back } of older.slice(0, at + 1)) heard = listener.hear(back);
    return Object.fromEntries([...heard].map(([path, text]) => [path, text.toString()]));
  }
}

function tellerOf(texts: Texts): TextTeller {
  const teller = new TextTeller();
  teller.tell(new Map(Object.entries(texts)));
  return teller;
}

/** As it can be kept without the texts that it was found in. */
const withOwnText = ({ texts, gone }: TextsTold): TextsTold => ({
  texts: texts.map((told) => ('whole' in told ? told : { ...told, instead: ownText(told.instead) })),
  gone,
});
