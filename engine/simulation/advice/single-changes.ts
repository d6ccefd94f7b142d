import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';

export interface SingleChange {
  readonly path: readonly string[];
  readonly before: Json;
  readonly after: Json;
  /** Partial document for `put`. */
  readonly put: JsonObject;
  /** 1 for a counter by one or another word. */
  readonly size: number;
  readonly isNear: boolean;
}

type Schema = { readonly [key: string]: unknown };

/** Factor for changes of other things. */
const elsewhere = 3;

const furthest = 6;

/** Smallest first, those about `names` preferred: numbers, words, removed pieces, added pieces with these names. */
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
    else if (typeof value === 'string') {
      for (const after of wordsOf(shape)) if (after !== value) add(path, value, after, 1);
    } else if (Array.isArray(value)) changePieces(value as readonly Json[], path);
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

function lessOn(piece: Json): readonly (readonly [Json, number])[] {
  if (!isObject(piece)) return [];
  return Object.entries(piece).flatMap(([key, value]): (readonly [Json, number])[] => {
    if (typeof value === 'number' && value > 0) return [[{ ...piece, [key]: value - 1 }, 1]];
    return typeof value === 'boolean' ? [[{ ...piece, [key]: !value }, 1]] : [];
  });
}

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
