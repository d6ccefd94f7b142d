import { useDeferredValue, useMemo } from 'react';
import { join } from '#authoring/packages/join.ts';
import { layersOf } from '#authoring/packages/layers.ts';
import { readName } from '#authoring/packages/package-path.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { followedFiles } from '../project/followed-files.ts';
import { type OpenFile, useProject } from '../project/project-store.ts';
import { usePlay } from './play-store.ts';
import { shared } from './shared.ts';

type Texts = Iterable<readonly [path: string, text: string]>;

/** Reads texts as data. What did not change since the last reading stays the same object; no JSON counts as it last was. */
function makeReader(): (texts: Texts) => Documents {
  const read = new Map<string, { readonly text: string; readonly value: Json }>();
  let last: Documents | null = null;
  return (texts) => {
    const all = new Map(texts);
    for (const path of read.keys()) if (!all.has(path)) read.delete(path);
    for (const [path, text] of all) {
      const before = read.get(path);
      if (before?.text === text) continue;
      const followed = followedFiles.read(path, text);
      // Null: it is being typed.
      if (followed !== null) read.set(path, { text, value: shared(followed.value, before?.value) });
    }
    last = shared(Object.fromEntries([...read].map(([path, { value }]) => [path, value])), last);
    return last;
  };
}

/** The last that was read, for all who ask: texts that are the same object are read once. */
function remembered<From extends object>(reader: (from: From) => Documents): (from: From) => Documents {
  let last: { readonly from: From; readonly documents: Documents } | null = null;
  return (from) => {
    if (last?.from !== from) last = { from, documents: reader(from) };
    return last.documents;
  };
}

const readProject = makeReader();
const readPlayed = makeReader();
/** The project's documents at once, for who draws nothing; those of required projects are called `package:path`. */
export const documentsOf = remembered((files: ReadonlyMap<string, OpenFile>) =>
  readProject([...files.values()].map(({ path, text }) => [path, text])),
);
/** What the projects are together. */
const joined = remembered((written: Documents) => join(layersOf(written)).documents);
const joinedInPlay = remembered((played: Documents) => join(layersOf(played)).documents);
const inPlay = remembered((texts: Readonly<Record<string, string>>) => readPlayed(Object.entries(texts)));
const nothing = {};

/**
 * The project's documents as data, as they are written at the moment, with those of the projects it requires. Everything
 * that shows them is drawn after the key that was typed, not with it.
 */
export function useDocuments(): Documents {
  return useDeferredValue(useProject((state) => joined(documentsOf(state.files))));
}

/** Each file of the project, and of those it requires, as it is written. */
export function useWrittenDocuments(): Documents {
  return useDeferredValue(useProject((state) => documentsOf(state.files)));
}

/** The documents as the project of a file sees them: what is laid over a required one is none of its business. */
export function useDocumentsAround(path: string): Documents {
  const all = useDocuments();
  const written = useWrittenDocuments();
  const project = readName(path).package;
  return useMemo(() => {
    if (project === null) return all;
    const layers = layersOf(written);
    return join(layers.slice(0, layers.findIndex(({ id }) => id === project) + 1)).documents;
  }, [all, written, project]);
}

/** The documents that the running game is played on: the last without errors. */
export function usePlayedDocuments(): Documents {
  return useDeferredValue(usePlay((state) => joinedInPlay(inPlay(state.playedOn ?? nothing))));
}
