import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { findEffect } from '#authoring/project/documents/effect-place.ts';
import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { EntryView } from '../workers/engine-calls.ts';

/** A number of the project that the game has used. */
export interface UsedNumber {
  readonly path: string;
  readonly offset: number;
  readonly written: number;
  /** The id of the card. */
  readonly id: string;
  /** The log entry that used it, from 0. */
  readonly entry: number;
  readonly sentence: string;
  /** The same number where the card prints it. */
  readonly printed: { readonly offset: number } | null;
}

type Event = Pick<EventView, 'path' | 'base' | 'amount' | 'sentence'>;

const MORE = 3;

/** Each once, the clearest use first: nothing else changed the amount, then amounts that texts can change, then others. */
export function usedNumbers(
  documents: Documents,
  textOf: (path: string) => string | undefined,
  events: readonly Event[],
  entries: readonly Pick<EntryView, 'events'>[],
): readonly UsedNumber[] {
  const clear = ({ base, amount }: Event) => (base === null ? 0 : base === amount ? 2 : 1);
  const found = events.flatMap((event, at) => {
    const used = usedBy(event, at, { documents, textOf, entries });
    return used === null ? [] : [{ used, clear: clear(event) }];
  });
  const sorted = found.toSorted((one, other) => other.clear - one.clear).map(({ used }) => used);
  const placeOf = ({ path, offset }: UsedNumber) => `${path} ${offset}`;
  return sorted.filter((one, i) => sorted.findIndex((other) => placeOf(other) === placeOf(one)) === i);
}

/** What is worth trying. */
export function othersFor({ written }: UsedNumber): readonly number[] {
  return written > 1 ? [written + MORE, 1] : [written + MORE];
}

/** The text with another number. */
export function withNumber(text: string, { offset, printed, written }: UsedNumber, other: number): string {
  const places = [offset, ...(printed === null ? [] : [printed.offset])].sort((a, b) => b - a);
  return places.reduce((now, at) => now.slice(0, at) + other + now.slice(at + String(written).length), text);
}

interface Known {
  readonly documents: Documents;
  readonly textOf: (path: string) => string | undefined;
  readonly entries: readonly Pick<EntryView, 'events'>[];
}

function usedBy(event: Event, at: number, { documents, textOf, entries }: Known): UsedNumber | null {
  const entry = entries.findLastIndex((one) => one.events <= at);
  if (entry < 0 || event.path === null || event.amount === null || event.sentence === '') return null;
  const effect = findEffect(documents, event.path);
  const text = effect === null || isRequired(effect.path) ? undefined : textOf(effect.path);
  const root = text === undefined ? undefined : parseTree(text);
  if (effect === null || text === undefined || root === undefined) return null;
  const node = findNodeAtLocation(root, [...effect.steps, 'amount']);
  const written: unknown = node?.value;
  if (node?.type !== 'number' || typeof written !== 'number' || written < 1) return null;
  if (event.base !== null ? event.base !== written : event.amount !== written) return null;
  return {
    path: effect.path,
    offset: node.offset,
    written,
    id: idOf(documents, effect.path, effect.steps),
    entry,
    sentence: event.sentence,
    printed: printedIn(root, effect.steps, written),
  };
}

function idOf(documents: Documents, path: string, steps: readonly (string | number)[]): string {
  const [list = '', index = 0] = steps;
  const items: unknown = (documents[path] as Record<string, unknown> | undefined)?.[list];
  const item: unknown = Array.isArray(items) ? items[Number(index)] : undefined;
  return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';
}

/** In the nearest text around an effect, if the number stands there once. */
function printedIn(
  root: NonNullable<ReturnType<typeof parseTree>>,
  steps: readonly (string | number)[],
  written: number,
): UsedNumber['printed'] {
  for (let length = steps.length; length > 0; length--) {
    const node = findNodeAtLocation(root, [...steps.slice(0, length), 'text']);
    if (node?.type !== 'string') continue;
    const said = String(node.value);
    const places = [...said.matchAll(/[0-9]+/g)].filter(([number]) => Number(number) === written);
    // An escaped letter would move what follows it.
    if (places.length !== 1 || JSON.stringify(said).length !== node.length) return null;
    return { offset: node.offset + 1 + (places[0]?.index ?? 0) };
  }
  return null;
}
