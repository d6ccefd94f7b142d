import type { KeptTexts, SentTexts } from '#api/studio/kept-work.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { DiskFile } from '../project/project-files.ts';

interface Known {
  readonly turn: number;
  readonly texts: ReadonlyMap<string, string>;
}

type Told = SentTexts['texts'][number];
type Edited = Exclude<Told, { text: string }>;

/** Unsaved texts of open pages. Pages send edits to their last message or the file on disk; the whole text is kept. */
export class UnsavedTexts {
  private readonly pages = new Map<string, Known>();
  private readonly read: (path: string) => Promise<DiskFile | null>;

  constructor(read: (path: string) => Promise<DiskFile | null>) {
    this.read = read;
  }

  /** Full texts; null: the base is unknown, and the page must send everything. */
  async whole(page: string, { after, texts, ...beside }: SentTexts): Promise<KeptTexts | null> {
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

  took(page: string, { texts }: KeptTexts): number {
    const { turn, texts: before } = this.pages.get(page) ?? { turn: 0, texts: [] };
    // Saved texts stay known: editing continues from them.
    const known = new Map([...before, ...texts.map(({ path, text }) => [path, text] as const)]);
    this.pages.set(page, { turn: turn + 1, texts: known });
    return turn + 1;
  }
}

function edited(before: string, { from, to, instead }: Edited): string | null {
  return to < from || to > before.length ? null : before.slice(0, from) + instead + before.slice(to);
}
