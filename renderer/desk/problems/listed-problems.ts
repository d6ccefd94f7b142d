import type { Problem, Severity } from '#authoring/text/problems/problem.ts';
import { fits } from '../sought/match.ts';
import type { Locale } from '../words/locale.ts';

export const severities: readonly Severity[] = ['error', 'warning', 'info'];
export const groupings = ['file', 'code', 'none'] as const;
export type Grouping = (typeof groupings)[number];

export interface Listing {
  readonly hidden: ReadonlySet<Severity>;
  readonly sought: string;
  readonly by: Grouping;
}

export interface ListedProblem {
  readonly problem: Problem;
  readonly heading: { readonly text: string; readonly count: number } | null;
}

/** All words must match in message, file or code. */
export function listed(
  problems: readonly Problem[],
  { hidden, sought, by }: Listing,
  locale: Locale,
): readonly ListedProblem[] {
  const found = problems.filter(
    ({ severity, message, file, code }) => !hidden.has(severity) && fits(sought, [message[locale], file, code]),
  );
  if (by === 'none') return found.map((problem) => ({ problem, heading: null }));
  const groups = new Map<string, Problem[]>();
  for (const problem of found) {
    const group = groups.get(problem[by]);
    if (group === undefined) groups.set(problem[by], [problem]);
    else group.push(problem);
  }
  return [...groups].flatMap(([text, its]) =>
    its.map((problem, i) => ({ problem, heading: i === 0 ? { text, count: its.length } : null })),
  );
}
