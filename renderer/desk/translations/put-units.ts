import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { oldTextsPath } from '#authoring/project/localization/old-texts.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { emptyUnitsText, putUnits } from '#authoring/project/localization/unit-edits.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import type { TranslationUnit, UnitStatus } from '#authoring/text/formats/units.ts';
import { textEditsOf } from '#authoring/text/json/json-edits.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { type WordForm, wordForms } from '#engine/kernel/documents/referred-names.ts';
import { projectStore } from '../project/project-store.ts';
import { writeDocuments } from '../project/write-documents.ts';
import { authoring } from '../workers/authoring-client.ts';
import { translationsStore } from './translations-store.ts';
import type { UnitRow } from './unit-rows.ts';
import { inTurn } from './unit-writes.ts';

/** Null: delete. */
export type UnitEdit = (row: UnitRow) => TranslationUnit | null;

/** Based on the current source; empty: delete. */
export const typedAs =
  (t: string, s: UnitStatus): UnitEdit =>
  ({ line: { source, hash, unit } }) => {
    if (t.trim() === '' || source === null || hash === null) return null;
    const note = unit?.n === undefined ? {} : { n: unit.n };
    const isSame = t === unit?.t;
    return {
      ...{ t, h: hash, s },
      ...(isSame && unit?.same === true ? { same: true as const } : {}),
      ...(unit?.forms === undefined ? {} : { forms: unit.forms }),
      ...(!isSame || unit.reading === undefined ? {} : { reading: unit.reading }),
      ...note,
      ...(isSame && unit?.ok !== undefined ? { ok: unit.ok } : {}),
    };
  };

/** The same text in another state, based on the current source. */
export const markedAs =
  (s: UnitStatus): UnitEdit =>
  ({ line: { unit, hash } }) =>
    unit === null ? null : { ...unit, h: hash ?? unit.h, s };

/** Empty: delete. */
export const withNote =
  (n: string): UnitEdit =>
  ({ line: { unit } }) => {
    if (unit === null) return null;
    const { n: _, ...rest } = unit;
    return n.trim() === '' ? rest : { ...rest, n };
  };

/** Empty: delete. */
export const withForm =
  (form: WordForm, word: string): UnitEdit =>
  ({ line: { unit } }) => {
    if (unit === null) return null;
    const { forms: before = {}, ...rest } = unit;
    const { [form]: _, ...others } = before;
    const forms = word.trim() === '' ? others : { ...others, [form]: word };
    // A fixed order, so that the line does not depend on who wrote first
    const sorted = wordForms.flatMap((one) => (forms[one] === undefined ? [] : [[one, forms[one]] as const]));
    return sorted.length === 0 ? rest : { ...rest, forms: Object.fromEntries(sorted) };
  };

export const waived =
  (code: string, why: string): UnitEdit =>
  ({ line: { unit } }) => {
    if (unit === null) return null;
    const others = (unit.ok ?? []).filter((one) => one.code !== code);
    return { ...unit, ok: [...others, { code, why, of: sourceHash(unit.t) }] };
  };

export const changeUnits = (rows: readonly UnitRow[], change: UnitEdit, name: Text): Promise<void> =>
  inTurn(() => putChanges(rows, change, name));

async function putChanges(rows: readonly UnitRow[], change: UnitEdit, name: Text): Promise<void> {
  const { files } = projectStore.getState();
  const byPath = new Map<string, UnitRow[]>();
  for (const row of rows) byPath.set(row.file.path, [...(byPath.get(row.file.path) ?? []), row]);
  const documents = [...byPath].map(([path, own]) => {
    const before = files.get(path)?.text ?? null;
    return { path, before, after: changed(before ?? emptyUnitsText, own, change) };
  });
  const broken = documents.find(({ after }) => after === null);
  const written = documents.flatMap(({ after, ...one }) =>
    after === null || after === one.before ? [] : [{ ...one, after }],
  );
  const refused = broken?.path ?? (await writeDocuments(await withOldTexts(written), name))?.path;
  translationsStore.setState({ refused: refused ?? null });
}

const withOldTexts = (documents: readonly WrittenDocument[]): Promise<readonly WrittenDocument[]> =>
  authoring().call('writtenUnits', {
    documents,
    oldTexts: projectStore.getState().files.get(oldTextsPath)?.text ?? null,
  });

/** Null: not writable. */
function changed(text: string, rows: readonly UnitRow[], change: UnitEdit): string | null {
  const order = rows[0]?.file.lines.map(({ key }) => key) ?? [];
  const units = unitsIn(text);
  const made = rows
    .map((row) => currentRow(row, units))
    .map((row) => ({ key: row.line.key, unit: change(row), isThere: isOwn(row) }));
  const edits = putUnits(
    text,
    made.flatMap(({ key, unit }) => (unit === null ? [] : [{ key, unit }])),
    order,
  );
  if (edits === null) return null;
  const put = applyEdits(text, edits);
  const gone = made.filter(({ unit, isThere }) => unit === null && isThere);
  return gone.reduce<string | null>((now, { key }) => (now === null ? null : without(now, key)), put);
}

function unitsIn(text: string): JsonObject {
  try {
    const document: unknown = JSON.parse(text);
    return isObject(document) && isObject(document['units']) ? document['units'] : {};
  } catch {
    return {};
  }
}

/** With the unit as it is in the text: the row may be older than the edit before. */
function currentRow(row: UnitRow, units: JsonObject): UnitRow {
  const { key } = row.line;
  const now = Object.hasOwn(units, key) ? units[key] : undefined;
  return isObject(now)
    ? { ...row, line: { ...row.line, unit: now as unknown as TranslationUnit, isBelow: false } }
    : row;
}

const isOwn = ({ line }: UnitRow): boolean => line.unit !== null && !line.isBelow;

function without(text: string, key: string): string | null {
  const root = treeOf(text);
  const edits =
    root === undefined ? null : textEditsOf(text, root, [{ kind: 'remove', file: '', path: ['units', key] }]);
  return edits === null ? null : applyEdits(text, edits);
}
