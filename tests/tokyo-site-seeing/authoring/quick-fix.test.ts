import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import { applyChange } from '#authoring/documents/project-action.ts';
import { quickFixOf } from '#authoring/fixes/quick-fix.ts';
import type { ProjectFile } from '#authoring/project-file.ts';
import { buildExample } from '#engine/library/examples/build-example.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { examples } from '#engine/systems/tokyo-site-seeing/examples/examples.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { readProjectFiles } from '#host/project-files.ts';

/** The examples of the documentation, each with its problem and what can be done about it. */
const cases = examples.flatMap((example) => {
  const files = buildExample(smallProject, example).files as readonly ProjectFile[];
  const problem = diagnose(files, hostedSystems).problems.find(({ code }) => code === example.code);
  const file = files.find(({ path }) => path === example.file);
  if (problem === undefined || file === undefined || !('text' in file)) return [];
  return [{ code: example.code, files, problem, text: file.text, fix: quickFixOf(problem, file.text) }];
});

describe('a quick fix', () => {
  it('is there wherever a nearly right word stands in the text', () => {
    const nearlyRight = cases.filter(({ problem }) => typeof problem.data['nearest'] === 'string');
    const unmended = nearlyRight.filter(({ fix }) => fix === null).map(({ code }) => code);
    // A file that lies in the wrong place is no word of a text.
    expect(unmended).toEqual(['FIL005']);
    expect(nearlyRight.length).toBeGreaterThan(4);
  });

  it.each(cases.filter(({ fix }) => fix !== null).map((one) => [one.code, one] as const))(
    'of %s mends its problem, and makes no other of its kind',
    (code, { files, problem, text, fix }) => {
      const mended = applyChange(text, fix?.change as NonNullable<typeof fix>['change']);
      expect(mended).not.toBeNull();
      const after = files.map((file) => (file.path === problem.file ? { ...file, text: mended as string } : file));
      expect(diagnose(after, hostedSystems).problems.filter((one) => one.code === code)).toEqual([]);
    },
  );

  it('is none for a text that is another by now, and for what is no word in quotes', () => {
    const problem = {
      code: 'SCH003',
      severity: 'error' as const,
      file: 'cards/weapons.json',
      range: { start: { line: 1, character: 2 }, end: { line: 1, character: 9 } },
      message: { ja: '', en: '' },
      data: { given: 'damge', nearest: 'damage' },
    };
    expect(quickFixOf(problem, '{\r\n  "damge"\r\n}')?.change.replacements).toEqual([
      { offset: 5, removed: '"damge"', inserted: '"damage"' },
    ]);
    for (const text of ['{}', '{\n  12345678 }', '{\n  "other"   }', '{\n  "damage" }', '{\n  "dam'])
      expect(quickFixOf(problem, text)).toBeNull();
    expect(quickFixOf({ ...problem, data: {} }, '{\n  "damge"\n}')).toBeNull();
  });

  describe('of a translation whose text is gone', async () => {
    const sample = await readProjectFiles('sample-content/tokyo-site-seeing');
    const offeredAfter = (from: string | RegExp, to: string): readonly unknown[] => {
      const files = sample.map((file) =>
        file.path === 'cards/weapons.json' && 'text' in file ? { ...file, text: file.text.replace(from, to) } : file,
      );
      return diagnose(files, hostedSystems)
        .problems.filter(({ code }) => code === 'L10N001')
        .map(({ data }) => [data['key'], data['nearest'] ?? null]);
    };

    it('follows the text to its new id', () => {
      expect(offeredAfter('"id": "W-01"', '"id": "W-77"')).toEqual([
        ['W-01/name', 'W-77/name'],
        ['W-01/effects/attack/text', 'W-77/effects/attack/text'],
        ['W-01/flavor', 'W-77/flavor'],
      ]);
      expect(offeredAfter('"id": "attack"', '"id": "swing"')).toEqual([
        ['W-01/effects/attack/text', 'W-01/effects/swing/text'],
      ]);
    });

    it('never moves it to another card', () => {
      expect(offeredAfter(/"id": "W-01",\n {6}"name": "[^"]*"/, '"id": "W-77",\n      "name": "別の物"')[0]).toEqual([
        'W-01/name',
        null,
      ]);
    });
  });
});
