import type { SectionKind } from './sections.ts';

export interface KeyedValue {
  /** Null in a list. */
  readonly name: string | null;
  readonly value: unknown;
}

/** Undefined if it is not JSON. */
export function parsedEntry(written: string, kind: SectionKind): KeyedValue | undefined {
  try {
    if (kind === 'list') return { name: null, value: JSON.parse(written) as unknown };
    const [only] = Object.entries(JSON.parse(`{${written}}`) as { readonly [key: string]: unknown });
    return only && { name: only[0], value: only[1] };
  } catch {
    return undefined;
  }
}

export function valueFrom(kind: SectionKind, entries: readonly KeyedValue[]): unknown {
  if (kind === 'list') return entries.map(({ value }) => value);
  const map: { [name: string]: unknown } = {};
  for (const { name, value } of entries) map[name ?? ''] = value;
  return map;
}
