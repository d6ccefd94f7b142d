import { useMemo } from 'react';
import { useStore } from 'zustand';
import { documentsOfFaces, facesSince } from '#api/studio/faces-since.ts';
import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import { type SinceFault, type TextsSince, textsSince } from '#api/studio/texts-since.ts';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import { ownPrinted } from '#authoring/tools/print/own-parts.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { chosenStore } from '#renderer/desk/inspector/chosen-store.ts';
import { beginningsIn, type PrintChoice } from '#renderer/desk/printing/print-choice.ts';
import { documentsOf } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { useDocuments, useWrittenDocuments } from '#renderer/parts/documents/use-documents.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import { sinceStore } from '../gallery/use-since.ts';
import type { PrintedBy } from '../print/drawn-sides.ts';
import { listPrinted } from '../print/printed-entries.ts';
import { useAskedSheets } from '../sheet/use-asked-sheets.ts';

export interface Printed {
  readonly documents: Documents;
  readonly source: string;
  readonly languages: readonly string[];
  readonly locales: readonly string[];
  /** Entries that the project itself defines or translates. */
  readonly all: readonly PrintedEntry[];
  readonly entries: readonly PrintedEntry[];
  readonly kinds: readonly { readonly id: string; readonly title: Readonly<Record<'ja' | 'en', string>> }[];
  readonly open: string | null;
  readonly fault: SinceFault | null;
}

export function usePrinted(choice: PrintChoice, printedBy: PrintedBy): Printed {
  const documents = useDocuments();
  const written = useWrittenDocuments();
  const { source, all: languages } = useMemo(() => faceLanguages(documents), [documents]);
  const chosen = choice.locales?.filter((one) => languages.includes(one)) ?? [];
  const key = (chosen.length === 0 ? [source] : chosen).join(' ');
  const locales = useMemo(() => key.split(' '), [key]);
  const { faces } = printedBy;
  const { parts } = choice;
  const all = useMemo(() => {
    const isOwn = ownPrinted(written, source, locales);
    return listPrinted(documents, printedBy, locales, parts).filter(isOwn);
  }, [documents, written, printedBy, source, locales, parts]);
  const kinds = useKinds(all);
  const open = useMemo(() => chosenEntry(all), [all]);
  const changed = useChanged(choice.which.by === 'changed', written, faces);
  const entries = useMemo(() => {
    const isMeant = isChosen(choice, { kinds, open, changed: changed.keys });
    return all.filter((entry) => entry.part !== CARDS || isMeant(entry));
  }, [all, choice, kinds, open, changed]);
  return { documents, source, languages, locales, all, entries, kinds, open: open?.id ?? null, fault: changed.fault };
}

const keyOf = ({ path, id }: Pick<PrintedEntry, 'path' | 'id'>): string => `${path} ${id}`;

function isChosen(
  { which, beginnings }: PrintChoice,
  known: {
    readonly kinds: ReturnType<typeof useKinds>;
    readonly open: PrintedEntry | null;
    readonly changed: ReadonlySet<string>;
  },
): (entry: PrintedEntry) => boolean {
  switch (which.by) {
    case 'all':
      return () => true;
    case 'kind': {
      const paths = known.kinds.find(({ id }) => id === which.kind)?.paths;
      return ({ path }) => paths?.has(path) === true;
    }
    case 'beginning': {
      const asked = beginningsIn(beginnings);
      return ({ id }) => asked.some((one) => id.startsWith(one));
    }
    case 'open':
      return (entry) => entry === known.open;
    case 'changed':
      return (entry) => known.changed.has(keyOf(entry));
  }
}

function useKinds(all: readonly PrintedEntry[]) {
  const { kinds } = useAskedSheets();
  return useMemo(() => {
    const printed = new Set(all.map(({ path }) => path));
    return (kinds ?? [])
      .map(({ id, title, files }) => ({ id, title, paths: new Set(files.map(pathInside)) }))
      .filter(({ paths }) => [...paths].some((path) => printed.has(path)));
  }, [kinds, all]);
}

function chosenEntry(all: readonly PrintedEntry[]): PrintedEntry | null {
  const { chosen } = chosenStore.getState();
  if (chosen === null) return null;
  return all.find(({ path, id }) => path === pathInside(chosen.file) && id === chosen.id) ?? null;
}

interface Changed {
  readonly keys: ReadonlySet<string>;
  readonly fault: SinceFault | null;
}
const nothing: Changed = { keys: new Set(), fault: null };

/** Entries changed since the version that the gallery compares with. */
function useChanged(isAsked: boolean, written: Documents, faces: TableFaces): Changed {
  const api = useStudioApi();
  const { since } = useStore(sinceStore);
  const changed = useLastAnswer([isAsked, api, since, written, faces], async () => {
    if (!isAsked) return nothing;
    const paths = documentsOfFaces(written, faces.hasFaces);
    const read = since.kind === 'saved' ? Promise.resolve(savedTexts(paths)) : textsSince(api, paths, since);
    return changedOf(written, await read.catch((): TextsSince => ({ kind: 'fault', why: 'failed' })));
  });
  return (isAsked ? changed : null) ?? nothing;
}

function changedOf(written: Documents, found: TextsSince): Changed {
  if (found.kind === 'fault') return { keys: new Set(), fault: found.why };
  return { keys: new Set(facesSince(written, found).map(keyOf)), fault: null };
}

function savedTexts(paths: readonly string[]): TextsSince {
  const { files } = projectStore.getState();
  return { kind: 'read', texts: new Map(paths.map((path) => [path, files.get(path)?.savedText ?? null])) };
}

export function filesOfFaces(faces: TableFaces): readonly string[] {
  return documentsOfFaces(documentsOf(projectStore.getState().files), faces.hasFaces);
}
