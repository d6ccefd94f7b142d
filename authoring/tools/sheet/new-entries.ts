import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isObject, isSame, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Answers, TemplateOutput } from '#engine/kernel/contract/template.ts';
import { beginningsIn, groundIn, newProblems, type TemplateContext } from '../new/begin.ts';
import { withEntries } from '../new/written-documents.ts';
import { faultsOfChanges } from './cell-faults.ts';
import type { NamesById } from './cell-text.ts';
import type { EntryKind, SheetColumn } from './column.ts';
import { type CellWrite, valueAfter } from './entry-edits.ts';
import { idKindsOf } from './kinds-of.ts';
import type { NewRow } from './paste.ts';
import { type CellFault, readCell } from './read-cell.ts';

export interface AskedEntries {
  readonly kind: Pick<EntryKind, 'format' | 'list' | 'columns' | 'files'>;
  readonly rows: readonly NewRow[];
  /** Template for new entries; null: the smallest valid entry. */
  readonly begins: { readonly id: string; readonly answers: Answers } | null;
}

export interface EntriesIn {
  readonly place: TemplateContext;
  readonly names: NamesById;
  readonly least: (file: string) => Json;
}

export interface NewCellRefused {
  readonly line: number;
  readonly id: string;
  readonly column: string;
  readonly typed: string;
  readonly fault: CellFault;
  /** True: the entry is not created; false: it has a default there. */
  readonly isLeftOut: boolean;
}

export interface NewEntry {
  readonly line: number;
  readonly id: string;
  readonly name: string;
}

/** All go to the end of one list. */
export interface PlannedEntries {
  readonly file: string;
  readonly made: readonly NewEntry[];
  readonly refused: readonly NewCellRefused[];
  /** Null: nothing to write. */
  readonly document: WrittenDocument | null;
  readonly problems: readonly Problem[];
}

interface Draft {
  readonly row: NewRow;
  readonly id: string;
  readonly template: JsonObject;
  writes: readonly (CellWrite & { readonly column: SheetColumn; readonly typed: string })[];
}

/** Dry run; null: such entries cannot be created here. */
export function plannedEntries(asked: AskedEntries, where: EntriesIn): PlannedEntries | null {
  const drafting = new Drafting(asked, where);
  // Given ids first, as generated ones must avoid them
  const isGiven = ({ id }: NewRow) => id.trim() !== '';
  for (const row of [...asked.rows.filter(isGiven), ...asked.rows.filter((one) => !isGiven(one))]) drafting.draft(row);
  const { target } = drafting;
  const before = target === null ? undefined : textOf(where.place, target.file);
  if (target === null || before === undefined) return null;
  const inTurn = [...drafting.drafts].sort((one, other) => one.row.line - other.row.line);
  const { sound, refused } = held(inTurn, asked, where);
  const entries = sound.map(entryOf);
  const after = entries.length === 0 ? null : withEntries(before ?? undefined, { ...target, entries });
  const document = after === null ? null : { path: target.file, before, after };
  return {
    file: target.file,
    made: sound.map(({ row, id }, i) => ({ line: row.line, id, name: nameOf(entries[i]) })),
    refused: [...drafting.refused, ...refused].sort((one, other) => one.line - other.line),
    document,
    problems: document === null ? [] : newProblems(where.place, [document]).filter((one) => one.severity === 'error'),
  };
}

const entryOf = ({ template, writes }: Draft): JsonObject => valueAfter(template, writes);

const nameOf = (entry: JsonObject | undefined): string =>
  typeof entry?.['name'] === 'string' ? entry['name'] : String(entry?.['id'] ?? '');

/** Null: a new document; undefined: unreadable. */
function textOf({ files, project }: TemplateContext, file: string): string | null | undefined {
  const found = files.find(({ path }) => path === file);
  if (found === undefined) return null;
  return isFaulty(found) || indexOf(project).readingOf(file)?.legible !== true ? undefined : found.text;
}

interface Target {
  readonly file: string;
  readonly list: string;
  readonly blank: JsonObject;
}

/** One by one, as ids depend on the lines before. */
class Drafting {
  readonly drafts: Draft[] = [];
  readonly refused: NewCellRefused[] = [];
  target: Target | null = null;
  private readonly asked: AskedEntries;
  private readonly where: EntriesIn;
  private readonly taken: Set<string>;
  private readonly keys: readonly string[];
  private documents: Documents;

  constructor(asked: AskedEntries, where: EntriesIn) {
    this.asked = asked;
    this.where = where;
    const { project } = where.place;
    const kinds = idKindsOf(project, asked.kind);
    const index = indexOf(project);
    this.taken = new Set(kinds.slice(0, 1).flatMap((kind) => index.ofKind(kind).map(({ id }) => id)));
    this.keys = asked.kind.columns.find(({ isId }) => isId)?.orders[0] ?? [];
    this.documents = project.documents;
  }

  draft(row: NewRow): void {
    const read = this.read(row);
    const begun = this.begun(row, read);
    if (begun === null) return;
    const { file, list, blank, entry } = begun;
    this.target = { file, list, blank };
    const given = row.id.normalize('NFKC').trim();
    const id = given === '' ? this.free(entry['id']) : given;
    const code = id === '' ? 'required' : this.taken.has(id) ? 'taken' : null;
    if (code !== null) return this.refuse(row, id, this.idKey(), given, { code }, true);
    this.taken.add(id);
    const writes: Draft['writes'][number][] = [];
    for (const { column, typed, read: one } of read)
      if (one.kind === 'fault') this.refuse(row, id, column.key, typed, one.fault, false);
      else if (one.value !== undefined) writes.push({ column, typed, value: one.value });
    const template = this.inOrder({ ...entry, id }, writes);
    const draft: Draft = { row, id, template, writes };
    this.drafts.push(draft);
    const document = this.documents[file];
    const before = isObject(document) ? document : blank;
    const items = Array.isArray(before[list]) ? (before[list] as readonly Json[]) : [];
    this.documents = { ...this.documents, [file]: { ...before, [list]: [...items, entryOf(draft)] } };
  }

