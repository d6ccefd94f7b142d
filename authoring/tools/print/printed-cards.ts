import type { PaperSize } from '#authoring/project/paper/paper.ts';
import type { PrintKind } from '#authoring/project/paper/print-kinds.ts';

/** Once on a contact sheet. */
export function copiesOf(
  { as, copies }: { readonly as: PrintKind; readonly copies: 'printed' | 'one' },
  inBox: number,
): number {
  return as === 'contact' || copies === 'one' ? 1 : inBox;
}

export function cardsOf(
  print: Parameters<typeof copiesOf>[0] & { readonly locales: readonly string[] },
  entries: readonly { readonly copies: number }[],
): number {
  return print.locales.length * entries.reduce((sum, { copies }) => sum + copiesOf(print, copies), 0);
}

export const bySize = <Entry extends PaperSize>(entries: readonly Entry[]): readonly (readonly Entry[])[] =>
  parted(entries, ({ width, height }) => `${width} ${height}`);

/** One back per pile. */
export const byPile = <Entry extends { readonly pile: string }>(
  entries: readonly Entry[],
): readonly (readonly Entry[])[] => parted(entries, ({ pile }) => pile);

function parted<Entry>(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly (readonly Entry[])[] {
  const found = new Map<string, Entry[]>();
  for (const entry of entries) {
    const its = found.get(keyOf(entry));
    if (its === undefined) found.set(keyOf(entry), [entry]);
    else its.push(entry);
  }
  return [...found.values()];
}
