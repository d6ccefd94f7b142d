import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { documentMeantBy } from '#authoring/text/files/document-path.ts';
import type { ProjectFile } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-site-seeing/examples/small-project.ts';

// Misnamed files, or names only some systems accept, are reported instead of skipped.

const project = (more: readonly ProjectFile[] = [], without = ''): readonly ProjectFile[] => [
  ...Object.entries(smallProject).flatMap(([path, text]) => (path === without ? [] : [{ path, text }])),
  ...more,
];
const told = (files: readonly ProjectFile[], pictures: readonly ProjectPicture[] = []) =>
  diagnose(files, hostedSystems, pictures)
    .problems.filter(({ code }) => /^(FIL|PRJ|PIC)/.test(code))
    .map(({ code, file, data }) => [code, file, data['nearest'] ?? data['why'] ?? data['other'] ?? null]);

const named = (path: string): ProjectFile =>
  documentMeantBy(path) === null ? { path, text: '{}' } : { path, fault: { kind: 'misnamed' } };

describe('a file that is not read', () => {
  it.each([
    ['cards/weapons.JSON', 'cards/weapons.json'],
    ['cards/weapons.jsonc', 'cards/weapons.json'],
    ['cards/weapons.json5', 'cards/weapons.json'],
    ['cards/weapons.Json.txt', 'cards/weapons.json'],
    ['cards/weapons.yaml', 'cards/weapons.json'],
    ['cards/weapons.YML', 'cards/weapons.json'],
    ['cards/weapons.toml', 'cards/weapons.json'],
    ['cards/weapons.jsonl', 'cards/weapons.json'],
    ['Cards/weapons.json', 'cards/weapons.json'],
    ['CARDS/Weapons.JSON', 'cards/weapons.json'],
    ['cards/wepons.JSON', 'cards/weapons.json'],
    ['L10n/zh-Hant/cards/weapons.json', 'l10n/zh-Hant/cards/weapons.json'],
    ['l10n/de/cards/weapons.JSON', 'l10n/de/cards/weapons.json'],
    ['Playtests/first.json', 'playtests/first.json'],
    ['l10n/Terms.CSV', 'l10n/terms.csv'],
    ['terms.xlsx', 'l10n/terms.csv'],
    ['biome.jsonc', null],
  ])('%s is reported with the file that was meant', (path, nearest) => {
    expect(told(project([named(path)], 'cards/weapons.json')).filter(([, file]) => file === path)).toEqual([
      ['FIL005', path, nearest],
    ]);
  });

  it.each(['studio.JSON', 'Studio.json', 'studio.json.txt', 'game/studio.json'])(
    'named like the project document is reported: %s',
    (path) => {
      expect(told(project([named(path)], 'studio.json'))).toEqual([['PRJ001', 'studio.json', path]]);
    },
  );

  it('is a Git LFS pointer, wherever it is', () => {
    const pointer = (path: string) => ({ path, fault: { kind: 'lfs-pointer' } }) as const;
    expect(told(project([pointer('cards/weapons.json')], 'cards/weapons.json'))).toEqual([
      ['FIL010', 'cards/weapons.json', null],
    ]);
    expect(diagnose(project([pointer('studio.json')], 'studio.json'), hostedSystems).problems[0]?.message.en).toContain(
      'git lfs pull',
    );
    expect(told(project(), [pointer('assets/a.png')])).toEqual([['PIC011', 'assets/a.png', null]]);
  });

  it('is a picture in a folder that differs from assets in case only', () => {
    expect(told(project(), [{ path: 'Assets/en/a.png', fault: { kind: 'misnamed' } }])).toEqual([
      ['FIL005', 'Assets/en/a.png', 'assets/en/a.png'],
    ]);
  });
});

const png = (path: string): ProjectPicture => ({
  ...{ path, version: '0'.repeat(64), bytes: 9000 },
  ...{ kind: 'png', width: 900, height: 1200 },
});

describe('a duplicate file', () => {
  it.each([
    'weapons (1)',
    "weapons (Anna's conflicted copy 2026-11-27)",
    'weapons（競合コピー 2026-11-27）',
    'weapons.sync-conflict-20261127-101010-ABC7DEF',
    'weapons - Copy',
    'weapons - コピー (2)',
    'weaponsのコピー',
    'weapons copy 2',
    'weapons 2',
    'weapons-DESKTOP-AB12CD',
    'weapons_conflict-20261127-101010',
  ])('is reported with its original: %s', (name) => {
    const [problem] = diagnose(project([named(`cards/${name}.json`)]), hostedSystems).problems.filter(
      ({ code }) => code === 'FIL005',
    );
    expect(problem?.data).toEqual({ nearest: 'cards/weapons.json', copyOf: 'cards/weapons.json' });
    expect(problem?.message.en).toContain('a copy of "cards/weapons.json"');
  });

  it('is not reported when there is no original', () => {
    expect(told(project([named('cards/others (1).json')]))).toEqual([['FIL005', 'cards/others (1).json', null]]);
  });
});

describe('a name that prevents packing', () => {
  it.each([
    ['夜'.repeat(70), 'long'],
    ['con', 'reserved'],
    ['a:b', 'letters'],
    [' a', 'ends'],
    [`${'a/'.repeat(15)}b`, 'deep'],
  ])('is reported immediately, for documents and pictures: %s', (name, why) => {
    const picture = `assets/${name}.png`;
    expect(told(project([{ path: `playtests/${name}.json`, text: '{}' }]), [png(picture)])).toEqual(
      expect.arrayContaining([
        ['FIL011', `playtests/${name}.json`, why],
        ['FIL011', picture, why],
      ]),
    );
  });

  it('is one that other systems treat as that of another file', () => {
    expect(told(project(), [png('assets/A.png'), png('assets/a.png')])).toContainEqual([
      ...['FIL012', 'assets/a.png', 'assets/A.png'],
    ]);
  });
});

it('is reported with its normalized form when it is composed of other characters', () => {
  const withArt = project().map((file) =>
    file.path === 'cards/weapons.json' && 'text' in file
      ? { ...file, text: file.text.replace('"ap"', `"art": { "file": "assets/${'が'.normalize('NFD')}.png" }, "ap"`) }
      : file,
  );
  const [problem] = diagnose(withArt, hostedSystems, [png('assets/が.png')]).problems.filter(
    ({ code }) => code === 'PIC003',
  );
  expect(problem?.message.ja).toContain('文字の組み立て方');
});
