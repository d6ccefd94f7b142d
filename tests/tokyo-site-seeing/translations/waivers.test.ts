import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { fixesOf } from '#authoring/tools/fixes/fixes-of.ts';
import { fixesOfSystem } from '#engine/systems/fixes.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/tokyo-bay');
const path = 'l10n/en/scenarios/S10-high-water-mark/cards.json';

/** The problems of the translations when one of them has this text, with a waiver of `code` made for `lookedAt`. */
function told(written: string, t: string, code: string, lookedAt: string | null): readonly string[] {
  const ok = JSON.stringify([{ code, why: 'meant', of: sourceHash(lookedAt ?? '') }]);
  const edited = files.map((file): ProjectFile => {
    if (isFaulty(file) || file.path !== path) return file;
    const quoted = JSON.stringify(written);
    if (!file.text.includes(quoted)) throw new Error(`${quoted} does not stand there`);
    const unit = lookedAt === null ? JSON.stringify(t) : `${JSON.stringify(t)}, "ok": ${ok}`;
    return { ...file, text: file.text.replace(quoted, unit) };
  });
  return diagnose(edited, hostedSystems, null, allLanguages).project.problems.map((problem) => problem.code);
}

const rule = 'You may choose one PC and move them to Shinagawa. Reveal the next scenario card.';
const name = 'The Unclaimed';

describe('a warning accepted by the translator', () => {
  it.each([
    ['EFT012', rule, 'You may choose one PC and move them to Akiba. Reveal the next scenario card.'],
    ['L10N014', name, 'The  Unclaimed'],
  ])('%s is not reported again until the translation changes', (code, written, t) => {
    expect(told(written, t, code, null)).toEqual([code]);
    expect(told(written, t, code, t)).toEqual([]);
    expect(told(written, t, code, written)).toEqual([code]);
    expect(told(written, t, 'L10N013', t)).toEqual([code]);
  });

  it.each(['ja', 'en'] as const)('is accepted in the language of the person: %s', (locale) => {
    const edited = files.map((file): ProjectFile => {
      if (isFaulty(file) || file.path !== path) return file;
      return { ...file, text: file.text.replace(JSON.stringify(name), JSON.stringify('The 「Unclaimed」')) };
    });
    const look = (now: readonly ProjectFile[]) => diagnose(now, hostedSystems, null, allLanguages);
    const project = look(edited);
    const [problem] = project.project.problems.filter(({ code }) => code.startsWith('L10N'));
    if (problem === undefined) throw new Error('nothing is told of it');
    const fixes = fixesOf(problem, {
      files: edited,
      project,
      ownFixers: fixesOfSystem('tokyo-site-seeing'),
      look,
      locale,
    });
    const written = JSON.stringify(fixes.map(({ changes }) => changes));
    expect([written.includes('確認済み'), written.includes('Checked')]).toEqual([locale === 'ja', locale === 'en']);
  });
});
