import type { KeptTexts, ToldTexts } from '#api/studio/kept-work.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { DiskFile } from '../project/project-files.ts';

/** What a page has told last, and the turn of that. */
interface Known {
  readonly turn: number;
  readonly texts: ReadonlyMap<string, string>;
}

type Told = ToldTexts['texts'][number];
type Edited = Exclude<Told, { text: string }>;

/**
 * The unsaved texts of open pages. A page tells of a text only what is other in it than when it told it last, or than on the
 * disk: what is kept is whole all the same.
 */
export class PagesTexts {
  private readonly pages = new Map<string, Known>();
  private readonly read: (path: string) => Promise<DiskFile | null>;

  /** `read`: a file of the project as it lies on the disk; null when there is none. */
  constructor(read: (path: string) => Promise<DiskFile | null>) {
    this.read = read;
  }

  /** The texts in whole; null when they go on from texts that are not known here, and must be told in whole. */
  async whole(page: string, { after, texts, ...beside }: ToldTexts): Promise<KeptTexts | null> {
    const known = this.pages.get(page);
    const whole: KeptTexts['texts'] = [];
    for (const told of texts) {
      if ('text' in told) {
        whole.push(told);
        continue;
      }
      const before = 'onDisk' in told ? await this.onDisk(told) : known?.turn === after && known?.texts.get(told.path);
      const text = typeof before === 'string' ? edited(before, told) : null;
      if (text === null) return null;
      whole.push({ path: told.path, text, base: told.base });
    }
    return { texts: whole, ...beside };
  }

  private async onDisk({ path, base, onDisk }: Extract<Told, { onDisk: number }>): Promise<string | null> {
    const file = await this.read(path);
    if (file === null || isFaulty(file) || file.version !== base || file.text.length !== onDisk) return null;
    return file.text;
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

/** Null: it is no text that this could have been told of. */
function edited(before: string, { from, to, instead }: Edited): string | null {
  return to < from || to > before.length ? null : before.slice(0, from) + instead + before.slice(to);
}
