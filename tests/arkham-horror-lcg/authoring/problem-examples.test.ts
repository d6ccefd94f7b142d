import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { Lines } from '#authoring/text/json/positions.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { examples } from '#engine/systems/arkham-horror-lcg/examples/problem-examples.ts';
import { smallProject } from '#engine/systems/arkham-horror-lcg/examples/small-project.ts';
import problems from '#engine/systems/arkham-horror-lcg/words/problems.json' with { type: 'json' };
import { hostedSystems } from '#engine/systems/hosted-systems.ts';

describe('every example of the documentation yields exactly its problem', () => {
  it.each(examples.map((example) => [example.code, example] as const))('%s', (code, example) => {
    const { files, marked } = buildExample(smallProject, example);
    const found = diagnose(files as readonly ProjectFile[], hostedSystems, null, allLanguages).problems;
    const file = files.find(({ path }) => path === example.file);
    const text = file !== undefined && 'text' in file ? file.text : '';
    const range = new Lines(new SplicedText(text)).range(marked?.start ?? 0, (marked?.end ?? 0) - (marked?.start ?? 0));
    expect(found.map((problem) => [problem.code, problem.file, problem.range])).toEqual([[code, example.file, range]]);
  });

  it('has an example for every code of this game', () => {
    expect(examples.map(({ code }) => code).sort()).toEqual(Object.keys(problems).sort());
  });

  it('is based on a project without problems', () => {
    const files = Object.entries(smallProject).map(([path, text]) => ({ path, text }));
    expect(diagnose(files, hostedSystems, null, allLanguages).problems).toEqual([]);
  });
});