  private refuse(row: NewRow, id: string, column: string, typed: string, fault: CellFault, isLeftOut: boolean): void {
    this.refused.push({ line: row.line, id, column, typed, fault, isLeftOut });
  }

  private read({ cells }: NewRow) {
    return cells.flatMap(({ key, typed }) => {
      const column = this.asked.kind.columns.find((one) => one.key === key && !one.isId);
      if (column === undefined || typed.trim() === '') return [];
      return [{ column, typed, read: readCell(column, typed, this.where.names) }];
    });
  }

  private begun(row: NewRow, read: ReturnType<Drafting['read']>): (Target & { readonly entry: JsonObject }) | null {
    const { begins, kind } = this.asked;
    if (begins === null) return this.least();
    const { place } = this.where;
    const beginning = beginningsIn(place).find(({ id }) => id === begins.id);
    if (beginning === undefined) return null;
    const ground = { ...groundIn(place.project), documents: this.documents };
    const typed = Object.fromEntries(row.cells.map((cell) => [cell.key, cell.typed.trim()]));
    const answers: { [question: string]: string } = {};
    for (const { id, kind: sort, usual } of beginning.questions(ground)) {
      const said = sort === 'text' || sort === 'note' ? (typed[id] ?? '') : '';
      answers[id] = begins.answers[id] ?? (said === '' ? usual : said);
    }
    const entries = beginning.write(answers, ground).flatMap((one) => (isEntryOf(kind.list, one) ? [one] : []));
    // If a template makes several, the one that agrees with the line in most cells
    const agreeing = ({ entry }: (typeof entries)[number]): number =>
      read.filter(({ column, read: one }) => one.kind === 'value' && isSame(partAt(entry, column.path), one.value))
        .length;
    const [first] = [...entries].sort((one, other) => agreeing(other) - agreeing(one));
    return first ?? null;
  }

  private least(): (Target & { readonly entry: JsonObject }) | null {
    const { files, list } = this.asked.kind;
    const file = files.findLast((path) => !isRequired(path));
    if (file === undefined) return null;
    const entry = this.where.least(file);
    if (!isObject(entry)) return null;
    const items = partAt(this.documents[file] ?? null, [list]);
    const last = Array.isArray(items) ? (items.at(-1) as Json | undefined) : undefined;
    return { file, list, blank: {}, entry: { ...entry, id: isObject(last) ? (last['id'] ?? '') : '' } };
  }

  /** The next free number; empty: the id has none. */
  private free(begun: Json | undefined): string {
    let id = typeof begun === 'string' ? begun : '';
    while (id !== '' && this.taken.has(id)) {
      const [, head = '', digits = ''] = /^(.*?)([0-9]+)$/.exec(id) ?? [];
      id = digits === '' ? '' : `${head}${String(Number(digits) + 1).padStart(digits.length, '0')}`;
    }
    return id;
  }

  private idKey(): string {
    return this.asked.kind.columns.find(({ isId }) => isId)?.key ?? 'id';
  }

  /** Keys in the order of the format. */
  private inOrder(entry: JsonObject, writes: readonly CellWrite[]): JsonObject {
    const whole = valueAfter(entry, writes);
    const keys = [...this.keys.filter((key) => key in whole), ...Object.keys(whole)];
    return Object.fromEntries([...new Set(keys)].map((key) => [key, entry[key] ?? whole[key] ?? null]));
  }
}

const isEntryOf = (
  list: string,
  one: TemplateOutput,
): one is Extract<TemplateOutput, { kind: 'entry' }> & { readonly entry: JsonObject } =>
  one.kind === 'entry' && one.list === list && isObject(one.entry);

/** Validates the entries; invalid cells fall back to the template. */
function held(
  drafts: readonly Draft[],
  { kind }: AskedEntries,
  { place }: EntriesIn,
): { readonly sound: readonly Draft[]; readonly refused: readonly NewCellRefused[] } {
  const refused: NewCellRefused[] = [];
  const isOut = new Set<Draft>();
  let open = drafts;
  while (open.length > 0) {
    const changes = open.map((draft) => ({ before: {}, after: entryOf(draft) }));
    const faults = faultsOfChanges(place.project, kind, changes);
    open = open.filter((draft, i) => {
      const found = faults[i] ?? null;
      if (found === null) return false;
      const { path, message } = found;
      const fault: CellFault = { code: 'format', message };
      const { line } = draft.row;
      const isOf = ({ path: of }: SheetColumn) =>
        path.length > 0 && of.every((step, at) => (path[at] ?? step) === step);
      const meant = draft.writes.filter(({ column }) => isOf(column));
      if (meant.length === 0) {
        isOut.add(draft);
        const column = kind.columns.find(isOf)?.key ?? 'id';
        refused.push({ line, id: draft.id, column, typed: '', fault, isLeftOut: true });
        return false;
      }
      for (const { column, typed } of meant)
        refused.push({ line, id: draft.id, column: column.key, typed, fault, isLeftOut: false });
      draft.writes = draft.writes.filter((one) => !meant.includes(one));
      return true;
    });
  }
  return { sound: drafts.filter((one) => !isOut.has(one)), refused };
}
