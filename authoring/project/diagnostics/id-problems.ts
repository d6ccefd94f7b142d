import { nameIn } from '#authoring/text/files/package-path.ts';
import { nearest } from '#authoring/text/messages/nearest.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemAt } from '#authoring/text/problems/tell.ts';
import { factsInChunks, type ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { DeclaredId, DocumentFacts } from '#authoring/text/schema/facts.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';

interface Declared {
  readonly id: DeclaredId;
  readonly reading: ParsedDocument;
}

/** The ids of a project, and numbers of further copies. */
export interface Ids {
  has(kinds: readonly string[], id: string): boolean;
  nearest(kinds: readonly string[], id: string): string | undefined;
  copyOf(id: string): DeclaredId | undefined;
  readonly problems: readonly Problem[];
}

const printed = /^(.*-)([0-9]+)$/;

export interface RequiredReadings {
  /** Readings of required projects; their own problems are reported there. */
  readonly required: ReadonlyMap<ParsedDocument, string>;
  /** Overridden declarations. */
  readonly gone: ReadonlySet<DeclaredId>;
}
const alone: RequiredReadings = { required: new Map(), gone: new Set() };

interface Gathered {
  readonly lists: readonly (readonly DeclaredId[])[];
  readonly projects: readonly (string | undefined)[];
  readonly gone: RequiredReadings['gone'];
  readonly ids: Ids;
}
/** By the first list of ids. Several, as a text may be broken and valid in turn. */
const gatheredLast = new WeakMap<readonly DeclaredId[], readonly Gathered[]>();
const remembered = 3;

/** Required projects come first. Without duplicates the result keeps its identity until an id changes. */
export function idsOf(readings: readonly ParsedDocument[], among: RequiredReadings = alone): Ids {
  const lists = readings.map(({ facts }) => facts.ids);
  const projects = readings.map((reading) => among.required.get(reading));
  const { gone } = among;
  const [first = []] = lists;
  const before = gatheredLast.get(first) ?? [];
  const known = before.find(
    (one) =>
      saysTheSame(one.lists, lists) &&
      isSameList(one.projects, projects) &&
      (one.gone === gone || one.gone.size + gone.size === 0),
  );
  if (known !== undefined) return known.ids;
  const ids = gatheredIds(readings, among);
  const now = { lists, projects, gone, ids };
  if (ids.problems.length === 0) gatheredLast.set(first, [now, ...before].slice(0, remembered));
  return ids;
}

type DeclaredLists = readonly (readonly DeclaredId[])[];
const isSameOrBothEmpty = (one: readonly DeclaredId[], other: readonly DeclaredId[]): boolean =>
  one === other || one.length + other.length === 0;

const saysTheSame = (lists: DeclaredLists, others: DeclaredLists): boolean =>
  lists.length === others.length && lists.every((one, i) => isSameOrBothEmpty(one, others[i] ?? []));

function gatheredIds(readings: readonly ParsedDocument[], { required, gone }: RequiredReadings): Ids {
  const problems: Problem[] = [];
  const spaces = new Map<string, Map<string, Declared>>();
  const byKind = new Map<string, Set<string>>();
  for (const reading of readings) {
    const project = required.get(reading);
    for (const id of reading.facts.ids) {
      for (const kind of project === undefined ? [] : id.kinds) {
        const ids = byKind.get(kind) ?? new Set<string>();
        byKind.set(kind, ids.add(nameIn(project as string, id.id)));
      }
      if (gone.has(id)) continue;
      const space = spaces.get(id.kinds[0] ?? '') ?? new Map<string, Declared>();
      spaces.set(id.kinds[0] ?? '', space);
      const before = space.get(id.id);
      if (before === undefined) space.set(id.id, { id, reading });
      else if (required.get(before.reading) === project && project === undefined)
        problems.push(twice(id, reading, before));
      for (const kind of id.kinds) {
        const ids = byKind.get(kind) ?? new Set<string>();
        byKind.set(kind, ids.add(id.id));
      }
    }
  }
  const copies = new Map<string, DeclaredId>();
  for (const space of spaces.values()) {
    const firsts = new Map<string, Declared>();
    for (const one of space.values()) for (const number of furtherNumbers(one.id)) firsts.set(number, one);
    for (const [number, { id }] of firsts) copies.set(number, id);
    for (const one of space.values()) {
      const first = firsts.get(one.id.id);
      if (first === undefined) continue;
      // Reported in the project that can be edited.
      const own = [one, first].find(({ reading }) => !required.has(reading));
      if (own !== undefined) problems.push(overlap(one.id, first.id, own));
    }
  }
  return {
    has: (kinds, id) => kinds.some((kind) => byKind.get(kind)?.has(id) === true),
    nearest: (kinds, id) => nearest(id, [...new Set(kinds.flatMap((kind) => [...(byKind.get(kind) ?? [])]))]),
    copyOf: (id) => copies.get(id),
    problems,
  };
}

function furtherNumbers(id: DeclaredId): string[] {
  return Array.from({ length: id.copies - 1 }, (_, i) => numberAfter(id.id, i + 1)).filter((one) => one !== '');
}

function numberAfter(id: string, step: number): string {
  const match = printed.exec(id);
  if (match === null) return '';
  const [, head = '', digits = ''] = match;
  return `${head}${String(Number(digits) + step).padStart(digits.length, '0')}`;
}

function twice(id: DeclaredId, reading: ParsedDocument, before: Declared): Problem {
  const { line } = before.reading.place(before.id.path).start;
  const first = `${before.reading.file.path}:${line + 1}`;
  return problemAt('IDS001', reading.file.path, reading.place(id.path), { id: id.id, first });
}

function overlap(id: DeclaredId, first: DeclaredId, { id: own, reading }: Declared): Problem {
  const next = numberAfter(first.id, first.copies);
  const data = { id: id.id, first: first.id, copies: first.copies, next };
  return problemAt('IDS002', reading.file.path, reading.place(own.path), data);
}

const settledBy = memoizeByKey((_: Ids) => new WeakSet<DocumentFacts['references']>());

/** References to unknown ids. Kinds in `unsure` may be declared in documents that could not be read. */
export function referenceProblems(
  readings: readonly ParsedDocument[],
  ids: Ids,
  unsure: ReadonlySet<string>,
): Problem[] {
  const settled = settledBy(ids);
  return readings.flatMap((reading) =>
    factsInChunks(reading, 'references').flatMap((run) => {
      if (settled.has(run)) return [];
      const unknown = run.filter(({ kinds, id }) => !ids.has(kinds, id));
      if (unknown.length === 0) settled.add(run);
      return unknown.flatMap((reference) => unknownReference(reading, reference, ids, unsure));
    }),
  );
}

function unknownReference(
  reading: ParsedDocument,
  { kinds, id, path }: DocumentFacts['references'][number],
  ids: Ids,
  unsure: ReadonlySet<string>,
): Problem[] {
  const design = ids.copyOf(id);
  if (design !== undefined && ids.has(kinds, design.id)) {
    const data = { id, first: design.id, copies: design.copies, nearest: design.id };
    return [problemAt('REF002', reading.file.path, reading.place(path), data)];
  }
  if (kinds.some((kind) => unsure.has(kind))) return [];
  const near = ids.nearest(kinds, id);
  const data = { id, kinds, ...(near === undefined ? {} : { nearest: near }) };
  return [problemAt('REF001', reading.file.path, reading.place(path), data)];
}
