import { describe, expect, it } from 'vitest';
import { makeTree, visibleRows } from '#renderer/explorer/file-tree.ts';

const tree = makeTree(['words.json', 'cards/weapons.json', 'cards/items.json', 'l10n/en/cards/items.json', 'mat.json']);
const names = (closed: readonly string[]) =>
  visibleRows(tree, new Set(closed)).map(({ node, level }) => `${'  '.repeat(level - 1)}${node.name}`);

describe('the tree of a project', () => {
  it('has in each folder the files first, then the folders, by name', () => {
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

  it('shows nothing of what lies in a closed folder', () => {
    expect(names(['cards/', 'l10n/en/'])).toEqual(['mat.json', 'words.json', 'cards', 'l10n', '  en']);
  });

  it('counts each among its brothers', () => {
    const [first] = visibleRows(tree, new Set());
    expect([first?.place, first?.of]).toEqual([1, 4]);
  });
});
