import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { acts } from '../acts/acts.ts';
import { at, type MetroProject } from './documents.ts';

/** Larger numbers are typos. */
const most = 99_999;
const isAct = new Set<string>(acts.map(({ word }) => word));

export function checkNumbers({ cards, events }: MetroProject): ContentProblem[] {
  return [...cards, ...events].flatMap((part) =>
    nodesIn(part.value).flatMap(({ op, node, path }) => {
      const least = isAct.has(op) ? 0 : -most;
      return Object.entries(node).flatMap(([field, value]) =>
        typeof value !== 'number' || (value >= least && value <= most)
          ? []
          : [at(part, [...path, field], 'ACT003', 'error', { op, field, value, least, most })],
      );
    }),
  );
}
