import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { findEffect, ownerOf } from '#authoring/project/documents/effect-place.ts';
import type { EventView } from '#authoring/project/sentences/spoken-game.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
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
  /** The same number where the card prints it, in its own language and in others. */
  readonly printed: readonly PrintedNumber[];
}

interface PrintedNumber {
  readonly path: string;
  readonly offset: number;
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

/** The places of the number in a file, in order. */
export function placesIn(file: string, { path, offset, printed }: UsedNumber): readonly number[] {
  return [{ path, offset }, ...printed]
    .flatMap((place) => (place.path === file ? place.offset : []))
    .sort((a, b) => a - b);
}

/** The text of its file with another number. */
export function withNumber(text: string, number: UsedNumber, other: number): string {
  const { path, written } = number;
  return placesIn(path, number).reduceRight(
    (now, at) => now.slice(0, at) + other + now.slice(at + String(written).length),
    text,
  );
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
    printed: [
      ...printedIn(root, effect.steps, written).map((offset) => ({ path: effect.path, offset })),
      ...translatedIn(event.path, effect.path, { documents, textOf }, written),
    ],
  };
}

function idOf(documents: Documents, path: string, steps: readonly (string | number)[]): string {
  const [list = '', index = 0] = steps;
  const items: unknown = (documents[path] as Record<string, unknown> | undefined)?.[list];
  const item: unknown = Array.isArray(items) ? items[Number(index)] : undefined;
  return typeof item === 'object' && item !== null && 'id' in item ? String(item.id) : '';
}

/** In the nearest text around an effect. */
function printedIn(root: Node, steps: readonly (string | number)[], written: number): readonly number[] {
  for (let length = steps.length; length > 0; length--) {
    const node = findNodeAtLocation(root, [...steps.slice(0, length), 'text']);
    if (node?.type === 'string') return placeOnce(node, written);
  }
  return [];
}

/** In the translations of that text. */
function translatedIn(
  effect: string,
  path: string,
  { documents, textOf }: Pick<Known, 'documents' | 'textOf'>,
  written: number,
): readonly PrintedNumber[] {
  const { list } = ownerOf(documents, effect);
  const ids = effect.split('/').slice(list === null ? 0 : 1);
  const keys = ids.map((_, i) => [...ids.slice(0, ids.length - i), 'text'].join('/'));
  return Object.keys(documents).flatMap((file) => {
    if (sourceOf(file)?.source !== path) return [];
    const root = parseTree(textOf(file) ?? '');
    const found = keys.flatMap((key) => (root && findNodeAtLocation(root, ['units', key, 't'])) ?? []);
    return found.slice(0, 1).flatMap((node) => placeOnce(node, written).map((offset) => ({ path: file, offset })));
  });
}

/** The place of a number in a string that has it exactly once. */
function placeOnce(node: Node, written: number): readonly number[] {
  const said = String(node.value);
  const places = [...said.matchAll(/[0-9]+/g)].filter(([number]) => Number(number) === written);
  // An escaped letter would move what follows it.
  if (places.length !== 1 || JSON.stringify(said).length !== node.length) return [];
  return [node.offset + 1 + (places[0]?.index ?? 0)];
}
