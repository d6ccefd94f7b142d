import type { StudioReply } from '#api/studio/studio-api.ts';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { SharedEntries } from '#authoring/tools/branches/shared-entries.ts';
import { deskState } from '../state/desk-state.ts';
import { store } from '../state/store.ts';

export type BranchFileFault = StudioReply<'keptLines'>['faults'][number];

interface Lines {
  readonly isRead: boolean;
  readonly lines: ReadonlyMap<string, Branch>;
  readonly faults: readonly BranchFileFault[];
  /** The first decision that came out differently, if the open line was played on other content; null: none. */
  readonly other: { readonly line: string; readonly at: number | null } | null;
  /** Why saving failed; null: everything is saved. */
  readonly unkept: string | null;
}

export const branchesStore = store<Lines>(() => ({
  isRead: false,
  lines: new Map(),
  faults: [],
  unkept: null,
  other: null,
}));

const entries = deskState(() => new SharedEntries());

export function putBranch(line: Branch): void {
  const shared: Branch = { ...line, log: [...entries().share(line.log)] };
  branchesStore.setState(({ lines }) => ({ lines: new Map(lines).set(line.id, shared) }));
}

export function takeBranches(kept: readonly Branch[], faults: readonly BranchFileFault[]): void {
  const lines = kept.map((line): [string, Branch] => [line.id, { ...line, log: [...entries().share(line.log)] }]);
  branchesStore.setState(({ lines: known }) => ({ isRead: true, lines: new Map([...lines, ...known]), faults }));
}

export function dropFromPage(id: string): void {
  branchesStore.setState(({ lines }) => {
    const left = new Map(lines);
    left.delete(id);
    return { lines: left };
  });
}
