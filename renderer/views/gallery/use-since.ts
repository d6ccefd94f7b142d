import { useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { type SinceFault, type SinceVersion, textsSince } from '#api/studio/texts-since.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { type Row, rowsOf } from '#authoring/tools/sheet/rows.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { isChanged, type SheetRows } from '#renderer/desk/sheet/sheet-rows.ts';
import { makeYield } from '#renderer/desk/sheet/yield-to-page.ts';
import { store } from '#renderer/desk/state/store.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { headOf } from '../history/use-history.ts';

export const sinceStore = store<{ readonly since: SinceVersion }>(() => ({ since: { kind: 'saved' } }));

/** The earlier entry; undefined: it is new. */
type EntryThen = (row: Row) => JsonObject | undefined;

/** The entries of the chosen version. Until it is read, or if it cannot be, those of the saved files. */
export function useEntriesSince(
  kind: SheetKind,
  { rows, savedEntry }: Pick<SheetRows, 'rows' | 'savedEntry'>,
): { readonly entryThen: EntryThen; readonly fault: SinceFault | null } {
  const api = useStudioApi();
  const { since } = useStore(sinceStore);
  const head = useStore(gitStore, ({ git }) => (since.kind === 'commit' && since.commit === null ? headOf(git) : null));
  const saves = useStore(projectStore, (state) => (since.kind === 'kept' ? state.saves : 0));
  const lastRows = useRef(rows);
  useEffect(() => {
    lastRows.current = rows;
  }, [rows]);
  // `head`, `saves`: ask again after a checkout or a save.
  const read = useLastAnswer([api, kind, since, head, saves], async () => {
    if (since.kind === 'saved') return null;
    const then = await entriesSince(api, kind, since)
      .then((found) => compared(lastRows.current, found))
      .catch((): Then => ({ kind: 'fault', why: 'failed' }));
    return { since, then };
  });
  const then = read?.since === since ? read.then : null;
  const entryThen = useMemo((): EntryThen => {
    if (then?.kind !== 'read') return savedEntry;
    return (row) => {
      const entries = then.entries.get(row.file);
      return entries === undefined ? savedEntry(row) : entries.get(row.key);
    };
  }, [then, savedEntry]);
  return { entryThen, fault: then?.kind === 'fault' ? then.why : null };
}

type Then =
  | { readonly kind: 'read'; readonly entries: ReadonlyMap<string, ReadonlyMap<string, JsonObject>> }
  | { readonly kind: 'fault'; readonly why: SinceFault };

/** Compares in slices and caches, so that the later synchronous pass is fast. */
async function compared(rows: readonly Row[], then: Then): Promise<Then> {
  if (then.kind === 'fault') return then;
  const breathe = makeYield();
  for (const { entry, file, key } of rows) {
    isChanged(entry, then.entries.get(file)?.get(key));
    await breathe();
  }
  return then;
}

type Api = Parameters<typeof textsSince>[0];

async function entriesSince(
  api: Api,
  { files, list }: SheetKind,
  since: Parameters<typeof textsSince>[2],
): Promise<Then> {
  const own = files.filter((path) => !isRequired(path));
  const found = await textsSince(api, own, since);
  if (found.kind === 'fault') return found;
  const entries = [...found.texts].map(([path, text]) => [path, entriesIn(path, text, list)] as const);
  return { kind: 'read', entries: new Map(entries) };
}

/** If the old text did not parse, all entries count as new. */
function entriesIn(path: string, text: string | null, list: string): ReadonlyMap<string, JsonObject> {
  try {
    const rows = text === null ? [] : rowsOf(path, JSON.parse(text), list);
    return new Map(rows.map(({ key, entry }) => [key, entry]));
  } catch {
    return new Map();
  }
}
