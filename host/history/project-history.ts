import { lstat } from 'node:fs/promises';
import path from 'node:path';
import type { FileOfHistory, KeptVersion, WhyKept } from '#api/studio/history-calls.ts';
import type { StudioReply } from '#api/studio/studio-api.ts';
import { type FileStep, isAtOrIn } from '#authoring/project/documents/file-step.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { documentDiff, nothingChanged } from '#authoring/tools/history/what-changed.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { decodeText } from '../files/decode-text.ts';
import { isProjectPath } from '../files/document-path.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { readAndClose } from '../files/regular-file.ts';
import { encodeText } from '../files/text-form.ts';
import { openDocument } from '../project/open-document.ts';
import { type DiskFile, versionOf } from '../project/project-files.ts';
import { compact } from './compact.ts';
import { WrittenPart } from './history-part.ts';
import { HistoryStore } from './history-store.ts';
import type { IndexLine } from './index-line.ts';

const PAGE = 500;
/** Unsaved texts are kept at most this often, in milliseconds. */
const UNSAVED_EVERY = 5 * 60 * 1000;

/** The history of a project's documents. Errors never fail a save; they are returned. */
export interface ProjectHistory {
  note(place: string, why: WhyKept, name?: Text | null): Promise<boolean>;
  noteUnsaved(place: string, text: string): Promise<void>;
  noteSteps(steps: readonly FileStep[]): Promise<void>;
  look(files: readonly DiskFile[]): Promise<void>;
  versions(place: string, before: number | null): Promise<StudioReply<'keptVersions'>>;
  files(): Promise<StudioReply<'keptFiles'>>;
  text(place: string, version: string): Promise<StudioReply<'keptText'>>;
}

/** `folder`: where it is kept. `clock`: in milliseconds since 1970. */
export function makeProjectHistory(
  project: string,
  folder: () => Promise<string>,
  clock: () => number = Date.now,
): ProjectHistory {
  const { opened, inTurn } = storeInTurn(folder);
  let part: WrittenPart | null = null;
  let lastAt = 0;
  let isCompacted = false;
  /** Of this session: after the clock was set back, earlier times are in the future. */
  const unsavedAt = new Map<string, number>();
  const isRecent = (at: number | undefined): boolean => {
    const since = clock() - (at ?? Number.NEGATIVE_INFINITY);
    return since >= 0 && since < UNSAVED_EVERY;
  };

  async function keep(store: HistoryStore, to: Keeping): Promise<void> {
    const { place, bytes, why, name = null, from = null } = to;
    const last = store.newestOf(place);
    const version = bytes === null ? null : versionOf(bytes);
    if (last === null && version === null) return;
    // An unsaved version is kept again once it is saved, with its name.
    if (last?.version === version && !(last?.why === 'unsaved' && why === 'saved')) return;
    const before = await textBefore(store, part, from === null ? last : store.newestOf(from));
    const changed = why === 'found' ? nothingChanged : documentDiff(before, bytes && textOf(bytes));
    lastAt = Math.max(clock(), lastAt + 1, (last?.at ?? 0) + 1);
    if (part?.isOpen(lastAt) !== true) part = new WrittenPart(store.folder, lastAt);
    await part.add({
      at: lastAt,
      path: place,
      version,
      why,
      name,
      from,
      ...changed,
      entries: [...changed.entries],
      bytes,
    });
    await store.refresh();
  }

  function keepAll(wanted: () => Promise<readonly Keeping[]>): Promise<boolean> {
    return inTurn(async () => {
      const store = await opened();
      for (const one of await wanted()) await keep(store, one);
      return true;
    }).catch(() => false);
  }

  const known = async (): Promise<readonly string[]> => {
    const store = await opened();
    return store.paths.filter((place) => store.newestOf(place)?.version !== null);
  };

  return {
    note: (place, why, name = null) =>
      keepAll(async () => {
        const bytes = await bytesOfDocument(project, place);
        return bytes === null ? [] : [{ place, bytes, why, name }];
      }),
    async noteUnsaved(place, text) {
      if (!isProjectPath(place)) return;
      await keepAll(async () => {
        const last = (await opened()).newestOf(place);
        if (isRecent(last?.at) || isRecent(unsavedAt.get(place))) return [];
        unsavedAt.set(place, clock());
        const there = await bytesOfDocument(project, place);
        return [{ place, bytes: encodeText(text, there), why: 'unsaved' }];
      });
    },
    async noteSteps(steps) {
      await keepAll(async () => {
        const moves = await movesOf(steps, await known());
        const made = steps.flatMap((step) => (step.kind === 'create' || step.kind === 'restore' ? [step.path] : []));
        const found: Keeping[] = [];
        for (const { from, to } of moves) {
          const bytes = to === null ? null : await bytesOfDocument(project, to);
          if (to !== null && bytes !== null) found.push({ place: to, bytes, why: 'moved', from });
          if ((await bytesOfDocument(project, from)) === null) found.push({ place: from, bytes: null, why: 'deleted' });
        }
        for (const place of made) {
          const bytes = await bytesOfDocument(project, place);
          if (bytes !== null) found.push({ place, bytes, why: 'made' });
        }
        return found;
      });
    },
    async look(files) {
      await keepAll(() => otherOnDisk(files));
      if (isCompacted) return;
      isCompacted = true;
      await inTurn(async () => compact((await opened()).folder, clock())).catch(() => undefined);
    },
    versions: (place, before) =>
      inTurn(async () => {
        const store = await opened();
        const lines = linesWithFormer(store, place).filter(({ at }) => before === null || at < before);
        const versions = lines.slice(0, PAGE).map(versionOfLine);
        return { versions, more: lines.length > PAGE, damaged: store.damaged };
      }),
    files: () =>
      inTurn(async () => {
        const store = await opened();
        const files = await Promise.all(store.paths.map((place) => fileOfHistory(project, store, place)));
        return { files: files.sort((a, b) => b.at - a.at), bytes: await store.size(), damaged: store.damaged };
      }),
    text: (_place, version) =>
      inTurn(async () => {
        const bytes = await (await opened()).bytesOf(version);
        if (bytes === undefined) return { why: 'missing' };
        if (bytes === null) return { why: 'damaged' };
        const text = textOf(bytes);
        return text === null ? { why: 'foreign' } : { text };
      }),
  };

  /** Documents whose text on disk differs from the last one kept. */
  async function otherOnDisk(files: readonly DiskFile[]): Promise<readonly Keeping[]> {
    // A folder that is missing or was replaced does not count as deletions.
    if (!files.some(({ path: place }) => place === 'studio.json')) return [];
    const store = await opened();
    const found: Keeping[] = [];
    for (const file of files) {
      if (isFaulty(file) || isRequired(file.path)) continue;
      const last = lastOnDisk(store, file.path);
      if (last?.version === file.version) continue;
      const bytes = await bytesOfDocument(project, file.path);
      if (bytes !== null) found.push({ place: file.path, bytes, why: last === null ? 'found' : 'outside' });
    }
    const there = new Set(files.map(({ path: place }) => place));
    for (const place of await known())
      if (!there.has(place) && (await isGone(project, place))) found.push({ place, bytes: null, why: 'outside' });
    return found;
  }
}

