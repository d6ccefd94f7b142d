import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { Lines } from '#authoring/text/json/positions.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { gameExamples } from '#engine/systems/scythe/examples/game-examples.ts';
import { smallProject } from '#engine/systems/scythe/examples/small-project.ts';
import problems from '#engine/systems/scythe/words/problems.json' with { type: 'json' };

describe('every example of the documentation yields exactly its problem', () => {
  it.each(gameExamples.map((example) => [example.code, example] as const))('%s', (code, example) => {
    const { files, pictures, marked } = buildExample(smallProject, example);
    const found = diagnose(
      files as readonly ProjectFile[],
      hostedSystems,
      pictures as readonly ProjectPicture[] | null,
      allLanguages,
    ).problems;
    const file = files.find(({ path }) => path === example.file);
    const text = file !== undefined && 'text' in file ? file.text : '';
    const range = new Lines(new SplicedText(text)).range(marked?.start ?? 0, (marked?.end ?? 0) - (marked?.start ?? 0));
    expect(found.map((problem) => [problem.code, problem.file, problem.range])).toEqual([[code, example.file, range]]);
  });

  it('has an example for every code of this game', () => {
    expect(gameExamples.map(({ code }) => code).sort()).toEqual(Object.keys(problems).sort());
  });

  it('is based on a project without problems', () => {
    const files = Object.entries(smallProject).map(([path, text]) => ({ path, text }));
    expect(diagnose(files, hostedSystems, null, allLanguages).problems).toEqual([]);
  });
});
