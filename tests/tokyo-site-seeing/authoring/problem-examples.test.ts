import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { Lines, startOfFile } from '#authoring/text/json/positions.ts';
import { problemDraft, problemWords } from '#authoring/text/problems/tell.ts';
import { problem } from '#engine/library/content-checks/placed.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { examples } from '#engine/systems/tokyo-site-seeing/examples/examples.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { exampleProblems } from '#scripts/generators/example-problems.ts';

/** What has a phrase in the sentences of the game. */
const wordsOfEffects = new Set([
  ...tokyoSiteSeeing.language.ops.map(({ id }) => id),
  ...Object.keys(tokyoSiteSeeing.words.groups['timing'] ?? {}),
]);

const keys = new Set(
  Object.values(smallProject).flatMap((text) => [...text.matchAll(/"(\w+)": /g)].map(([, key]) => key)),
);

describe('every example of the documentation yields exactly its problem', () => {
  it.each(examples.map((example) => [example.code, example] as const))('%s', (code, example) => {
    const { files, pictures, marked, dictionary } = buildExample(smallProject, example);
    const diagnosis = diagnose(
      files as readonly ProjectFile[],
      hostedSystems,
      pictures as readonly ProjectPicture[] | null,
      allLanguages,
    );
    // The small project is not translated, which is only interesting where it is the example.
    const problems = exampleProblems(files as readonly ProjectFile[], diagnosis, dictionary).filter(
      (problem) => problem.severity !== 'info' || problem.code === code,
    );
    expect(problems.map((problem) => `${problem.code} ${problem.file} ${problem.message.en}`)).toHaveLength(1);
    const [problem] = problems;
    expect(problem).toMatchObject({ code, file: example.file });
    const file = files.find(({ path }) => path === example.file);
    if (file !== undefined && 'text' in file) {
      const range =
        marked === null
          ? startOfFile
          : new Lines(new SplicedText(file.text)).range(marked.start, marked.end - marked.start);
      expect(problem?.range).toEqual(example.text === '' ? problem?.range : range);
    }
    for (const sentence of Object.values(problem?.message ?? {})) {
      expect(sentence).not.toBe('');
      expect(sentence).not.toMatch(/\{[a-zA-Z]+\}|undefined|null|\[object/);
    }
    // Other problems are in the words of the file
    const words = /^(?:EFF|EFT|CRD|SCN|MOD|TST)/.test(code) ? problem?.message.ja.match(/[A-Za-z]+/g) : null;
    expect((words ?? []).filter((word) => wordsOfEffects.has(word) && !keys.has(word))).toEqual([]);
  });

  it('has an example for every shared code and every code of this game', () => {
    const codes = [...Object.keys(problemWords), ...Object.keys(tokyoSiteSeeing.words.problems)];
    expect(examples.map(({ code }) => code).sort()).toEqual(codes.sort());
  });

  it('is based on a project without problems', () => {
    const files = Object.entries(smallProject).map(([path, text]) => ({ path, text }));
    expect(diagnose(files, hostedSystems, null, allLanguages).problems).toEqual([]);
  });
});

// Types require every datum of a sentence: without one of these marks, or with an extra one, it does not compile
it('a problem is reported with everything its sentence needs, and with nothing else in the game', () => {
  const told = [
    problemDraft('EFF008', { name: 'x' }),
    // @ts-expect-error the sentence speaks of a name
    problemDraft('EFF008', { nam: 'x' }),
    problemDraft('SCH005', { given: 1 }, { limit: 2 }),
    // @ts-expect-error the limit is neither told nor spoken of
    problemDraft('SCH005', { given: 1 }),
    // @ts-expect-error there is no such code
    problemDraft('EFF999', {}),
    problem('EFT005', { op: 'x' }),
    // @ts-expect-error the sentence speaks of an op alone
    problem('EFT005', { op: 'x', id: 'y' }),
    // @ts-expect-error the sentence speaks of an op
    problem('EFT005', {}),
  ];
  expect(told.length).toBe(8);
});
