import type { NamedWord } from '#authoring/tools/form/form.ts';
import type { Json } from '#engine/kernel/basics/json.ts';

export type PlainValue = string | number | boolean;

export function isPlain(value: Json | undefined): value is PlainValue {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

/** Parses input as the type of the current value; null: invalid. Accepts full-width digits. */
export function typedValue(typed: string, before: PlainValue): PlainValue | null {
  if (typeof before === 'string') return typed;
  const plain = typed.normalize('NFKC').trim().replaceAll('−', '-');
  if (typeof before === 'boolean') return plain === 'true' ? true : plain === 'false' ? false : null;
  return /^-?[0-9]+(?:\.[0-9]+)?$/.test(plain) ? Number(plain) : null;
}

interface Saying {
  readonly nothing: string;
  readonly yes: string;
  readonly no: string;
  readonly and: string;
}

/** Formats a value for display: enum values by name, texts verbatim, anything else as JSON. */
export function saidValue(value: Json | undefined, words: readonly NamedWord[], say: Saying): string {
  if (value === undefined) return say.nothing;
  if (typeof value === 'boolean') return value ? say.yes : say.no;
  if (Array.isArray(value) && value.every((one) => typeof one === 'string'))
    return value.length === 0 ? say.nothing : value.map((one) => saidValue(one, words, say)).join(say.and);
  const name = words.find((word) => word.value === value)?.name;
  return name ?? (typeof value === 'string' ? value : JSON.stringify(value));
}
