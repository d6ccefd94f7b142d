import { describe, expect, it } from 'vitest';
import { rowsOf } from '#authoring/tools/sheet/rows.ts';
import { type CardGroup, cardLines, figureOf } from '#renderer/desk/cards/card-lines.ts';
import { nameOfCard } from '#renderer/desk/cards/name-of-card.ts';
import { searchableCard } from '#renderer/desk/cards/searchable-card.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';

const document = {
  cards: [
    { id: 'W-01', name: '曲がった標識', reading: 'まがったひょうしき', ap: 2 },
    { id: 'W-05', name: '改造ガス銃', reading: 'かいぞうがすじゅう', ap: 3 },
  ],
  people: [{ id: 'P-1', title: '調達屋' }],
};
const documents = {
  'cards/weapons.json': document,
  'l10n/en/cards/weapons.json': { units: { 'W-01/name': { t: 'Bent Road Sign' } } },
};
const kind = (id: string, list: string): SheetKind => ({
  ...{ id, list, format: 'cards', files: ['cards/weapons.json'], columns: [], shown: [], curves: ['ap'] },
  title: { ja: id, en: id },
});
const group = (id: string, list: string): CardGroup => ({
  ...{ kind: kind(id, list), rows: rowsOf('cards/weapons.json', document, list) },
  savedEntry: () => undefined,
});
const groups = [group('weapon', 'cards'), group('person', 'people')];

const shown = (query: string, ...open: string[]) =>
  cardLines(groups, { query, open: new Set(open), searchable: (row) => searchableCard(row, documents) }).map((line) =>
    line.kind === 'group' ? `${line.isOpen ? '-' : '+'} ${line.group.kind.id} ${line.count}` : line.row.id,
  );

describe('the list of cards', () => {
  it('has the kinds of the game, and the cards of those that are open', () => {
    expect(shown('', 'weapon')).toEqual(['- weapon 2', 'W-01', 'W-05', '+ person 1']);
  });

  it.each(['曲がった', 'magatta', 'まがった', 'bent sign', 'W-01'])('is filtered by %s, in every kind', (query) => {
    expect(shown(query)).toEqual(['- weapon 1', 'W-01']);
  });

  it('has nothing for words that no card has', () => {
    expect(shown('ない名前')).toEqual([]);
  });

  it('finds a card by its new name after an edit of the translation', () => {
    const [row] = groups[0]?.rows ?? [];
    if (row === undefined) throw new Error('no row');
    searchableCard(row, documents);
    const changed = { ...documents, 'l10n/en/cards/weapons.json': { units: { 'W-01/name': { t: 'Stop Sign' } } } };
    expect(searchableCard(row, changed).map(({ plain }) => plain)).toContain('stop sign');
  });
});

describe('a card of the list', () => {
  it('has its name in the language of the desk, as far as it is translated, or its title', () => {
    const names = groups.flatMap(({ rows }) => rows.map((row) => nameOfCard(row, documents, 'en')));
    expect(names).toEqual(['Bent Road Sign', '改造ガス銃', '調達屋']);
  });

  it('shows the first number that the game counts its kind by', () => {
    expect(groups.flatMap((one) => one.rows.map((row) => figureOf(row, one.kind)))).toEqual([2, 3, null]);
  });
});
