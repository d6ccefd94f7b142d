import type { KeptTexts, ToldTexts } from '#api/kept-work.ts';

/** What a page has told last, and the turn of that. */
interface Known {
  readonly turn: number;
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * The unsaved texts of open pages. A page tells of a text only what is other in it than when it told it last: what is
 * kept is whole all the same.
 */
export class PagesTexts {
  private readonly pages = new Map<string, Known>();

  /** The texts in whole; null when they go on from texts that are not known here, and must be told in whole. */
  whole(page: string, { after, texts, ...beside }: ToldTexts): KeptTexts | null {
    const known = this.pages.get(page);
    const whole: KeptTexts['texts'] = [];
    for (const told of texts) {
      if ('text' in told) whole.push(told);
      else {
        const before = known?.turn === after ? known?.texts.get(told.path) : undefined;
        if (before === undefined || told.to < told.from || told.to > before.length) return null;
        const text = before.slice(0, told.from) + told.instead + before.slice(told.to);
        whole.push({ path: told.path, text, base: told.base });
      }
    }
    return { texts: whole, ...beside };
  }

  /** Notes what was kept; the turn that what is told next goes on from. */
  took(page: string, { texts }: KeptTexts): number {
    const { turn, texts: before } = this.pages.get(page) ?? { turn: 0, texts: [] };
    // One that was saved meanwhile is known on: whoever saves goes on writing.
    const known = new Map([...before, ...texts.map(({ path, text }) => [path, text] as const)]);
    this.pages.set(page, { turn: turn + 1, texts: known });
    return turn + 1;
  }
}
