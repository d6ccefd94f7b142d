import { describe, expect, it } from 'vitest';
import { characteristics, rowOf } from './card-row.ts';

const thisCard = { op: 'thisCard' };
const card = (id: string) => ({ op: 'card', id });
const constant = (id: string, ...does: readonly { readonly op: string }[]) => ({ id, when: 'constant', do: does });
const harmed = (id: string) => ({ id, when: { op: 'harmed' }, do: [{ op: 'may', do: [] }] });
const add = (amount: number, of: object = thisCard) => ({ op: 'modify', number: 'strength', of, add: amount });
const gain = (sort: 'Trait' | 'Keyword' | 'Icon' | 'Type' | 'Text', gained: string, of: object = thisCard) => ({
  op: `gain${sort}`,
  of,
  gained,
});
const blank = (of: object) => ({ op: 'blankText', of });
const those = (trait: string) => ({
  op: 'where',
  of: { op: 'row' },
  as: 'one',
  if: { op: 'hasTrait', card: { op: 'named', name: 'one' }, trait },
});
const full = {
  traits: ['beast'],
  keywords: ['swift'],
  icons: ['sun'],
  effects: [constant('strong', add(2)), harmed('roar')],
};

describe('a side', () => {
  it('is in force while it lies up, with its entries and what is printed on it', () => {
    const { turnOver, strength, has, answers } = rowOf({
      coin: [full, { traits: ['stone'], effects: [constant('weak', add(-1))] }],
    });
    const seen = () => [strength('coin'), has('trait', 'coin'), has('keyword', 'coin'), answers()];
    expect(seen()).toEqual([5, ['beast'], ['swift'], ['coin roar']]);
    turnOver('coin');
    expect(seen()).toEqual([2, ['stone'], [], []]);
    turnOver('coin');
    expect(seen()).toEqual([5, ['beast'], ['swift'], ['coin roar']]);
  });

  it('can be turned down only on a card that has another', () => {
    const { turnOver, answers } = rowOf({ pebble: full, coin: [full, {}] });
    expect([turnOver('pebble'), turnOver('coin'), answers()]).toEqual([false, true, ['pebble roar']]);
  });
});

describe('a blank text box', () => {
  it('AH-AB-26: has no printed traits, keywords or texts; what is outside it and what was gained stays', () => {
    const { strength, has, answers } = rowOf({
      wolf: full,
      veil: {
        effects: [constant('veil', blank(card('wolf')), gain('Keyword', 'shy', card('wolf')), add(1, card('wolf')))],
      },
    });
    expect([strength('wolf'), has('trait', 'wolf'), has('keyword', 'wolf'), has('icon', 'wolf'), answers()]).toEqual([
      ...[4, [], ['shy'], ['sun'], []],
    ]);
  });

  it('AH-AB-07: is blank only while the condition of the text holds', () => {
    const { charge, answers } = rowOf({
      wolf: full,
      veil: { effects: [{ ...constant('veil', blank(card('wolf'))), if: { op: 'charged' } }] },
    });
    expect(answers()).toEqual(['wolf roar']);
    charge('veil');
    expect(answers()).toEqual([]);
  });

  it('AH-TM-17: is blank while a lasting effect lasts, whatever becomes of its source', () => {
    const { table, last, answers } = rowOf({ wolf: full, spell: {} });
    const before = table.mark;
    last('spell', blank(card('wolf')));
    expect(answers()).toEqual([]);
    table.move(3, -1);
    expect(answers()).toEqual([]);
    table.undo(before);
    expect(answers()).toEqual(['wolf roar']);
    last('spell', blank(card('wolf')));
    table.lapse(table.lasting[0]?.id as number);
    expect(answers()).toEqual(['wolf roar']);
  });

  it('does not blank others, in whatever order the cards lie', () => {
    const [a, b] = [
      { ...full, effects: [...full.effects, constant('a', blank(card('wolf')))] },
      { effects: [constant('b', blank(card('a')))] },
    ];
    expect(rowOf({ wolf: full, a, b }).answers()).toEqual(['wolf roar']);
    expect(rowOf({ b, a, wolf: full }).answers()).toEqual(['wolf roar']);
  });

  it('in a circle of texts that blank each other, comes from the first in the row', () => {
    const blanking = (id: string) => ({ effects: [constant('blank', blank(card(id))), harmed('roar')] });
    expect(rowOf({ a: blanking('b'), b: blanking('a') }).answers()).toEqual(['a roar']);
    expect(rowOf({ b: blanking('a'), a: blanking('b') }).answers()).toEqual(['b roar']);
  });
});

