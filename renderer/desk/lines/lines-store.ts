import type { StudioReply } from '#api/studio/studio-api.ts';
import type { Branch } from '#authoring/tools/lines/line.ts';
import { SharedEntries } from '#authoring/tools/lines/shared-entries.ts';
import { piece } from '../state/desk-state.ts';
import { store } from '../state/store.ts';

/** A file of lines that could not be taken up. */
export type LineFileFault = StudioReply<'keptLines'>['faults'][number];

interface Lines {
  /** False until the host has told what was kept. */
  readonly isRead: boolean;
  readonly lines: ReadonlyMap<string, Branch>;
  readonly faults: readonly LineFileFault[];
  /** The line that is open was played on other content: from which decision on it comes out otherwise; null: nowhere. */
  readonly other: { readonly line: string; readonly at: number | null } | null;
  /** Why the last line could not be written; null: all that was played is kept. */
  readonly unkept: string | null;
}

/** Every line of this project that the page knows. */
export const linesStore = store<Lines>(() => ({
  isRead: false,
  lines: new Map(),
  faults: [],
  unkept: null,
  other: null,
}));

const entries = piece(() => new SharedEntries());

/** Takes a line in, or another state of it. */
export function putLine(line: Branch): void {
  const shared: Branch = { ...line, log: [...entries().share(line.log)] };
  linesStore.setState(({ lines }) => ({ lines: new Map(lines).set(line.id, shared) }));
}

export function takeLines(kept: readonly Branch[], faults: readonly LineFileFault[]): void {
  const lines = kept.map((line): [string, Branch] => [line.id, { ...line, log: [...entries().share(line.log)] }]);
  linesStore.setState(({ lines: known }) => ({ isRead: true, lines: new Map([...lines, ...known]), faults }));
}

export function dropFromPage(id: string): void {
  linesStore.setState(({ lines }) => {
    const left = new Map(lines);
    left.delete(id);
    return { lines: left };
  });
}