interface Keeping {
  readonly place: string;
  readonly bytes: Buffer | null;
  readonly why: WhyKept;
  readonly name?: Text | null;
  readonly from?: string;
}

function storeInTurn(folder: () => Promise<string>) {
  let store: HistoryStore | null = null;
  let before: Promise<unknown> = Promise.resolve();
  return {
    async opened(): Promise<HistoryStore> {
      store ??= new HistoryStore(await folder());
      await store.refresh();
      return store;
    },
    inTurn<T>(work: () => Promise<T>): Promise<T> {
      const done = before.then(work);
      before = done.catch(() => undefined);
      return done;
    },
  };
}

/** Unsaved texts were never on disk. */
function lastOnDisk(store: HistoryStore, place: string): IndexLine | null {
  const newest = store.newestOf(place);
  return newest?.why === 'unsaved' ? (store.linesOf(place).find(({ why }) => why !== 'unsaved') ?? null) : newest;
}

function textOf(bytes: Buffer): string | null {
  const decoded = decodeText(bytes);
  return 'fault' in decoded ? null : decoded.text;
}

async function textBefore(
  store: HistoryStore,
  part: WrittenPart | null,
  last: IndexLine | null,
): Promise<string | null> {
  if (last === null || last.version === null) return null;
  const bytes = part?.lastOf(last.path, last.version) ?? (await store.bytesOf(last.version));
  return bytes === undefined || bytes === null ? null : textOf(bytes);
}

async function bytesOfDocument(project: string, place: string): Promise<Buffer | null> {
  if (!isProjectPath(place)) return null;
  const opened = await openDocument(project, place).catch(() => null);
  const read = opened === null ? null : await readAndClose(opened);
  return read !== null && 'bytes' in read ? read.bytes : null;
}

async function isGone(project: string, place: string): Promise<boolean> {
  return await lstat(path.join(project, place)).then(
    () => false,
    (error: unknown) => errorCodeOf(error) === 'ENOENT' || errorCodeOf(error) === 'ENOTDIR',
  );
}

function movesOf(
  steps: readonly FileStep[],
  known: readonly string[],
): readonly { readonly from: string; readonly to: string | null }[] {
  return known.flatMap((from) => {
    let to: string | null = from;
    for (const step of steps) {
      if (to === null || !isAtOrIn(to, step.path)) continue;
      if (step.kind === 'delete') to = null;
      else if (step.kind === 'move') to = step.to + to.slice(step.path.length);
    }
    return to === from ? [] : [{ from, to }];
  });
}

function linesWithFormer(store: HistoryStore, place: string): readonly IndexLine[] {
  const found: IndexLine[] = [];
  let now: string | null = place;
  let before = Number.POSITIVE_INFINITY;
  while (now !== null) {
    const own: readonly IndexLine[] = store.linesOf(now).filter(({ at }) => at < before);
    const moved = own.findIndex(({ from }) => from !== null);
    found.push(...(moved < 0 ? own : own.slice(0, moved + 1)));
    now = own[moved]?.from ?? null;
    before = own[moved]?.at ?? before;
  }
  return found;
}

function versionOfLine({ from: _, place: __, ...version }: IndexLine): KeptVersion {
  return version;
}

async function fileOfHistory(project: string, store: HistoryStore, place: string): Promise<FileOfHistory> {
  const lines = store.linesOf(place);
  return { path: place, at: lines[0]?.at ?? 0, versions: lines.length, isThere: !(await isGone(project, place)) };
}
