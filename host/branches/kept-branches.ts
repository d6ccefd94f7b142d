import type { StudioApi, StudioReply } from '#api/studio/studio-api.ts';
import { type Branch, readBranch } from '#authoring/tools/branches/branch.ts';
import { commonEntries } from '#authoring/tools/branches/follow.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { namesOfProject } from '../project/project-names.ts';
import { branchTexts, fileOfBranch, packOldest, removeBranchFile, writeBranchFile } from './branch-files.ts';
import { readTexts, sweepTexts, writeTexts } from './pinned-texts.ts';

export type BranchCalls = Pick<StudioApi, 'keptLines' | 'keepLine' | 'dropLine' | 'keepTexts' | 'keptTexts'>;

type Fault = StudioReply<'keptLines'>['faults'][number];

/** How many lines have a file of their own; older ones are packed. */
const MOST_PLAIN = 100;

interface Found {
  readonly lines: Map<string, Branch>;
  readonly faults: readonly Fault[];
}

/** `projectId`: only its lines are accepted; null: unknown. */
export function keepBranchesIn(folderOf: () => Promise<string>, projectId: () => Promise<string | null>): BranchCalls {
  // Serialized, so that an older state never replaces a newer one.
  let before: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = before.then(work);
    before = done.catch(() => undefined);
    return done;
  }
  let known: Found | null = null;
  /** Other studios write here too, but only their own lines. */
  async function knownIn(folder: string): Promise<Found> {
    known ??= await linesIn(folder, null);
    return known;
  }

  return {
    keptLines: () =>
      inTurn(async () => {
        const folder = await folderOf();
        const { lines, faults } = await linesIn(folder, await projectId());
        known = { lines, faults };
        const pinned = [...lines.values()].filter((line) => line.pinned === true);
        // An unreadable line may be pinned
        if (faults.length === 0)
          await sweepTexts(folder, new Set(pinned.map(({ contentHash }) => contentHash)), Date.now());
        return { lines: [...lines.values()], faults: [...faults] };
      }),
    keepLine: ({ line, anew = false }) =>
      inTurn(async () => {
        try {
          const folder = await folderOf();
          const { lines, faults } = await knownIn(folder);
          const kept = lines.get(line.id);
          const isOther = kept !== undefined && !anew && !goesOn(kept, line);
          if (isOther || faults.some(({ file }) => file === fileOfBranch(line.id)))
            return { kept: false, code: 'diverged' };
          await writeBranchFile(folder, line.id, JSON.stringify(line));
          lines.set(line.id, line);
          if (kept === undefined) await packOldest(folder, MOST_PLAIN, Date.now()).catch(() => undefined);
          return { kept: true };
        } catch (error) {
          return { kept: false, code: errorCodeOf(error) };
        }
      }),
    keepTexts: ({ contentHash, texts }) =>
      inTurn(async () => {
        try {
          await writeTexts(await folderOf(), contentHash, texts);
          return { kept: true };
        } catch (error) {
          return { kept: false, code: errorCodeOf(error) };
        }
      }),
    keptTexts: async ({ contentHash }) => ({ texts: await readTexts(await folderOf(), contentHash) }),
    dropLine: ({ id }) =>
      inTurn(async () => {
        try {
          await removeBranchFile(await folderOf(), id);
          known?.lines.delete(id);
          return { code: null };
        } catch (error) {
          return { code: errorCodeOf(error) };
        }
      }),
  };
}

export async function idOfProject(folder: string): Promise<string | null> {
  const names = await namesOfProject(folder);
  return names === null || names.id === '' ? null : names.id;
}

/** Whether the new line contains everything that is kept of it. */
function goesOn(kept: Branch, line: Branch): boolean {
  return commonEntries(kept.log, line.log) === kept.log.length;
}

async function linesIn(folder: string, project: string | null): Promise<Found> {
  const lines = new Map<string, Branch>();
  const faults: Fault[] = [];
  for (const { file, pack, text } of await branchTexts(folder)) {
    const read = text === null ? 'unreadable' : readBranch(text, project);
    if (typeof read !== 'string') lines.set(read.id, read);
    else faults.push({ file: pack === null || pack === file ? file : `${pack}/${file}`, why: read });
  }
  return { lines, faults };
}
