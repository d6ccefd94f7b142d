import { type Chunks, concatChunks } from '#engine/kernel/basics/chunks.ts';
import type { JsonPath } from '../json/positions.ts';
import type { DocumentFacts } from '../schema/facts.ts';
import type { ParsedEntry } from './entry-reader.ts';
import type { SectionEdit, SectionedDocument } from './sectioned.ts';

type Kind = keyof DocumentFacts;
const kinds: readonly Kind[] = ['ids', 'references', 'named', 'units', 'art', 'doubles'];

/** Facts of one kind, gathered on first use: as one list, or in chunks that are not concatenated. */
interface Gathered<K extends Kind> {
  readonly inRuns: () => Chunks<DocumentFacts[K][number]>;
  readonly whole: () => DocumentFacts[K];
}
/** A kind keeps its identity as long as no entry changes it. */
export type GatheredFacts = { readonly [K in Kind]: Gathered<K> };

export function gatheredFacts(
  document: SectionedDocument,
  known?: { readonly facts: GatheredFacts; readonly edit: SectionEdit },
): GatheredFacts {
  const gathered = <K extends Kind>(kind: K): Gathered<K> =>
    known !== undefined && saysTheSame(kind, known.edit) ? known.facts[kind] : gatherLater(kind, document);
  return {
    ids: gathered('ids'),
    references: gathered('references'),
    named: gathered('named'),
    units: gathered('units'),
    art: gathered('art'),
    doubles: gathered('doubles'),
  };
}

function saysTheSame(kind: Kind, { before, after }: SectionEdit): boolean {
  return (
    before.length === after.length &&
    before.every((one, i) => {
      const other = after[i];
      if (one === other || other === undefined) return one === other;
      const [mine, its] = [one.facts[kind], other.facts[kind]];
      return mine.length === its.length && (mine.length === 0 || JSON.stringify(mine) === JSON.stringify(its));
    })
  );
}

/** Keeps no reference to the text of the document. */
function gatherLater<K extends Kind>(kind: K, { head, sections }: SectionedDocument): Gathered<K> {
  let from: readonly Entries[] | null = sections.map(({ key, entries: { runs: its } }) => ({ key, runs: its }));
  let runs: Chunks<DocumentFacts[K][number]> | null = null;
  let list: DocumentFacts[K] | null = null;
  const inRuns = () => {
    runs ??= gather(kind, head.facts, from ?? []);
    from = null;
    return runs;
  };
  const whole = () => {
    list ??= concatChunks(inRuns()) as unknown as DocumentFacts[K];
    return list;
  };
  return { inRuns, whole };
}

interface Entries {
  readonly key: string;
  readonly runs: Chunks<ParsedEntry>;
}

function gather<K extends Kind>(
  kind: K,
  head: DocumentFacts,
  sections: readonly Entries[],
): Chunks<DocumentFacts[K][number]> {
  const all = sections.flatMap(({ key, runs }) => {
    let start = 0;
    return runs.map((run) => {
      const from = start;
      start += run.length;
      return placedRun(kind, run, key, from);
    });
  });
  return [head[kind], ...all].filter((run) => run.length > 0) as unknown as Chunks<DocumentFacts[K][number]>;
}

interface PlacedRun {
  readonly key: string;
  readonly start: number;
  readonly placed: At['placed'];
}
const placedRuns = new Map(kinds.map((kind) => [kind, new WeakMap<readonly ParsedEntry[], PlacedRun>()]));

/** The same list as long as the chunk and its place are the same. */
function placedRun(kind: Kind, run: readonly ParsedEntry[], key: string, start: number): At['placed'] {
  const known = placedRuns.get(kind);
  const before = known?.get(run);
  if (before?.key === key && before.start === start) return before.placed;
  const placed = run.flatMap(({ name, facts }, i) => placedAt(facts[kind], key, name ?? start + i));
  known?.set(run, { key, start, placed });
  return placed;
}

interface At {
  readonly key: string;
  readonly step: string | number;
  readonly placed: readonly { readonly path: JsonPath }[];
}
const lastPlaced = new WeakMap<object, At>();

/** The same objects as long as the entry stays at its place. */
function placedAt(facts: DocumentFacts[Kind], key: string, step: string | number): At['placed'] {
  if (facts.length === 0) return facts;
  const before = lastPlaced.get(facts);
  if (before?.key === key && before.step === step) return before.placed;
  const placed = (facts as readonly { readonly path: JsonPath }[]).map((one) => ({
    ...one,
    path: [key, step, ...one.path],
  }));
  lastPlaced.set(facts, { key, step, placed });
  return placed;
}

export function asFacts(gathered: GatheredFacts): DocumentFacts {
  const facts = {};
  for (const kind of kinds) Object.defineProperty(facts, kind, { get: gathered[kind].whole, enumerable: true });
  return facts as DocumentFacts;
}
