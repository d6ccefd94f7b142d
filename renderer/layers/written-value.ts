import type { Json } from '#engine/kernel/basics/json.ts';

/** A value that can be changed in a field of its own; anything else is changed in the text. */
export type PlainValue = string | number | boolean;

export function isPlain(value: Json | undefined): value is PlainValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** What was typed, as a value of the sort that stands there; null: it is none. Full-width digits are digits. */
export function typedValue(typed: string, before: PlainValue): PlainValue | null {
  if (typeof before === 'string') return typed;
  const plain = typed.normalize('NFKC').trim().replaceAll('−', '-');
  if (typeof before === 'boolean') return plain === 'true' ? true : plain === 'false' ? false : null;
  return /^-?[0-9]+(?:\.[0-9]+)?$/.test(plain) ? Number(plain) : null;
}

/** A value as it is told: texts as they are, all else as JSON. */
export function saidValue(value: Json | undefined, nothing: string): string {
  if (value === undefined) return nothing;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
