import { describe, expect, it } from 'vitest';
import { meantName, writtenFault } from '#renderer/desk/explorer/written-name.ts';

describe('a typed name in the tree', () => {
  it.each([
    ['items', 'items.json'],
    [' items.json ', 'items.json'],
    ['日記．ＪＳＯＮ', '日記.json'],
    ['v1.2', 'v1.2.json'],
    ['', ''],
  ])('%j of a file means %j', (written, name) => {
    expect(meantName(written, true, '')).toBe(name);
  });

  it.each([
    ['l10n', 'terms.csv'],
    ['cards', 'terms.csv.json'],
  ])('terms.csv is the table of terms in l10n alone: in %s it means %s', (folder, name) => {
    expect([meantName('terms.csv', true, folder), writtenFault('terms.csv', true, folder, [])]).toEqual([name, null]);
  });

  it.each([
    ['l10n/memory', 'a.tmx'],
    ['l10n', 'a.tmx.json'],
  ])('a memory keeps its ending in its folder alone: in %s it means %s', (folder, name) => {
    expect(meantName('a.tmx', true, folder)).toBe(name);
  });

  it.each([
    ['items', true, '', 'taken'],
    ['ＩＴＥＭＳ', true, '', 'alike'],
    ['cards', false, '', 'taken'],
    ['Cards', false, '', 'alike'],
    ['studio.json', true, 'cards', 'project'],
    ['studio.json', true, '', null],
    ['cards.json', false, '', 'project'],
    ['com1.x', true, '', 'reserved'],
    ['.hidden', true, '', 'reserved'],
    ['a.', true, '', 'ends'],
    ['a:b', true, '', 'letters'],
    ['字'.repeat(70), true, '', 'long'],
    ['  ', true, '', 'empty'],
    ['道具', false, '', null],
  ])('%j (a file: %s, in "%s") has the fault %s', (written, isFile, folder, fault) => {
    expect(writtenFault(written, isFile, folder, ['items.json', 'cards'])).toBe(fault);
  });
});
