import type { Problem, Range } from '#authoring/text/problems/problem.ts';
import { problemDraft, problemFromDraft, type UnplacedProblem } from '#authoring/text/problems/tell.ts';
import { type ParsedDocument, partsOf } from '#authoring/text/reading/reading.ts';
import { canonical, isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import type { Language } from '#engine/kernel/language/compile.ts';
import { type FoundNode, nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { type Op, sorts } from '#engine/kernel/language/op.ts';
import { spokenOps } from '../sentence-of.ts';
import { alwaysHolds, boundsOf } from './bounds.ts';

type Ops = ReadonlyMap<string, Op>;

const tables = new WeakMap<Language, Ops>();

/** Effects that can never do anything. Faults are cached per version of a document. */
export function effectProblems(
  readings: readonly ParsedDocument[],
  system: RuleSystem,
  documents: Documents,
): readonly Problem[] {
  return readings.flatMap((reading) => {
    if (!reading.sound || reading.format.house || reading.format.id === 'playtest') return [];
    return faultsOfDocument(reading)(system.language).map(({ told, node, range }) => {
      const spoken = { ...spokenOps(system, documents, [node], told.data), ...told.spoken };
      return problemFromDraft({ ...told, spoken }, reading.file.path, range);
    });
  });
}

interface PlacedFault extends Pick<EffectFault, 'told' | 'node'> {
  readonly range: Range;
}

const faultsOfDocument = memoizeByKey((reading: ParsedDocument) =>
  memoizeByKey((language: Language): readonly PlacedFault[] =>
    partsOf(reading).flatMap(({ values, pathOf }) =>
      faultsOfParts(values, language).map(({ at, path, told, node }) => ({
        ...{ told, node },
        range: reading.place([...pathOf(at), ...path]),
      })),
    ),
  ),
);

type FaultOfPart = EffectFault & { readonly at: number };
const faultsIn = memoizeByKey((_: Language) => new WeakMap<object, readonly EffectFault[]>());
const faultsInAll = memoizeByKey((_: Language) => new WeakMap<object, readonly FaultOfPart[]>());

/** Unchanged chunks have the same identity. */
function faultsOfParts(values: readonly unknown[], language: Language): readonly FaultOfPart[] {
  const known = faultsInAll(language);
  const before = known.get(values);
  if (before !== undefined) return before;
  const found = values.flatMap((value, at) => faultsOfPart(value, language).map((fault) => ({ ...fault, at })));
  known.set(values, found);
  return found;
}

function faultsOfPart(value: unknown, language: Language): readonly EffectFault[] {
  if (typeof value !== 'object' || value === null) return [];
  const before = faultsIn(language).get(value);
  if (before !== undefined) return before;
  const found = effectFaults(value, language);
  faultsIn(language).set(value, found);
  return found;
}

interface EffectFault {
  readonly path: readonly (string | number)[];
  readonly told: UnplacedProblem;
  readonly node: JsonObject;
}

export function effectFaults(document: unknown, language: Language): readonly EffectFault[] {
  const ops = tables.get(language) ?? new Map(language.ops.map((op) => [`${op.sort}:${op.id}`, op]));
  tables.set(language, ops);
  const nodes = nodesIn(document);
  const read = new Set(nodes.filter(isReading).map(({ node, names }) => names.get(String(node['name']))));
  return nodes.flatMap((found) =>
    faultsOf(found, ops, read, language.remembers ?? []).map(([key, told]) => ({
      ...{ path: [...found.path, key], told },
      node: found.node,
    })),
  );
}

type Fault = readonly [key: string, told: UnplacedProblem];

export const readingOps = ['named', 'remembered'] as const;
type ReadingOp = (typeof readingOps)[number];
const readBy = {
  named: { ja: '選ばれたもの', en: 'a selection' },
  remembered: { ja: '数', en: 'a number' },
} as const satisfies Readonly<Record<ReadingOp, Text>>;
const isReading = (found: FoundNode): found is FoundNode & { readonly op: ReadingOp } =>
  (readingOps as readonly string[]).includes(found.op);
export const readerOf = (bound: FoundNode): ReadingOp => (bound.op === 'remember' ? 'remembered' : 'named');

function faultsOf(
  found: FoundNode,
  ops: Ops,
  read: ReadonlySet<FoundNode | undefined>,
  given: readonly string[],
): readonly Fault[] {
  return [
    ...condition(found, ops),
    ...misread(found, given),
    ...unheard(found, ops),
    ...nothing(found, ops),
    ...(read.has(found) ? [] : unread(found)),
    ...alike(found),
  ];
}

/** Conditions that are constant. Of nested ones only the outermost is reported. */
function condition({ op, node, names, within }: FoundNode, ops: Ops): readonly Fault[] {
  if (!ops.has(`condition:${op}`) || ops.has(`condition:${within?.op}`)) return [];
  const always = alwaysHolds(node, names, ops);
  return always === null ? [] : [['op', problemDraft(always ? 'EFF003' : 'EFF002', { op })]];
}

/** Names that are unbound, or bound by an op of the other kind. */
function misread(found: FoundNode, given: readonly string[]): readonly Fault[] {
  if (!isReading(found)) return [];
  const { op, node, names } = found;
  const name = String(node['name']);
  const bound = names.get(name);
  if (bound === undefined && op === 'remembered' && given.includes(name)) return [];
  if (bound === undefined) return [['name', problemDraft('EFF008', { name })]];
  const right = readerOf(bound);
  if (op === right) return [];
  return [['name', problemDraft('EFF001', { name, op, reader: right }, { held: readBy[right], read: readBy[op] })]];
}

/** Ops that need another op in the same text, where it is missing. */
function unheard({ op, holder }: FoundNode, ops: Ops): readonly Fault[] {
  const needs = needsIn(ops).get(op);
  if (needs === undefined) return [];
  const answered = Object.values(holder ?? {}).some((one) => isObject(one) && needs.includes(String(one['op'])));
  return answered ? [] : [['op', problemDraft('EFF007', { op, needed: needs })]];
}
/** Needs of the few ops that have any, as every node is looked up. */
const needsIn = memoizeByKey((ops: Ops): ReadonlyMap<string, readonly string[]> => {
  const needs = new Map<string, readonly string[]>();
  for (const { id } of ops.values()) {
    const all = sorts.flatMap((sort) => ops.get(`${sort}:${id}`)?.facts.needs ?? []);
    if (all.length > 0) needs.set(id, all);
  }
  return needs;
});

function nothing({ op, node, names }: FoundNode, ops: Ops): readonly Fault[] {
  const counts = (ops.has(`effect:${op}`) && op !== 'remember') || ops.has(`choice:${op}`);
  const isNone = counts && node['amount'] !== undefined && boundsOf(node['amount'], names, ops).most <= 0;
  return [
    ...(isNone ? [['amount', problemDraft('EFF004', { op })] as const] : []),
    ...(ops.has(`modifier:${op}`) && node['add'] === 0 ? [['add', problemDraft('EFF004', { op })] as const] : []),
  ];
}

/** Names that are never read, except those of `each`, which may do the same for every element. */
function unread({ op, node: { as } }: FoundNode): readonly Fault[] {
  return typeof as !== 'string' || op === 'each' ? [] : [['as', problemDraft('EFF005', { name: as })]];
}

function alike({ node }: FoundNode): readonly Fault[] {
  const { op, then, else: otherwise } = node;
  const isOne = op === 'if' && otherwise !== undefined && canonical(then as Json) === canonical(otherwise);
  return isOne ? [['else', problemDraft('EFF006', {})]] : [];
}