describe('something gained', () => {
  it('AH-AB-28: counts as if it were printed, for each card of a trait too', () => {
    const {
      has,
      game,
      card: thing,
    } = rowOf({
      wolf: { traits: ['beast'], icons: ['sun'] },
      stone: {},
      den: {
        effects: [constant('den', gain('Keyword', 'swift', those('beast')), gain('Icon', 'sun', those('beast')))],
      },
    });
    expect([has('keyword', 'wolf'), has('keyword', 'stone')]).toEqual([['swift'], []]);
    expect(characteristics.count(game, 'icon', 'sun', thing('wolf'))).toBe(2);
  });

  it('AH-AB-27: is not printed, and names its source', () => {
    const { game, card: thing } = rowOf({
      wolf: full,
      den: { effects: [constant('den', gain('Trait', 'cub', card('wolf')))] },
    });
    expect(characteristics.gains(game, thing('wolf'))).toEqual([
      { sort: 'trait', id: 'cub', amount: 1, source: thing('den') },
    ]);
  });

  it('AH-MO-06: is counted with what is lost, and never below 0', () => {
    const lose = (amount: number) => ({ ...gain('Keyword', 'swift', card('wolf')), amount });
    const count = (...amounts: readonly number[]) => {
      const { game, card: thing } = rowOf({
        wolf: full,
        den: { effects: [constant('den', ...amounts.map((amount) => lose(amount)))] },
      });
      return characteristics.count(game, 'keyword', 'swift', thing('wolf'));
    };
    expect([count(-1), count(-3), count(-3, 2), count(-3, 3)]).toEqual([0, 0, 0, 1]);
  });

  it('AH-AB-29: a type replaces the printed one; the last gained counts', () => {
    const {
      has,
      game,
      card: thing,
    } = rowOf({
      wolf: { type: 'ally' },
      trap: { effects: [constant('trap', gain('Type', 'item', card('wolf')))] },
    });
    expect(has('type', 'wolf')).toEqual(['item']);
    expect(['ally', 'item'].map((id) => characteristics.count(game, 'type', id, thing('wolf')))).toEqual([0, 1]);
  });

  it('sees only sorts before its own: a gained trait gives keywords, and no keyword gives traits', () => {
    const { has } = rowOf({
      den: { effects: [constant('den', gain('Keyword', 'shy', those('beast')), gain('Trait', 'cub', those('beast')))] },
      mask: { effects: [constant('mask', gain('Trait', 'beast', card('stone')))] },
      stone: {},
    });
    expect([has('trait', 'stone'), has('keyword', 'stone')]).toEqual([['beast'], ['shy']]);
  });

  it('a text answers and modifies on the card that gained it, while its source is not blank', () => {
    const { answers, strength, last } = rowOf({
      wolf: {},
      horn: {
        effects: [constant('horn', gain('Text', 'roar', card('wolf')), gain('Text', 'strong', card('wolf')))],
        gives: [harmed('roar'), constant('strong', add(4))],
      },
    });
    expect([answers(), strength('wolf'), strength('horn')]).toEqual([['wolf roar'], 7, 3]);
    last('wolf', blank(card('horn')));
    expect([answers(), strength('wolf')]).toEqual([[], 3]);
  });

  it('AH-TM-35: does not reach a card that is immune to its source, nor does a modifier', () => {
    const den = {
      effects: [constant('den', gain('Trait', 'cub', { op: 'row' }), blank(card('wolf')), add(2, { op: 'row' }))],
    };
    const { has, strength, answers } = rowOf({ wolf: full, stone: {}, den }, [['wolf', 'den']]);
    expect([has('trait', 'wolf'), strength('wolf'), answers()]).toEqual([['beast'], 5, ['wolf roar']]);
    expect([has('trait', 'stone'), strength('stone')]).toEqual([['cub'], 5]);
  });
});

describe('doubling and halving', () => {
  const scale = (word: 'double' | 'halve') => ({ op: word, number: 'strength', of: thisCard });

  it('AH-MO-04, AH-MO-05: come after all plus and minus, and fractions are rounded up at the end', () => {
    const strength = (...does: readonly { readonly op: string }[]) =>
      rowOf({ wolf: { effects: [constant('wolf', ...does)] } }).strength('wolf');
    expect(strength(scale('double'), add(1))).toBe(8);
    expect(strength(scale('halve'), add(2))).toBe(3);
    expect(strength(scale('halve'), scale('halve'))).toBe(1);
    expect(strength(scale('halve'), scale('double'))).toBe(3);
    expect(strength(scale('double'), add(-9))).toBe(0);
  });
});
