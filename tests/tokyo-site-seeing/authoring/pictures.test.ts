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

// Pictures that entries name, among the problems of their project and in what may be written.

const png = (path: string, width = 900, height = 720): ProjectPicture => ({
  ...{ path, version: '0'.repeat(64), bytes: 9000 },
  ...{ kind: 'png', width, height },
});
const weapons = 'cards/weapons.json';
/** The small project, its first weapon with what is written of a picture. */
const withArt = (art: string): readonly ProjectFile[] =>
  Object.entries(smallProject).map(([path, text]) => ({
    path,
    text: path === weapons && art !== '' ? text.replace('"effects"', () => `"art": ${art},\n      "effects"`) : text,
  }));
const told = (art: string, pictures: readonly ProjectPicture[]) =>
  diagnose(withArt(art), hostedSystems, pictures).problems.map(({ code, severity }) => `${code} ${severity}`);
const w01 = '{ "file": "assets/w-01.png" }';

describe('a picture that an entry names', () => {
  it('is no problem when it is there and fine enough for print', () => {
    expect(told(w01, [png('assets/w-01.png')])).toEqual([]);
    expect(told(w01, [png('assets/w-01.png', 678, 544)])).toEqual([]);
    expect(told(w01, [png('assets/w-01.png', 677, 544)])).toEqual(['PIC004 warning']);
  });

  it('may be that of a project which is required, and is one’s own where both have it', () => {
    expect(told(w01, [png('base:assets/w-01.png')])).toEqual([]);
    expect(told(w01, [png('assets/w-01.png', 100, 100), png('base:assets/w-01.png')])).toEqual(['PIC004 warning']);
  });

  it('keeps no project from being played, whatever is wrong with it', () => {
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

  it('is said to be elsewhere when its path leads out', () => {
    for (const file of ['../w.png', 'w.png', '/assets/w.png', 'assets/../w.png', 'assets//w.png', 'assets\\w.png'])
      expect(told(JSON.stringify({ file }), [])).toEqual(['PIC007 warning']);
  });
});

describe('a picture in the folder of a language', () => {
  it('stands there for the one that is named, and is held to the same', () => {
    const named = png('assets/w-01.png');
    expect(told(w01, [named, png('assets/en/w-01.png'), png('assets/zh-Hant/w-01.png')])).toEqual([]);
    expect(told(w01, [named, png('assets/en/w-01.png', 100, 100)])).toEqual(['PIC004 warning']);
    const broken = { path: 'assets/en/w-01.png', fault: { kind: 'broken', how: 'cut' } } as ProjectPicture;
    expect(told(w01, [named, broken])).toEqual(['PIC009 warning']);
  });

  it('stands for nothing where nothing is named that lies beside the folder', () => {
    expect(told(w01, [png('assets/w-01.png'), png('assets/en/w-02.png')])).toEqual(['PIC002 info']);
  });

  it('is looked for by all that the language is, the nearest first', () => {
    expect(localPictures('assets/a/w.png', 'zh-Hant-TW')).toEqual([
      'assets/zh-Hant-TW/a/w.png',
      'assets/zh-Hant/a/w.png',
      'assets/zh/a/w.png',
    ]);
    expect(localPictures('w.png', 'en')).toEqual([]);
  });
});

describe('a picture that no entry names', () => {
  it('is only mentioned, and one of a required project not at all', () => {
    expect(told('', [png('assets/b.png'), png('base:assets/c.png')])).toEqual(['PIC002 info']);
  });

  it('tells what keeps it from being shown; what pictures are made of may lie beside them', () => {
    const broken = (path: string, fault: object) => ({ path, fault }) as ProjectPicture;
    expect(told('', [broken('assets/b.png', { kind: 'broken', how: 'more' })])).toEqual(['PIC009 warning']);
    expect(told('', [broken('assets/b.png', { kind: 'too-large', bytes: 9, most: 5 })])).toEqual(['FIL006 warning']);
    expect(told('', [broken('assets/b.kra', { kind: 'ending' })])).toEqual([]);
  });
});

it('nothing is said of pictures where nobody looked for any', () => {
  expect(diagnose(withArt(w01), hostedSystems).problems).toEqual([]);
});

it('pictures that are there are proposed where one is named', () => {
  const files = withArt('{ "file": "" }');
  const project = diagnose(files, hostedSystems, [png('assets/w-01.png'), png('base:assets/c.png')]);
  const text = files.map((file) => (file.path === weapons && 'text' in file ? file.text : '')).join('');
  const offset = text.indexOf('"file": "') + '"file": "'.length;
  const asked = { path: weapons, text, offset, locale: 'en' as const };
  const found = complete({ project, system: project.system }, asked)?.items.map(({ label }) => label);
  expect(found).toEqual(['assets/w-01.png', 'assets/c.png']);
});

it('who made pictures is told of what is printed', () => {
  const found = diagnose(withArt('{ "file": "assets/w-01.png", "credit": "Somebody" }'), hostedSystems);
  const credits = (id: string) => creditsOf(printedFrom(found), { entries: [{ path: weapons, id }], piles: new Set() });
  expect(credits('W-01')).toEqual([{ credit: 'Somebody', files: ['assets/w-01.png'] }]);
  expect(credits('W-02')).toEqual([]);
});

it('a picture changes no game: the content is the same to its hash', () => {
  const hashOf = (art: string) => {
    const { documents } = diagnose(withArt(art), hostedSystems);
    return tokyoSiteSeeing.compile(documents, tokyoSiteSeeing.language, null).hash;
  };
  expect(hashOf(w01)).toBe(hashOf(''));
});
