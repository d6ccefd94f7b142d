import type { Extent, SectionKind } from './sections.ts';

/** An entry of a list or of a map. */
export interface Named {
  /** The key that it stands under; null in a list. */
  readonly name: string | null;
  readonly value: unknown;
}

/** The entry that a text holds in this extent; undefined when it is no JSON. */
export function valueIn(
  text: string,
  { start, end }: Pick<Extent, 'start' | 'end'>,
  kind: SectionKind,
): Named | undefined {
  try {
    const part = text.slice(start, end);
    if (kind === 'list') return { name: null, value: JSON.parse(part) as unknown };
    const [only] = Object.entries(JSON.parse(`{${part}}`) as { readonly [key: string]: unknown });
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
