import { isRequired } from '#authoring/text/files/package-path.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import { type Row, rowsOf } from '#authoring/tools/sheet/rows.ts';
import { isObject, isSame, type JsonObject } from '#engine/kernel/basics/json.ts';
import { followedFiles } from '../project/followed-files.ts';
import type { OpenFile } from '../project/open-file.ts';
import { type Unreadable, unreadableAmong } from '../project/unreadable.ts';
import { deskState } from '../state/desk-state.ts';
import type { CompressedText } from '../texts/compressed-text.ts';
import type { SheetKind } from './sheet-kinds.ts';

type Files = ReadonlyMap<string, OpenFile>;
type Kind = Pick<SheetKind, 'files' | 'list'>;

/** Cached by list identity. */
const rowsOfList = new WeakMap<object, readonly Row[]>();

function rowsIn(file: string, document: unknown, list: string): readonly Row[] {
  const part = isObject(document) ? document[list] : undefined;
  if (!Array.isArray(part)) return [];
  const known = rowsOfList.get(part);
  if (known !== undefined && (known.length === 0 || known[0]?.file === file)) return known;
  const rows = rowsOf(file, document, list);
  rowsOfList.set(part, rows);
  return rows;
}

/** The saved documents, which equal the current ones while nothing is unsaved. */
class SavedDocuments {
  private readonly known = new Map<string, { readonly saved: CompressedText; readonly value: unknown }>();

  of({ path, written, saved }: OpenFile): unknown {
    const known = this.known.get(path);
    if (known?.saved.is(saved) === true) return known.value;
    const value =
      written === saved
        ? followedFiles().read(path, written)?.value
        : (followedFiles().saved(path, saved) ?? soundJson(saved.text));
    this.known.set(path, { saved, value });
    return value;
  }
}
const savedDocuments = deskState(() => new SavedDocuments());

/** Own rows first. An unparsable document keeps its last rows. */
export function rowsOfKind(files: Files, { files: paths, list }: Kind): readonly Row[] {
  const read = (path: string) => {
    const file = files.get(path);
    if (file === undefined || file.fault !== null) return [];
    savedDocuments().of(file);
    return rowsIn(path, (followedFiles().read(path, file.written) ?? followedFiles().last(path))?.value, list);
  };
  return together([...paths.filter((path) => !isRequired(path)), ...paths.filter(isRequired)].map(read));
}

/** A single list keeps its identity, for caches. */
const together = (lists: readonly (readonly Row[])[]): readonly Row[] =>
  lists.length === 1 ? (lists[0] as readonly Row[]) : lists.flat();

function savedRowsOfKind(files: Files, { files: paths, list }: Kind): ReadonlyMap<string, readonly Row[]> {
  return new Map(
    paths.flatMap((path) => {
      const file = files.get(path);
      return file === undefined || file.fault !== null
        ? []
        : [[path, rowsIn(path, savedDocuments().of(file), list)] as const];
    }),
  );
}

const entriesOf = new WeakMap<readonly Row[], ReadonlyMap<string, JsonObject>>();

function byKey(rows: readonly Row[]): ReadonlyMap<string, JsonObject> {
  const known = entriesOf.get(rows);
  if (known !== undefined) return known;
  const made = new Map(rows.map(({ key, entry }) => [key, entry]));
  entriesOf.set(rows, made);
  return made;
}

export interface SheetRows {
  readonly rows: readonly Row[];
  readonly saved: readonly Row[];
  /** Undefined: it is new. */
  readonly savedEntry: (row: Row) => JsonObject | undefined;
  readonly broken: readonly Unreadable[];
}

const nobody: SheetRows = { rows: [], saved: [], savedEntry: () => undefined, broken: [] };

export function sheetRowsOf(files: Files, kind: SheetKind | undefined): SheetRows {
  if (kind === undefined) return nobody;
  const saved = savedRowsOfKind(files, kind);
  const broken = unreadableAmong(files, kind.files);
  const savedEntry = ({ file, key }: Row) => {
    const rows = saved.get(file);
    return rows === undefined ? undefined : byKey(rows).get(key);
  };
  return { rows: rowsOfKind(files, kind), saved: together([...saved.values()]), savedEntry, broken };
}

const changed = new WeakMap<JsonObject, { readonly before: JsonObject; readonly isChanged: boolean }>();

export function isChanged(entry: JsonObject, before: JsonObject | undefined): boolean {
  if (before === undefined) return true;
  if (entry === before) return false;
  const known = changed.get(entry);
  if (known?.before === before) return known.isChanged;
  const found = !isSame(entry, before);
  changed.set(entry, { before, isChanged: found });
  return found;
}
