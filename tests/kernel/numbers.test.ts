import { describe, expect, it } from 'vitest';
import { changes, edited } from '#engine/kernel/changes/change.ts';
import { Compiler } from '#engine/kernel/language/compile.ts';
import { opBuilder } from '#engine/kernel/language/op.ts';
import type { Layer } from '#engine/kernel/numbers/layer.ts';
import { compute } from '#engine/kernel/numbers/number.ts';
import { openToy } from './toy/open.ts';
import { toy } from './toy/system.ts';
import type { ToyGame } from './toy/toy-game.ts';

function limit(hand: readonly string[]) {
  const session = openToy({ put: { hands: { ada: [...hand, 'S-plain#1', 'S-plain#2'] } } });
  return (session.game as ToyGame).number('limit', 1);
}

describe('a number', () => {
  it('is its base when nothing modifies it', () => {
    expect(limit([])).toEqual({ base: 4, value: 4, edits: [] });
  });

  it('lists its modifiers', () => {
    const { base, value, edits } = limit(['S-wide#1']);
    expect([base, value, edits.map((edit) => [edit.amount, edit.rule])]).toEqual([4, 5, [[1, 'TOY-NUM-02']]]);
  });

  it('applies its layers in the order of the system, not of the pieces', () => {
    expect(limit(['S-double#1', 'S-wide#1']).value).toBe(10);
    expect(limit(['S-wide#1', 'S-double#1']).value).toBe(10);
  });

  it('is never stored: it falls back when its modifier goes', () => {
    const session = openToy({ put: { hands: { ada: ['S-wide#1', 'S-plain#1'] } } });
    session.act({ do: 'lay', stone: 'S-wide' });
    expect((session.game as ToyGame).number('limit', 1).value).toBe(4);
  });
});

describe('a layer', () => {
  const value = (base: number, layer: Omit<Layer, 'id'>, ...amounts: readonly number[]) =>
    compute(
      null,
      { id: 'n', rule: 'KERNEL', floor: -99, base: () => base },
      0,
      -1,
      [{ id: 'only', ...layer }],
      amounts.map((amount) => ({ layer: 'only', amount, rule: 'KERNEL' })),
    ).value;

  it('does what the system defines', () => {
    expect(value(3, { does: 'set' }, 5, 7)).toBe(7);
    expect(value(3, { does: 'add' }, 2, -1)).toBe(4);
    expect(value(3, { does: 'multiply' }, 2, 2)).toBe(12);
    expect(value(12, { does: 'divide' }, 2, 3)).toBe(2);
    expect(value(3, { does: 'least' }, 5, 4)).toBe(5);
    expect(value(3, { does: 'most' }, 5, 2)).toBe(2);
  });

  it('ends in a whole number, rounded once after all of its modifiers: down unless it says otherwise', () => {
    expect(value(3, { does: 'multiply' }, 0.5)).toBe(1);
    expect(value(3, { does: 'divide', rounds: 'up' }, 2)).toBe(2);
    expect(value(-3, { does: 'divide', rounds: 'up' }, 2)).toBe(-1);
    expect(value(-3, { does: 'divide' }, 2)).toBe(-2);
    expect(value(5, { does: 'divide', rounds: 'nearest' }, 4)).toBe(1);
    expect(value(3, { does: 'multiply' }, 0.5, 2)).toBe(3);
    expect(value(3.7, { does: 'add' })).toBe(3);
  });

  it('that divides by zero leaves the number unchanged', () => expect(value(3, { does: 'divide' }, 0)).toBe(3));

  it('unknown to the system is a fault when a number is asked for', () => {
    const rule = { id: 'n', rule: 'KERNEL', floor: 0, base: () => 3 };
    const perPlayer = { layer: 'perPlayer', amount: 3, rule: 'KERNEL' };
    expect(() => compute(null, rule, 0, -1, [{ id: 'add', does: 'add' }], [perPlayer])).toThrow(
      'missing: layer perPlayer (number n)',
    );
  });

  it('unknown to the system does not compile', () => {
    const raise = opBuilder<unknown>()('raise', {
      sort: 'modifier',
      fields: {},
      about: { ja: '', en: '' },
      text: { ja: '', en: '' },
      example: { op: 'raise' },
      run: () => ({ number: 'n', layer: 'perPlayer', of: () => [], amount: () => 3 }),
    });
    const compiled = (layers: readonly string[]) =>
      new Compiler({ ops: [raise], layers }).modifier({ op: 'raise' }, 'S-x/constant/0');
    expect(() => compiled(['add'])).toThrow('no layer perPlayer at S-x/constant/0');
    expect(compiled(['add', 'perPlayer']).layer).toBe('perPlayer');
  });
});

describe('the floor of a change', () => {
  const by = (amount: number) => ({ amount, rule: 'KERNEL' });
  it('is none unless its kind declares one: −3 edited by +1 is −2', () => {
    expect(edited({ kind: 'pay', amount: -3 }, by(1))).toEqual({ kind: 'pay', base: -3, amount: -2, edits: [by(1)] });
  });
  it('applies after all edits', () => {
    expect(edited({ kind: 'hit', amount: 3 }, by(-5), 0).amount).toBe(0);
    expect(edited(edited({ kind: 'hit', amount: 3 }, by(-5), 0), by(4), 0).amount).toBe(2);
  });
  it('is that of its kind in a game', () => {
    const kind = changes<ToyGame>();
    const debt = kind('gain', 'TOY-GAIN-01', { fields: ['to', 'base', 'amount'], apply: () => undefined });
    const lessen = { op: 'lessen', amount: 5 };
    const stones = [
      { id: 'S-plain', copies: 1, worth: 2 },
      { id: 'S-tide', copies: 0, worth: 0, tide: { when: { op: 'onGain', by: 'others' }, do: [lessen] } },
    ] as const;
    const scored = (system: typeof toy) => {
      const session = openToy({ system, stones, put: { hands: { ada: ['S-plain'], bo: ['S-tide'] } } });
      return session.act({ do: 'lay' }).find((event) => event['kind'] === 'gain')?.['amount'];
    };
    expect(scored(toy)).toBe(0);
    expect(scored({ ...toy, changes: toy.changes.map((one) => (one.kind === 'gain' ? debt : one)) })).toBe(-3);
  });
});
