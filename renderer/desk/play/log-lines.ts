import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import type { EntryView, MarkView } from '../workers/engine-calls.ts';

export type LogLine =
  /** What was done before the first decision. */
  | { readonly kind: 'setup'; readonly key: typeof SETUP; readonly below: number; readonly isFolded: boolean }
  | { readonly kind: 'mark'; readonly key: string; readonly mark: MarkView }
  | { readonly kind: 'head'; readonly key: string; readonly text: string }
  | {
      readonly kind: 'entry';
      readonly key: string;
      readonly at: number;
      readonly entry: EntryView;
      readonly below: number;
      readonly isFolded: boolean;
    }
  | {
      readonly kind: 'event';
      readonly key: string;
      /** Index among all events. */
      readonly index: number;
      readonly event: EventView;
      /** Nesting below the answer, from 1. */
      readonly depth: number;
      /** Whether the cause is worth showing: neither the answer nor the parent names it. */
      readonly isOwnCause: boolean;
      readonly below: number;
      readonly isFolded: boolean;
    };

/** Events that become headings. */
const heads: readonly string[] = ['round', 'phase'];
/** Maximum indentation. */
const deepest = 5;

/** The key of the set-up; its lines are noise to those who do not ask. */
export const SETUP = 'setup';

const nothingFolded: ReadonlySet<string> = new Set();

/** The log as a tree from entry `from` (-1: the set-up), without folded rows. */
export function logLines(
  events: readonly EventView[],
  entries: readonly EntryView[],
  from: number,
  folded: ReadonlySet<string> = nothingFolded,
  takenBack: readonly MarkView[] = [],
): readonly LogLine[] {
  const marksAt = (at: number): readonly LogLine[] =>
    takenBack.flatMap((mark, i) => (mark.at === at ? [{ kind: 'mark', key: `mark ${i}`, mark }] : []));
  const lines: LogLine[] = [];
  for (let at = Math.max(-1, from); at < entries.length; at++) {
    const entry = entries[at];
    const first = entry?.events ?? 0;
    const end = entries[at + 1]?.events ?? events.length;
    lines.push(...marksAt(at), ...linesOf(events, { entry, at, first, end }, folded));
  }
  lines.push(...marksAt(entries.length));
  return joined(lines);
}

interface Part {
  readonly entry: EntryView | undefined;
  readonly at: number;
  readonly first: number;
  readonly end: number;
}

function linesOf(events: readonly EventView[], part: Part, folded: ReadonlySet<string>): readonly LogLine[] {
  const { entry, at, first, end } = part;
  const told: number[] = [];
  for (let i = first; i < end; i++) if (events[i]?.sentence !== '') told.push(i);
  const parents = new Map(told.map((i) => [i, parentOf(events, i, first)]));
  const below = new Map<number, number>();
  for (const i of told) for (const above of aboveOf(parents, i)) below.set(above, (below.get(above) ?? 0) + 1);

  const lines: LogLine[] = [];
  const key = `entry ${at}`;
  const isFolded = folded.has(key);
  const isHead = (i: number) => heads.includes(events[i]?.kind ?? '');
  if (entry !== undefined)
    lines.push({ kind: 'entry', key, at, entry, below: told.filter((i) => !isHead(i)).length, isFolded });
  const isSetupFolded = entry === undefined && folded.has(SETUP);
  const inSetup = entry === undefined ? told.filter((i) => !isHead(i)).length : 0;
  if (inSetup > 0) lines.push({ kind: 'setup', key: SETUP, below: inSetup, isFolded: isSetupFolded });
  for (const i of told) {
    const event = events[i] as EventView;
    if (isHead(i)) {
      lines.push({ kind: 'head', key: `head ${i}`, text: event.sentence });
      continue;
    }
    const above = aboveOf(parents, i);
    if ((isFolded && entry !== undefined) || isSetupFolded || above.some((one) => folded.has(`event ${one}`))) continue;
    const parent = events[above[0] ?? -1];
    const isKnown = entry === undefined || entry.names.includes(event.cause?.name ?? '');
    lines.push({
      kind: 'event',
      key: `event ${i}`,
      index: i,
      event,
      depth: Math.min(deepest, 1 + above.length),
      isOwnCause: event.cause !== null && !isKnown && parent?.cause?.name !== event.cause.name,
      below: below.get(i) ?? 0,
      isFolded: folded.has(`event ${i}`),
    });
  }
  return lines;
}

/** The nearest visible ancestor within the same answer; headings have no children. */
function parentOf(events: readonly EventView[], index: number, first: number): number | null {
  let parent = events[index]?.parent ?? null;
  while (parent !== null && parent >= first && events[parent]?.sentence === '') parent = events[parent]?.parent ?? null;
  if (parent === null || parent < first) return null;
  return heads.includes(events[parent]?.kind ?? '') ? null : parent;
}

function aboveOf(parents: ReadonlyMap<number, number | null>, index: number): readonly number[] {
  const above: number[] = [];
  for (let at = parents.get(index) ?? null; at !== null; at = parents.get(at) ?? null) above.push(at);
  return above;
}

/** Merges the headings of a round and its first phase. */
function joined(lines: readonly LogLine[]): readonly LogLine[] {
  const all: LogLine[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    if (line.kind === 'head' && last?.kind === 'head')
      all[all.length - 1] = { ...last, text: `${last.text} · ${line.text}` };
    else all.push(line);
  }
  return all;
}
