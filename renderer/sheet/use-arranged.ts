import { useEffect, useMemo, useState } from 'react';
import { arranged, type Filter, type Looked, type SortBy } from '#authoring/sheet/order.ts';
import type { Row } from '#authoring/sheet/rows.ts';
import { makeBreathe } from './breathe.ts';

interface Order {
  readonly ask: object;
  readonly keys: readonly string[];
}

/**
 * The rows as they were asked for last. What is edited stays where it is until somebody asks again, so that nothing moves
 * under the hand; what is new comes last. Null while they are put in order.
 */
export function useArranged(
  rows: readonly Row[],
  filter: Filter,
  sort: SortBy | null,
  looked: Looked,
): readonly Row[] | null {
  // What is asked is one object until it changes
  const ask = useMemo(() => ({ filter, sort, columns: looked.columns, locale: looked.locale }), [filter, sort, looked]);
  const [order, setOrder] = useState<Order | null>(null);
  const byKey = useMemo(() => new Map(rows.map((row) => [row.key, row])), [rows]);
  const [known, setKnown] = useState<{ readonly ask: object; readonly keys: ReadonlySet<string> } | null>(null);
  const isEmpty = rows.length === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit of rows is no question
  useEffect(() => {
    let isAsked = true;
    void arranged(rows, filter, sort, looked, makeBreathe()).then((found) => {
      if (!isAsked) return;
      setOrder({ ask, keys: found.map(({ key }) => key) });
      setKnown({ ask, keys: new Set(rows.map(({ key }) => key)) });
    });
    return () => {
      isAsked = false;
    };
  }, [ask, isEmpty]);
  return useMemo(() => {
    if (order === null || known === null) return null;
    const placed = order.keys.flatMap((key) => byKey.get(key) ?? []);
    return [...placed, ...rows.filter(({ key }) => !known.keys.has(key))];
  }, [order, known, byKey, rows]);
}
