import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { faceProblems } from '#authoring/tools/faces/face-problems.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/translation-practice-zh');
const chinese = diagnose(files, hostedSystems);

function told(letter: string, without: readonly string[] = []) {
  const project =
    without.length === 0
      ? chinese
      : diagnose(
          files.filter(({ path }) => !without.includes(path)),
          hostedSystems,
        );
  const face = { path: 'cards/weapons.json', id: 'W-01', locale: 'zh-Hant' };
  const found = faceProblems(project, 'ja', [{ face, found: { code: 'GLY001', letters: [letter] } }]);
  return found.map(({ file, data }) => [file, data?.['key']]);
}

describe('a letter that no font has', () => {
  it('is reported at the translation that has it', () => {
    expect(told('彎')).toEqual([['l10n/zh-Hant/cards/weapons.json', 'W-01/name']]);
  });
  it('is reported at the word that is not translated, where no translation has it', () => {
    expect(told('脱')).toEqual([['studio.json', expect.stringMatching(/^A-..\/name$/)]]);
    const system = 'l10n/zh-Hant/system.json';
    expect(told('購', [system])).toEqual([['studio.json', expect.stringMatching(/\/cost$/)]]);
  });
});
