import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { memoryProblems } from '#authoring/tools/translations/memory-problems.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';
import { memoriesInto } from '#renderer/desk/workers/memories-room.ts';

const { files } = await readProject('sample-content/translation-practice');
const check = (...more: readonly ProjectFile[]) => diagnose([...files, ...more], hostedSystems, null, allLanguages);
const tmx = (text: string) =>
  `<tmx version="1.4"><header srclang="ja"/><body><tu><tuv xml:lang="ja"><seg>${text}</seg></tuv><tuv xml:lang="de-DE"><seg>Karte</seg></tuv></tu></body></tmx>`;
const good = { path: 'l10n/memory/a.tmx', text: tmx('札') };

describe('memories of other programs in a project', () => {
  it('are no documents of it; one that is too large is a warning', () => {
    const large: ProjectFile = { path: 'l10n/memory/b.tmx', fault: { kind: 'too-large', bytes: 2, most: 1 } };
    const before = check().problems;
    expect(check(good).problems).toEqual(before);
    const told = check(large).problems.filter((one) => !before.some(({ file }) => file === one.file));
    expect(told.map(({ code, severity }) => [code, severity])).toEqual([['FIL006', 'warning']]);
  });

  it('are read for a language, and each that cannot be read is a problem with its line and reason', () => {
    const all = [...files, good, { path: 'l10n/memory/c.po', text: '# Old\nmsgid "a"\nmsgstr "b"\n' }];
    const known = { files: all, project: check(), look: () => check() };
    expect(memoriesInto(known, { locale: 'de' })).toEqual([
      { path: 'l10n/memory/a.tmx', pairs: [{ source: '札', t: 'Karte', line: 1 }] },
      { path: 'l10n/memory/c.po', pairs: [] },
    ]);
    expect(memoryProblems(all)).toEqual([
      {
        ...{ code: 'FIL013', severity: 'warning', file: 'l10n/memory/c.po', data: { reason: 'noLanguage' } },
        range: { start: { line: 1, character: 0 }, end: { line: 1, character: 0 } },
        message: {
          ja: 'この翻訳メモリーは読めないので、使えません。どの言語の訳か書いてありません。PO の見出しに「Language: de」のように書いてください。',
          en: 'This translation memory cannot be read, so it is not used. Its language is not stated. Write it in the head of the PO, such as “Language: de”.',
        },
      },
    ]);
  });
});
