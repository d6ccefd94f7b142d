import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { localPictures } from '#authoring/project/pictures/local-pictures.ts';
import { creditsOf } from '#authoring/project/pictures/picture-credits.ts';
import { printedFrom } from '#authoring/project/pictures/printed-from.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { complete } from '#renderer/desk/workers/language-service.ts';

const png = (path: string, width = 900, height = 720): ProjectPicture => ({
  ...{ path, version: '0'.repeat(64), bytes: 9000 },
  ...{ kind: 'png', width, height },
});
const weapons = 'cards/weapons.json';
const withArt = (art: string): readonly ProjectFile[] =>
  Object.entries(smallProject).map(([path, text]) => ({
    path,
    text: path === weapons && art !== '' ? text.replace('"effects"', () => `"art": ${art},\n      "effects"`) : text,
  }));
const told = (art: string, pictures: readonly ProjectPicture[]) =>
  diagnose(withArt(art), hostedSystems, pictures).problems.map(({ code, severity }) => `${code} ${severity}`);
const w01 = '{ "file": "assets/w-01.png" }';

describe('a picture used by an entry', () => {
  it('is accepted when it exists and is sharp enough for print', () => {
    expect(told(w01, [png('assets/w-01.png')])).toEqual([]);
    expect(told(w01, [png('assets/w-01.png', 678, 544)])).toEqual([]);
    expect(told(w01, [png('assets/w-01.png', 677, 544)])).toEqual(['PIC004 warning']);
  });

  it('may come from a required project, and an own one takes precedence', () => {
    expect(told(w01, [png('base:assets/w-01.png')])).toEqual([]);
    expect(told(w01, [png('assets/w-01.png', 100, 100), png('base:assets/w-01.png')])).toEqual(['PIC004 warning']);
  });

  it('does not prevent a game, whatever is wrong with it', () => {
    for (const file of [
      'assets/none.png',
      '../w.png',
      'assets/w.svg',
      'C:\\w.png',
      '/etc/passwd',
      'assets/../w.png',
      '',
    ])
      expect(
        told(JSON.stringify({ file }), []).filter((one) => one.includes('error') && !one.startsWith('SCH')),
      ).toEqual([]);
  });

  it('is reported as outside when its path leads out', () => {
    for (const file of ['../w.png', 'w.png', '/assets/w.png', 'assets/../w.png', 'assets//w.png', 'assets\\w.png'])
      expect(told(JSON.stringify({ file }), [])).toEqual(['PIC007 warning']);
  });
});

describe('a picture in a language folder', () => {
  it('replaces the one that is used, and is checked like it', () => {
    const named = png('assets/w-01.png');
    expect(told(w01, [named, png('assets/en/w-01.png'), png('assets/zh-Hant/w-01.png')])).toEqual([]);
    expect(told(w01, [named, png('assets/en/w-01.png', 100, 100)])).toEqual(['PIC004 warning']);
    const broken = { path: 'assets/en/w-01.png', fault: { kind: 'broken', how: 'cut' } } as ProjectPicture;
    expect(told(w01, [named, broken])).toEqual(['PIC009 warning']);
  });

  it('replaces nothing when nothing next to its folder is used', () => {
    expect(told(w01, [png('assets/w-01.png'), png('assets/en/w-02.png')])).toEqual(['PIC002 info']);
  });

  it('is looked up by all parts of the language tag, the most specific first', () => {
    expect(localPictures('assets/a/w.png', 'zh-Hant-TW')).toEqual([
      'assets/zh-Hant-TW/a/w.png',
      'assets/zh-Hant/a/w.png',
      'assets/zh/a/w.png',
    ]);
    expect(localPictures('w.png', 'en')).toEqual([]);
  });
});

describe('a picture that no entry uses', () => {
  it('is only mentioned, and not at all in a required project', () => {
    expect(told('', [png('assets/b.png'), png('base:assets/c.png')])).toEqual(['PIC002 info']);
  });

  it('is reported with the reason why it cannot be shown; source files of pictures are allowed next to it', () => {
    const broken = (path: string, fault: object) => ({ path, fault }) as ProjectPicture;
    expect(told('', [broken('assets/b.png', { kind: 'broken', how: 'more' })])).toEqual(['PIC009 warning']);
    expect(told('', [broken('assets/b.png', { kind: 'too-large', bytes: 9, most: 5 })])).toEqual(['FIL006 warning']);
    expect(told('', [broken('assets/b.kra', { kind: 'ending' })])).toEqual([]);
  });
});

it('pictures are not reported when none were read', () => {
  expect(diagnose(withArt(w01), hostedSystems).problems).toEqual([]);
});

it('existing pictures are offered where one is named', () => {
  const files = withArt('{ "file": "" }');
  const project = diagnose(files, hostedSystems, [png('assets/w-01.png'), png('base:assets/c.png')]);
  const text = files.map((file) => (file.path === weapons && 'text' in file ? file.text : '')).join('');
  const offset = text.indexOf('"file": "') + '"file": "'.length;
  const asked = { path: weapons, text, offset, locale: 'en' as const };
  const found = complete({ project, system: project.system }, asked)?.items.map(({ label }) => label);
  expect(found).toEqual(['assets/w-01.png', 'assets/c.png']);
});

it('the author of pictures is shown what is printed', () => {
  const found = diagnose(withArt('{ "file": "assets/w-01.png", "credit": "Somebody" }'), hostedSystems);
  const credits = (id: string) => creditsOf(printedFrom(found), { entries: [{ path: weapons, id }], piles: new Set() });
  expect(credits('W-01')).toEqual([{ credit: 'Somebody', files: ['assets/w-01.png'] }]);
  expect(credits('W-02')).toEqual([]);
});

it('a picture does not change the hash of the content', () => {
  const hashOf = (art: string) => {
    const { documents } = diagnose(withArt(art), hostedSystems);
    return tokyoSiteSeeing.compile(documents, tokyoSiteSeeing.language, null).hash;
  };
  expect(hashOf(w01)).toBe(hashOf(''));
});
