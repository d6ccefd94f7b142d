import type { SectionKind } from './sections.ts';

/** An entry of a list or of a map. */
export interface Named {
  /** The key that it stands under; null in a list. */
  readonly name: string | null;
  readonly value: unknown;
}

/** The entry that is written so; undefined when it is no JSON. */
export function parsedEntry(written: string, kind: SectionKind): Named | undefined {
  try {
    if (kind === 'list') return { name: null, value: JSON.parse(written) as unknown };
    const [only] = Object.entries(JSON.parse(`{${written}}`) as { readonly [key: string]: unknown });
    return only && { name: only[0], value: only[1] };
  } catch {
    return undefined;
  }
}

/** The values of entries, as their document holds them. */
export function valueFrom(kind: SectionKind, entries: readonly Named[]): unknown {
  if (kind === 'list') return entries.map(({ value }) => value);
  const map: { [name: string]: unknown } = {};
  for (const { name, value } of entries) map[name ?? ''] = value;
  return map;
}
