import { useMemo } from 'react';
import { useStore } from 'zustand';
import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { preflight, strictFor } from '#authoring/tools/print/preflight.ts';
import { smallerParts } from '#authoring/tools/print/smaller-parts.ts';
import type { PrintChoice } from '#renderer/desk/printing/print-choice.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import type { TablePart } from '#renderer/tables/table-parts.ts';

interface Found {
  readonly entries: readonly PrintedEntry[];
  readonly problems: readonly Problem[];
}

export function useFound(entries: readonly PrintedEntry[], parts: readonly TablePart[], choice: PrintChoice): Found {
  const { as, paper, shop } = choice;
  const known = useStore(problemsStore, (state) => state.problems);
  const found = useMemo(() => {
    const smaller = smallerParts(parts, (id) => parts.find((part) => part.id === id)?.size);
    const { entries: left, problems } = preflight(entries, { as, paper, shop }, smaller);
    const ids = new Set(left.map(({ id }) => id));
    const isOfFaces = ({ code, data, file }: Problem) =>
      /^(FIT|GLY)\d/.test(code) && ids.has(String(data['id'])) && pathInside(file) === file;
    const ofFaces = known.filter(isOfFaces);
    const errors = known.filter(({ severity }) => severity === 'error');
    return { entries: left, problems: [...errors, ...problems, ...ofFaces.map((one) => strictFor(shop, one))] };
  }, [known, entries, parts, as, paper, shop]);
  const ofPictures = useProblemsOfPictures(found.entries, choice, known);
  return useMemo(() => ({ ...found, problems: [...found.problems, ...ofPictures] }), [found, ofPictures]);
}

const none: readonly Problem[] = [];

function useProblemsOfPictures(
  entries: readonly PrintedEntry[],
  { as, shop }: PrintChoice,
  known: readonly Problem[],
): readonly Problem[] {
  return (
    useLastAnswer([entries, as, shop, known], async () => {
      const asked = entries.map(({ path, id, pile }) => ({ path, id, pile }));
      const problems = await authoring().call('printedPictures', { as, isForShop: shop !== null, entries: asked });
      return problems.length === 0 ? none : problems;
    }) ?? none
  );
}
