import { describe, expect, it } from 'vitest';
import {
  folderAt,
  foldersAround,
  makeTree,
  newFolders,
  rowsWith,
  visibleRows,
} from '#renderer/desk/explorer/file-tree.ts';

const tree = makeTree(['words.json', 'cards/weapons.json', 'cards/items.json', 'l10n/en/cards/items.json', 'mat.json']);
const names = (closed: readonly string[]) =>
  visibleRows(tree, new Set(closed)).map(({ node, level }) => `${'  '.repeat(level - 1)}${node.name}`);

describe('the tree of files', () => {
  it('lists the files of each folder before its folders, by name', () => {
    expect(names([])).toEqual([
      'mat.json',
      'words.json',
      'cards',
      '  items.json',
      '  weapons.json',
      'l10n',
      '  en',
      '    cards',
      '      items.json',
    ]);
  });

  it('hides the contents of closed folders', () => {
    expect(names(['cards/', 'l10n/en/'])).toEqual(['mat.json', 'words.json', 'cards', 'l10n', '  en']);
  });

  it('has a folder for each required project, after all others', () => {
    const required = makeTree([
      'studio.json',
      'base:cards/items.json',
      'scenarios/S10-quay/cards.json',
      'base:mat.json',
    ]);
    const shown = (closed: readonly string[]) => visibleRows(required, new Set(closed)).map(({ node }) => node.path);
    expect(shown([])).toEqual([
      'studio.json',
      'scenarios/',
      'scenarios/S10-quay/',
      'scenarios/S10-quay/cards.json',
      'base:',
      'base:mat.json',
      'base:cards/',
      'base:cards/items.json',
    ]);
    expect(shown(['base:', 'scenarios/'])).toEqual(['studio.json', 'scenarios/', 'base:']);
  });

  it('counts each item among its siblings', () => {
    const [first] = visibleRows(tree, new Set());
    expect([first?.place, first?.of]).toEqual([1, 4]);
  });
});

describe('a folder without files', () => {
  it('is in the tree like any other', () => {
    const shown = visibleRows(makeTree(['cards/a.json', 'cards/', 'new/', 'new/inside/']), new Set());
    expect(shown.map(({ node }) => node.path)).toEqual(['cards/', 'cards/a.json', 'new/', 'new/inside/']);
  });
});

describe('the filter of the tree', () => {
  const paths = (sought: string) => rowsWith(tree, sought).map(({ node }) => node.path);

  it('shows matching names, ignoring case and width, in open folders', () => {
    expect(paths('ＩＴＥＭ')).toEqual([
      'cards/',
      'cards/items.json',
      'l10n/',
      'l10n/en/',
      'l10n/en/cards/',
      'l10n/en/cards/items.json',
    ]);
    expect(paths('none')).toEqual([]);
  });

  it('shows all of a matching folder', () => {
    expect(paths('l10n')).toEqual(['l10n/', 'l10n/en/', 'l10n/en/cards/', 'l10n/en/cards/items.json']);
  });
});

it.each([
  [null, ''],
  ['mat.json', ''],
  ['cards/', 'cards'],
  ['cards/items.json', 'cards'],
])('something new at %s is created in the folder "%s"', (path, folder) => {
  expect(folderAt(path)).toBe(folder);
});

describe('files about to be created', () => {
  const there = ['studio.json', 'cards/items.json', 'scenarios/'];
  it('are missing at first, as are the folders that contain nothing else', () => {
    const made = ['cards/items.json', 'cards/more.json', 'scenarios/S06-lost/cards.json'];
    expect([...newFolders(made, there)].sort()).toEqual([
      'cards/more.json',
      'scenarios/S06-lost/',
      'scenarios/S06-lost/cards.json',
    ]);
  });

  it('appear in all the folders around them', () => {
    expect([...foldersAround(['base:scenarios/S06-lost/cards.json'])]).toEqual([
      'base:',
      'base:scenarios/',
      'base:scenarios/S06-lost/',
    ]);
  });
});
