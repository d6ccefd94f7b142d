import { expect, it } from 'vitest';
import { severalFolders } from '#authoring/project/diagnostics/files.ts';
import { problemFromDraft } from '#authoring/text/problems/tell.ts';

const said = (...folders: readonly string[]) => {
  const start = { line: 0, character: 0 };
  return problemFromDraft(severalFolders('base', folders), 'studio.json', { start, end: start }).message;
};

it('of many folders with one project, three are named and the others counted', () => {
  expect([said('a', 'b', 'c'), said('a', 'b', 'c', 'd', 'e')]).toEqual([
    {
      ja: '「base」というプロジェクトのフォルダーが複数あります（a、b、c）。使う一つの名前を「base」にするか、ほかを移してください。',
      en: 'Several folders contain a project "base" (a, b, c). Give the name "base" to the folder to use, or move the others away.',
    },
    {
      ja: '「base」というプロジェクトのフォルダーが複数あります（a、b、c、ほか2件）。使う一つの名前を「base」にするか、ほかを移してください。',
      en: 'Several folders contain a project "base" (a, b, c, and 2 more). Give the name "base" to the folder to use, or move the others away.',
    },
  ]);
});
