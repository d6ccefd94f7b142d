import { useMemo } from 'react';
import type { PrintedEntry } from '#api/printed-faces.ts';
import { pathInside } from '#authoring/packages/package-path.ts';
import { preflight, strictFor } from '#authoring/print/preflight.ts';
import type { Problem } from '#authoring/problem.ts';
import { useProblems } from '../problems/problems-store.ts';
import type { PrintChoice } from './print-choice.ts';

interface Found {
  /** What will be printed: without what was left out. */
  readonly entries: readonly PrintedEntry[];
  readonly problems: readonly Problem[];
}

/** What is to be seen to before it is printed, as far as it is known here. */
export function useFound(entries: readonly PrintedEntry[], { as, paper, shop }: PrintChoice): Found {
  const known = useProblems((state) => state.problems);
  return useMemo(() => {
    const { entries: left, problems } = preflight(entries, { as, paper, shop });
    const ids = new Set(left.map(({ id }) => id));
    const isOfFaces = ({ code, data, file }: Problem) =>
      /^(FIT|GLY)\d/.test(code) && ids.has(String(data['id'])) && pathInside(file) === file;
    const ofFaces = known.filter(isOfFaces);
    const errors = known.filter(({ severity }) => severity === 'error');
    return { entries: left, problems: [...errors, ...problems, ...ofFaces.map((one) => strictFor(shop, one))] };
  }, [known, entries, as, paper, shop]);
}
