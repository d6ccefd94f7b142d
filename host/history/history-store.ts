import { stat } from 'node:fs/promises';
import { partsIn, readIndex, textsFile } from './history-part.ts';
import type { IndexLine, TextPosition } from './index-line.ts';
import { textOf } from './read-history-text.ts';

interface Part {
  upTo: number;
  damaged: number;
  readonly lines: IndexLine[];
  readonly places: Map<string, TextPosition>;
}

/** All parts of a history, of any process. Only new lines are read again. */
export class HistoryStore {
  readonly folder: string;
  private parts = new Map<string, Part>();
  private byPath = new Map<string, IndexLine[]>();
  private newest = new Map<string, IndexLine>();

  constructor(folder: string) {
    this.folder = folder;
  }

  async refresh(): Promise<void> {
    const names = await partsIn(this.folder);
    if ([...this.parts.keys()].some((name) => !names.includes(name))) this.forget();
    for (const name of names) {
      const known = this.parts.get(name);
      const read = await readIndex(this.folder, name, known?.upTo ?? 0).catch(() => null);
      if (read === null) continue;
      if (read.isAnew) {
        this.forget();
        return await this.refresh();
      }
      const part = known ?? { upTo: 0, damaged: 0, lines: [], places: new Map() };
      this.parts.set(name, part);
      part.upTo = read.upTo;
      part.damaged += read.damaged;
      for (const line of read.lines) this.take(part, line);
    }
  }

  private forget(): void {
    this.parts = new Map();
    this.byPath = new Map();
    this.newest = new Map();
  }

  private take(part: Part, line: IndexLine): void {
    part.lines.push(line);
    if (line.version !== null && line.place !== null) part.places.set(line.version, line.place);
    const own = this.byPath.get(line.path);
    if (own === undefined) this.byPath.set(line.path, [line]);
    else own.push(line);
    if (line.at >= (this.newest.get(line.path)?.at ?? 0)) this.newest.set(line.path, line);
  }

  get paths(): readonly string[] {
    return [...this.byPath.keys()];
  }

  get damaged(): number {
    return [...this.parts.values()].reduce((sum, part) => sum + part.damaged, 0);
  }

  linesOf(path: string): readonly IndexLine[] {
    const sorted = (this.byPath.get(path) ?? []).toSorted((a, b) => b.at - a.at);
    // A crash during compaction leaves both the old parts and the new one.
    return sorted.filter((line, i) => line.at !== sorted[i - 1]?.at || line.version !== sorted[i - 1]?.version);
  }

  newestOf(path: string): IndexLine | null {
    return this.newest.get(path) ?? null;
  }

  newestTextOf(path: string): number {
    return this.linesOf(path).find(({ version }) => version !== null)?.at ?? 0;
  }

  /** Null: unreadable; undefined: never kept. */
  async bytesOf(version: string): Promise<Buffer | null | undefined> {
    let isKnown = false;
    for (const [name, { places }] of [...this.parts].reverse()) {
      if (!places.has(version)) continue;
      isKnown = true;
      const bytes = await textOf(this.folder, name, places, version);
      if (bytes !== null) return bytes;
    }
    return isKnown ? null : undefined;
  }

  /** In bytes. */
  async size(): Promise<number> {
    let bytes = 0;
    for (const [name, { upTo }] of this.parts)
      bytes += upTo + ((await stat(textsFile(this.folder, name)).catch(() => null))?.size ?? 0);
    return bytes;
  }

  linesIn(name: string): readonly IndexLine[] {
    return this.parts.get(name)?.lines ?? [];
  }
}
