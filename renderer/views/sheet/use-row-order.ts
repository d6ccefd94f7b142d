import { useEffect, useMemo, useRef } from 'react';
import { arranged, type Filter, type OrderContext, type SortBy } from '#authoring/tools/sheet/order.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { isFiltering } from '#renderer/desk/sheet/sheet-state.ts';
import { makeYield } from '#renderer/desk/sheet/yield-to-page.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';

interface Order {
  readonly ask: object;
  readonly keys: readonly string[];
  readonly known: ReadonlySet<string>;
}

function orderOf(ask: object, found: readonly Row[], all: readonly Row[]): Order {
  const keys = found.map(({ key }) => key);
  return { ask, keys, known: new Set(found === all ? keys : all.map(({ key }) => key)) };
}

/** Rows in the order last requested. Edits do not reorder or hide rows, and new ones come last. Null while sorting. */
export function useRowOrder(
  rows: readonly Row[],
  filter: Filter,
  sort: SortBy | null,
  looked: OrderContext,
): readonly Row[] | null {
  const ask = useMemo(() => ({ filter, sort, columns: looked.columns, locale: looked.locale }), [filter, sort, looked]);
  const last = useRef<Order | null>(null);
  const isEmpty = rows.length === 0;
  const isWhole = sort === null && !isFiltering(filter);
  // Without filter and sorting, the order is known at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: edits do not reorder rows
  const written = useMemo(() => (isWhole ? orderOf(ask, rows, rows) : null), [ask, isEmpty]);
  const found = useLastAnswer([ask, isEmpty], () =>
    isWhole ? null : arranged(rows, filter, sort, looked, makeYield()).then((through) => orderOf(ask, through, rows)),
  );
  const order = written ?? (found?.ask === ask ? found : last.current);
  useEffect(() => {
    last.current = order;
  });
  return useMemo(() => (order === null ? null : inOrder(rows, order)), [order, rows]);
}

function inOrder(rows: readonly Row[], { keys, known }: Order): readonly Row[] {
  if (rows.length === keys.length && rows.every(({ key }, i) => key === keys[i])) return rows;
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [...keys.flatMap((key) => byKey.get(key) ?? []), ...rows.filter(({ key }) => !known.has(key))];
}
