import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { printedPictureProblems } from '#authoring/project/diagnostics/picture-problems.ts';
import { printedThings } from '#authoring/project/pictures/art-of-printed.ts';
import { creditsOf } from '#authoring/project/pictures/picture-credits.ts';
import { printedFrom } from '#authoring/project/pictures/printed-from.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { complete } from '#renderer/desk/workers/language-service.ts';

const png = (path: string, width = 900, height = 1200): ProjectPicture => ({
  ...{ path, version: '0'.repeat(64), bytes: 9000 },
  ...{ kind: 'png', width, height },
});
const weapons = 'cards/weapons.json';
const withBacks = (backs: string): ProjectFile[] =>
  Object.entries(smallProject).map(([path, text]) => ({
    path,
    text:
      path === 'studio.json' && backs !== '' ? text.replace('"settings"', `"backs": ${backs},\n  "settings"`) : text,
  }));
const told = (backs: string, pictures: readonly ProjectPicture[]) =>
  diagnose(withBacks(backs), hostedSystems, pictures).problems.map(({ code, severity }) => `${code} ${severity}`);
const weapon = '{ "weapon": { "file": "assets/back.png" } }';

describe('a picture of a card back', () => {
  it('is accepted when it is sharp enough for the whole back with its bleed', () => {
    expect(told(weapon, [png('assets/back.png', 849, 1144)])).toEqual([]);
    expect(told(weapon, [png('assets/back.png', 848, 1144)])).toEqual(['PIC004 warning']);
    expect(told('{ "pc": { "file": "assets/back.png" } }', [png('assets/back.png', 1876, 1286)])).toEqual([]);
    expect(told('{ "pc": { "file": "assets/back.png" } }', [png('assets/back.png', 1876, 1285)])).toEqual([
      'PIC004 warning',
    ]);
    expect(told('', [png('assets/back.png')])).toEqual(['PIC002 info']);
  });

  it('that is missing is reported where it is named, and so is a localized one', () => {
    expect(told(weapon, [])).toEqual(['PIC001 warning']);
    expect(told(weapon, [png('assets/back.png'), png('assets/en/back.png', 90, 90)])).toEqual(['PIC004 warning']);
  });

  it('of an unknown pile is reported with the probable pile', () => {
    const { problems } = diagnose(withBacks(weapon.replace('weapon', 'weapons')), hostedSystems);
    expect(problems.map(({ code, data }) => [code, data])).toEqual([
      ['PIC010', { pile: 'weapons', nearest: 'weapon' }],
    ]);
  });

  it('does not change the hash of the content', () => {
    const hashOf = (backs: string) =>
      tokyoSiteSeeing.compile(diagnose(withBacks(backs), hostedSystems).documents, tokyoSiteSeeing.language, null).hash;
    expect(hashOf(weapon)).toBe(hashOf(''));
  });
});

it('completion offers piles without a back and existing pictures', () => {
  const proposed = (backs: string, before: string) => {
    const files = withBacks(backs);
    const project = diagnose(files, hostedSystems, [png('assets/back.png')]);
    const text = files.map((file) => (file.path === 'studio.json' && 'text' in file ? file.text : '')).join('');
    const offset = text.indexOf(before) + before.length;
    const asked = { path: 'studio.json', text, offset, locale: 'en' as const };
    return complete({ project, system: tokyoSiteSeeing }, asked)?.items.map(({ label }) => label);
  };
  const piles = tokyoSiteSeeing.vocabulary.names['pile'] ?? [];
  expect(proposed('{ "weapon": { "file": "" }, "" }', '"file": "" }, "')).toEqual(
    piles.filter((pile) => pile !== 'weapon'),
  );
  expect(proposed('{ "weapon": { "file": "" } }', '"file": "')).toEqual(['assets/back.png']);
});

describe('pictures and backs in print', () => {
  const entry = { path: weapons, id: 'W-01', pile: 'weapon' };
  const base = Object.entries(smallProject).map(([path, text]): ProjectFile => {
    const back = '"backs": { "weapon": { "file": "assets/none.png", "credit": "Below" } },\n  "settings"';
    const named = text.replace('"small"', '"base"').replace('"settings"', back);
    const art = text.replace('"effects"', '"art": { "file": "assets/w.png", "credit": "Below" },\n      "effects"');
    return { path: `base:${path}`, text: path === weapons ? art : path === 'studio.json' ? named : text };
  });
  const over = (backs: string): ProjectFile => {
    const requires = '"requires": [{ "id": "base", "version": "0.1.0" }]';
    const text = (smallProject['studio.json'] ?? '').replace('"small"', '"over"').replace('"requires": []', requires);
    return { path: 'studio.json', text: text.replace('"settings"', `${backs}"settings"`) };
  };
  const look = (own: ProjectFile, as: 'deck' | 'contact') => {
    const found = diagnose([own, ...base], hostedSystems, [png('assets/back.png')]);
    const printed = printedThings(as, [entry]);
    const problems = printedPictureProblems(printedFrom(found), found.pictures ?? [], printed, tokyoSiteSeeing, true);
    return [
      problems.map(({ code, severity, file }) => `${code} ${severity} ${file}`),
      creditsOf(printedFrom(found), printed).map(({ files }) => files),
    ];
  };

  it('pictures of a required project are reported in its own files', () => {
    expect(look(over(''), 'deck')).toEqual([
      ['PIC001 error base:studio.json', `PIC001 error base:${weapons}`],
      [['assets/none.png', 'assets/w.png']],
    ]);
  });

  it('a replacing back counts alone, and a contact sheet has none', () => {
    const own = over('"backs": { "weapon": { "file": "assets/back.png" } },\n  ');
    expect(look(own, 'deck')).toEqual([[`PIC001 error base:${weapons}`], [['assets/w.png']]]);
    expect(look(own, 'contact')).toEqual([[`PIC001 error base:${weapons}`], [['assets/w.png']]]);
  });

  it('the backs of all projects are merged, own ones before required ones', () => {
    const backs = (own: string) => {
      const studio = diagnose([over(own), ...base], hostedSystems).documents['studio.json'];
      return (studio as { readonly backs?: unknown }).backs;
    };
    const theirs = { file: 'assets/none.png', credit: 'Below' };
    expect(backs('')).toEqual({ weapon: theirs });
    expect(backs('"backs": { "item": { "file": "assets/back.png" } },\n  ')).toEqual({
      weapon: theirs,
      item: { file: 'assets/back.png' },
    });
    expect(backs('"backs": { "weapon": { "file": "assets/back.png" } },\n  ')).toEqual({
      weapon: { file: 'assets/back.png' },
    });
  });
});
