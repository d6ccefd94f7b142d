import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

/** One thing on a table that would be otherwise. */
export interface SingleChange {
  /** Where it stands in the table document. */
  readonly path: readonly string[];
  readonly before: Json;
  readonly after: Json;
  /** The part of the document that makes it so. */
  readonly put: JsonObject;
  /** How much it changes: 1 for one more or fewer, for another word. */
  readonly size: number;
  /** Whether it is about what was asked for. */
  readonly isNear: boolean;
}

type Schema = { readonly [key: string]: unknown };

/** What is about something else counts as if it were larger by so much. */
const elsewhere = 3;

/** By how much a number is changed at most. */
const furthest = 6;

/**
 * Every single change of a table that its document can say, the smallest first, those that are about `names` before
 * others: a number more or less, another word, a piece less or one of those named more.
 */
export function singleChanges(table: JsonObject, schema: object, names: readonly string[]): readonly SingleChange[] {
  const found: SingleChange[] = [];
  const asked = new Set(names.map(designOf));
  const add = (path: readonly string[], before: Json, after: Json, size: number): void => {
    const isNear =
      path.some((step) => asked.has(designOf(step))) || (typeof after === 'string' && asked.has(designOf(after)));
    found.push({ path, before, after, put: nested(path, after), size, isNear });
  };
  const walk = (value: Json, shape: Schema, path: readonly string[]): void => {
    if (typeof value === 'number') {
      const [least, most] = [bound(shape, 'minimum', 0), bound(shape, 'maximum', Number.POSITIVE_INFINITY)];
      for (let by = 1; by <= furthest; by++)
        for (const after of [value + by, value - by]) if (after >= least && after <= most) add(path, value, after, by);
    } else if (typeof value === 'boolean') add(path, value, !value, 1);
    else if (typeof value === 'string')
      for (const after of wordsOf(shape))
        if (after !== value) add(path, value, after, 1);
        else if (Array.isArray(value)) changePieces(value as readonly Json[], path);
    if (isObject(value)) for (const [key, one] of Object.entries(value)) walk(one, inside(shape, key), [...path, key]);
  };
  const changePieces = (pieces: readonly Json[], path: readonly string[]): void => {
    const others = (at: number, one: readonly Json[]) => [...pieces.slice(0, at), ...one, ...pieces.slice(at + 1)];
    for (const [at, piece] of pieces.entries()) {
      if (piece === '?') return;
      for (const [lighter, size] of lessOn(piece)) addList(others(at, [lighter]), size, [piece]);
      addList(others(at, []), 2, [piece]);
    }
    for (const name of names)
      if (!pieces.some((piece) => nameIn(piece) === name)) addList([...pieces, name], 2, [name]);
    function addList(after: readonly Json[], size: number, about: readonly Json[]): void {
      const isNear = [...path, ...about.map(nameIn)].some((one) => asked.has(designOf(one)));
      found.push({
        path,
        before: pieces as Json,
        after: after as Json,
        put: nested(path, after as Json),
        size,
        isNear,
      });
    }
  };
  walk(table, schema as Schema, []);
  const rank = ({ size, isNear }: SingleChange): number => size + (isNear ? 0 : elsewhere);
  return found.sort((a, b) => rank(a) - rank(b));
}

/** A piece with one fewer of something that lies on it. */
function lessOn(piece: Json): readonly (readonly [Json, number])[] {
  if (!isObject(piece)) return [];
  return Object.entries(piece).flatMap(([key, value]): (readonly [Json, number])[] => {
    if (typeof value === 'number' && value > 0) return [[{ ...piece, [key]: value - 1 }, 1]];
    return typeof value === 'boolean' ? [[{ ...piece, [key]: !value }, 1]] : [];
  });
}

/** What a piece is called: by itself, or under whatever key stands first beside what lies on it. */
const nameIn = (piece: Json): string =>
  typeof piece === 'string'
    ? piece
    : isObject(piece)
      ? String(Object.values(piece).find((one) => typeof one === 'string') ?? '')
      : '';

const designOf = (name: string): string => name.split('#')[0] as string;

function nested(path: readonly string[], value: Json): JsonObject {
  const [first = '', ...rest] = path;
  return { [first]: rest.length === 0 ? value : nested(rest, value) };
}

function inside(shape: Schema, key: string): Schema {
  const own = (shape['properties'] as { readonly [name: string]: Schema } | undefined)?.[key];
  const [any] = Object.values((shape['patternProperties'] ?? {}) as { readonly [name: string]: Schema });
  return own ?? any ?? {};
}

const bound = (shape: Schema, key: string, unsaid: number): number =>
  typeof shape[key] === 'number' ? (shape[key] as number) : unsaid;

function wordsOf(shape: Schema): readonly string[] {
  const words = shape['enum'];
  return Array.isArray(words) ? words.filter((word) => typeof word === 'string') : [];
}
