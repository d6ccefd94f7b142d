import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { changeOf, type DocumentChange } from '#authoring/project/documents/project-action.ts';
import { type Renamed, withId, withPart } from '#authoring/project/documents/renamed.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { type IdUse, indexOf, isUse, type ProjectIndex } from '#authoring/project/index/project-index.ts';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { viewsAt } from '#authoring/text/schema/views.ts';
import { formerNameEdit } from './former-name.ts';
import { LineStarts } from './line-starts.ts';
import { printedMentions } from './printed-mentions.ts';

export type RenameRefusal = 'same' | 'empty' | 'fullWidth' | 'form' | 'taken' | 'required' | 'overrides' | 'broken';

export interface RenamedPlace {
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

export type RenamePlan =
  | { readonly kind: 'refused'; readonly code: RenameRefusal; readonly data: { readonly [name: string]: string } }
  | {
      readonly kind: 'planned';
      readonly renamed: readonly Renamed[];
      readonly changes: readonly DocumentChange[];
      readonly places: readonly { readonly file: string; readonly places: readonly RenamedPlace[] }[];
      /** All entries with the id; if there are several, only the meant one is renamed. */
      readonly twins: readonly { readonly file: string; readonly path: JsonPath; readonly line: number }[];
    };

export type Planned = Extract<RenamePlan, { readonly kind: 'planned' }>;

export function planRename(diagnosis: Diagnosis, declaration: Declaration, to: string): RenamePlan {
  const index = indexOf(diagnosis);
  return refusalOf(index, declaration, to) ?? planRenames(diagnosis, [{ declaration, to }]);
}

export interface Renaming {
  readonly declaration: Declaration;
  readonly to: string;
}

export function planRenames(diagnosis: Diagnosis, all: readonly Renaming[]): Planned {
  const index = indexOf(diagnosis);
  const byFile = new Map<string, Rewriting[]>();
  const note = (file: string, ...found: readonly Rewriting[]) =>
    byFile.set(file, [...(byFile.get(file) ?? []), ...found]);
  const [only] = all.length === 1 ? all : [];
  const twins = only === undefined ? [] : twinsOf(index, only.declaration);
  const referred = new Map<string, string>();
  for (const { declaration, to } of all) {
    const isTwin = twinsOf(index, declaration).length > 1;
    const named = isTwin ? [] : index.usesOf(declaration).filter((use) => !isRequired(use.file));
    const uses = named.filter(({ sort }) => sort !== 'text');
    if (uses.length < named.length) referred.set(declaration.id, to);
    note(declaration.file, { found: declaration, to });
    for (const found of uses) note(found.file, { found, to });
  }
  const names = new Map(all.map(({ declaration, to }) => [declaration.id, to]));
  const mentions = printedMentions(twins.length > 1 ? [] : diagnosis.project.readings, names, referred);
  for (const { file } of mentions.keys()) note(file.path);
  const rewritten = [...byFile].map(([path, found]) => {
    const reading = index.readingOf(path) as ParsedDocument;
    const { text } = reading.file;
    const lines = new LineStarts(text);
    const inPlace = new Map<string, Rewriting[]>();
    for (const one of found) {
      const place = JSON.stringify(one.found.path);
      inPlace.set(place, [...(inPlace.get(place) ?? []), one]);
    }
    const edits = [...inPlace.values()].map((all) => editOf(reading, lines, all));
    for (const { path: at, text: next } of mentions.get(reading) ?? []) edits.push(valueEdit(reading, lines, at, next));
    for (const { found: one, to } of found) if (!isUse(one)) edits.push(...formerNameEdit(reading, lines, one, to));
    const unlike = new Map(edits.map((edit) => [edit.offset, edit]));
    return { path, text, edits: [...unlike.values()].sort((a, b) => a.offset - b.offset) };
  });
  return {
    kind: 'planned',
    renamed: all.map(({ declaration: { kinds, id }, to }) => ({ kinds, from: id, to })),
    ...writtenPlaces(rewritten),
    twins: twins.map((twin) => ({
      file: twin.file,
      path: twin.path,
      line: index.readingOf(twin.file)?.place(twin.path).start.line ?? 0,
    })),
  };
}

interface Rewriting {
  readonly found: Declaration | IdUse;
  readonly to: string;
}

function twinsOf(index: ProjectIndex, { kinds, id }: Declaration): readonly Declaration[] {
  return index.allDeclared(kinds.slice(0, 1), id).filter((one) => one.package === null);
}

/** As changes, and as lines for display. */
export function writtenPlaces(
  rewritten: readonly { readonly path: string; readonly text: string; readonly edits: readonly TextEdit[] }[],
): Pick<Planned, 'changes' | 'places'> {
  return {
    changes: rewritten.map(({ path, text, edits }) => changeOf(path, text, edits)),
    places: rewritten.map(({ path, text, edits }) => ({ file: path, places: placesOf(text, edits) })),
  };
}

export function valueEdit(reading: ParsedDocument, lines: LineStarts, path: JsonPath, text: string): TextEdit {
  const { start, end } = reading.place(path);
  const offset = lines.offset(start);
  return { offset, length: lines.offset(end) - offset, text: JSON.stringify(text) };
}

export type RefusedRename = Extract<RenamePlan, { readonly kind: 'refused' }>;

export function refusalOf(index: ProjectIndex, declaration: Declaration, to: string): RefusedRename | null {
  const { id, kinds, file, path, overrides } = declaration;
  const refuse = (code: RenameRefusal, data: { readonly [name: string]: string } = {}): RefusedRename => ({
    kind: 'refused',
    code,
    data: { id, to, ...data },
  });
  const reading = index.readingOf(file);
  if (declaration.package !== null || isRequired(file))
    return refuse('required', { project: declaration.package ?? '' });
  if (reading === undefined || !reading.legible) return refuse('broken', { file });
  if (overrides !== null) return refuse('overrides', { overrides });
  if (to.trim() === '') return refuse('empty');
  if (to === id) return refuse('same');
  if (to !== to.normalize('NFKC')) return refuse('fullWidth', { narrow: to.normalize('NFKC') });
  const pattern = patternOf(reading, path);
  if (pattern !== undefined && !new RegExp(pattern.pattern).test(to)) return refuse('form', pattern);
  const taken = index.allDeclared(kinds.slice(0, 1), to).at(-1);
  return taken === undefined ? null : refuse('taken', { file: taken.file, name: Object.values(taken.names)[0] ?? '' });
}

function patternOf(
  reading: ParsedDocument,
  path: Declaration['path'],
): { pattern: string; example: string } | undefined {
  const { schema, definitions } = reading.format;
  for (const view of viewsAt(schema, reading.value, path, definitions)) {
    const { pattern, examples } = view;
    if (typeof pattern === 'string') return { pattern, example: Array.isArray(examples) ? String(examples[0]) : '' };
  }
  return undefined;
}

/** All in one place: a name may be made of several that are renamed. */
function editOf(reading: ParsedDocument, lines: LineStarts, all: readonly Rewriting[]): TextEdit {
  const [{ found }] = all as readonly [Rewriting];
  const { path } = found;
  const isKey = isUse(found) && found.isKey;
  const range = isKey ? reading.place(path.slice(0, -1), { key: String(path.at(-1)) }) : reading.place(path);
  const [offset, end] = [lines.offset(range.start), lines.offset(range.end)];
  const written = JSON.parse(reading.file.text.slice(offset, end)) as string;
  const now = all.reduce((name, { found: one, to }) => {
    const part = isUse(one) ? one.part : undefined;
    return part === undefined ? withId(name, one.id, to) : withPart(name, part, to);
  }, written);
  return { offset, length: end - offset, text: JSON.stringify(now) };
}

function placesOf(text: string, edits: readonly TextEdit[]): readonly RenamedPlace[] {
  const byLine = new Map<number, TextEdit[]>();
  const lines = new LineStarts(text);
  for (const edit of edits) {
    const line = lines.lineOf(edit.offset);
    byLine.set(line, [...(byLine.get(line) ?? []), edit]);
  }
  return [...byLine].map(([line, its]) => {
    const [start, end] = lines.edges(line);
    const before = text.slice(start, end);
    let after = '';
    let at = start;
    for (const edit of its) {
      after += text.slice(at, edit.offset) + edit.text;
      at = edit.offset + edit.length;
    }
    after += at < end ? text.slice(at, end) : '';
    return { line, before: before.trim(), after: after.trim() };
  });
}
