import { describe, expect, it } from 'vitest';
import { othersFor, usedNumbers, withNumber } from '#renderer/desk/help/used-number.ts';
import { offersIn } from '#renderer/desk/play/number-offers.ts';
import { differenceOf } from '#renderer/views/help/things-on-board.ts';

const cards = {
  cards: [
    { id: 'W-1', effects: [{ id: 'hit', do: [{ op: 'damage', amount: 2 }], text: '敵1体に2点。' }] },
    { id: 'W-2', effects: [{ id: 'hit', do: [{ op: 'damage', amount: 3 }], text: '3点を、3体に。' }] },
    { id: 'W-3', effects: [{ id: 'hit', do: [{ op: 'damage', amount: { op: 'count' } }], text: '数だけ。' }] },
  ],
};
const text = JSON.stringify(cards, null, 2);
const event = (card: string, base: number | null, amount: number) => ({
  path: `${card}/effects/hit/do/0`,
  ...{ base, amount },
  sentence: `${card}が${amount}点`,
});
const entries = [{ events: 0 }, { events: 1 }, { events: 2 }];
const find = (events: readonly ReturnType<typeof event>[], path = 'cards/own.json') =>
  usedNumbers({ [path]: cards }, (asked) => (asked === path ? text : undefined), events, entries);

describe('the number that the game has used', () => {
  it('is one that nothing else changed, with its place in the text and on the card', () => {
    const [found, ...others] = find([event('W-2', 3, 2), event('W-1', 2, 2), event('W-1', 2, 2)]);
    expect(found).toMatchObject({ id: 'W-1', written: 2, entry: 1, sentence: 'W-1が2点' });
    expect(others.map(({ id }) => id)).toEqual(['W-2']);
    expect(found && withNumber(text, found, 5)).toBe(
      text.replace('"amount": 2', '"amount": 5').replace('に2点', 'に5点'),
    );
  });

  it('is tried higher and lower', () => {
    expect(find([event('W-1', 2, 2)]).map(othersFor)).toEqual([[5, 1]]);
  });

  it('has no place on a card that prints it twice', () => {
    expect(find([event('W-2', 3, 3)]).map(({ printed }) => printed)).toEqual([[]]);
  });

  it('is printed in the translations of the text as well', () => {
    const units = JSON.stringify({ units: { 'W-1/effects/hit/text': { t: 'Deal 2 damage to one enemy.' } } });
    const texts = new Map([
      ['cards/own.json', text],
      ['l10n/en/cards/own.json', units],
      ['l10n/en/cards/other.json', units],
    ]);
    const documents = Object.fromEntries([...texts].map(([path, json]) => [path, JSON.parse(json)]));
    const [found] = usedNumbers(documents, (path) => texts.get(path), [event('W-1', 2, 2)], entries);
    expect(
      found?.printed.map(
        ({ path, offset }) =>
          texts
            .get(path)
            ?.slice(offset)
            .split(/[^0-9]/)[0],
      ),
    ).toEqual(['2', '2']);
    expect(found?.printed.map(({ path }) => path)).toEqual(['cards/own.json', 'l10n/en/cards/own.json']);
  });

  it('is none that was computed, used in the set-up, or written in a required project', () => {
    expect(find([event('W-3', 2, 2)])).toEqual([]);
    expect(usedNumbers({ 'a.json': cards }, () => text, [event('W-1', 2, 2)], [{ events: 1 }])).toEqual([]);
    expect(find([event('W-1', 2, 2)], 'base:cards/own.json')).toEqual([]);
  });
});

describe('actions', () => {
  const bid = (by: string, amount: number) => ({ answer: { do: 'bid', by, amount }, sentence: `${by} ${amount}` });
  const pass = { answer: { do: 'pass' }, sentence: 'pass' };

  it('that differ only in their number are one offer, from three on', () => {
    const all = [bid('a', 1), pass, bid('a', 2), bid('b', 1), bid('a', 3), bid('b', 2)];
    expect(offersIn(all, true)).toEqual([
      [bid('a', 1), bid('a', 2), bid('a', 3)],
      [pass],
      [bid('b', 1)],
      [bid('b', 2)],
    ]);
  });

  it('are listed one by one on request', () => {
    const all = [bid('a', 1), bid('a', 2), bid('a', 3)];
    expect(offersIn(all, false)).toEqual(all.map((one) => [one]));
  });
});

describe('the label of a thing on the board', () => {
  it('says what is otherwise, but not how many actions there are', () => {
    expect(differenceOf('看板男、ダメージ2、行動2つ', '看板男、ダメージ5、行動1つ')).toEqual({
      name: '看板男',
      was: 'ダメージ2',
      is: 'ダメージ5',
    });
    expect(differenceOf('Ada, HP 5, 2 actions', 'Ada, HP 5, 1 action')).toBeNull();
  });
});
