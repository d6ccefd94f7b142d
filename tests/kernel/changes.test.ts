import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { change } from '#engine/kernel/procedures/next.ts';
import type { AnyStep } from '#engine/kernel/procedures/procedure.ts';
import { openToy } from './toy/open.ts';
import { toy } from './toy/system.ts';
import type { ToyGame } from './toy/toy-game.ts';

const gains = (events: readonly JsonObject[]) => events.filter((event) => event['kind'] === 'gain');

describe('a change without listeners', () => {
  it('is reported with its base, its amount, no edits, its rule and as applied', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'], bo: ['S-plain#3', 'S-plain#4'] } } });
    expect(gains(session.act({ do: 'lay', stone: 'S-plain#1' }))).toEqual([
      {
        kind: 'gain',
        by: 'ada',
        to: 'ada',
        base: 1,
        amount: 1,
        edits: [],
        stone: 'S-plain#1',
        rule: 'TOY-SCORE-01',
        cause: 'S-plain#1',
        status: 'applied',
      },
    ]);
  });
});

describe('a window', () => {
  const put = { hands: { ada: ['S-heavy#1', 'S-plain#1'], bo: ['S-shield#1', 'S-shield#2'] }, points: { ada: 1 } };

  it('opens only for those whose effects answer the change', () => {
    const session = openToy({ put });
    session.act({ do: 'lay', stone: 'S-heavy' });
    expect(session.legal()).toEqual([
      { do: 'interrupt', by: 'bo', stone: 'S-shield#1' },
      { do: 'interrupt', by: 'bo', stone: 'S-shield#2' },
      { do: 'decline' },
    ]);
    expect(session.table()['points']).toEqual({ ada: 1, bo: 0 });
  });

  it('lets each effect answer once; an edit gives its amount, its rule and its piece', () => {
    const session = openToy({ put });
    session.act({ do: 'lay', stone: 'S-heavy' });
    session.act({ do: 'interrupt', stone: 'S-shield#2' });
    expect(session.legal()).toEqual([{ do: 'interrupt', by: 'bo', stone: 'S-shield#1' }, { do: 'decline' }]);
    expect(gains(session.act({ do: 'decline' }))).toEqual([
      {
        kind: 'gain',
        by: 'ada',
        to: 'ada',
        base: 4,
        amount: 2,
        edits: [{ amount: -2, rule: 'TOY-WORD-04', card: 'S-shield#2', path: 'S-shield/guard/do/0' }],
        stone: 'S-heavy#1',
        rule: 'TOY-SCORE-01',
        cause: 'S-heavy#1',
        status: 'applied',
      },
    ]);
    expect(session.table()['points']).toEqual({ ada: 3, bo: 0 });
  });

  it('never edits an amount below zero', () => {
    const session = openToy({ put: { ...put, hands: { ...put.hands, ada: ['S-plain#1', 'S-plain#2'] } } });
    session.act({ do: 'lay', stone: 'S-plain#1' });
    session.act({ do: 'interrupt', stone: 'S-shield#1' });
    const [event] = gains(session.act({ do: 'interrupt' }));
    expect([event?.['base'], event?.['amount']]).toEqual([1, 0]);
    expect(session.table()['points']).toEqual({ ada: 1, bo: 0 });
  });

  it('offers forced effects before optional ones, once per text', () => {
    const bo = ['S-tide#1', 'S-tide#2', 'S-shield#1'];
    const session = openToy({ put: { ...put, hands: { ...put.hands, bo } } });
    session.act({ do: 'lay', stone: 'S-heavy' });
    expect(session.legal()).toEqual([{ do: 'interrupt', by: 'bo', stone: 'S-shield#1' }, { do: 'decline' }]);
    const [event] = gains(session.act({ do: 'interrupt' }));
    expect([event?.['base'], event?.['amount'], event?.['edits']]).toEqual([
      4,
      0,
      [
        { amount: -1, rule: 'TOY-WORD-04', card: 'S-tide#1', path: 'S-tide/tide/do/0' },
        { amount: -1, rule: 'TOY-WORD-04', card: 'S-tide#2', path: 'S-tide/tide/do/0' },
        { amount: -2, rule: 'TOY-WORD-04', card: 'S-shield#1', path: 'S-shield/guard/do/0' },
      ],
    ]);
  });

  it('a replaced change is reported as replaced and does nothing', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-stir#1'] }, heap: ['S-plain#5'] } });
    session.act({ do: 'lay', stone: 'S-plain#1' });
    const events = session.act({ do: 'interrupt', stone: 'S-stir' });
    expect(events.map((event) => [event['kind'], event['status']])).toEqual([
      ['stir', 'applied'],
      ['gain', 'replaced'],
      ['wear', 'applied'],
      ['turn', 'applied'],
      ['take', 'applied'],
    ]);
    expect(session.table()['points']).toEqual({ ada: 0, bo: 0 });
  });

  it('forced reactions come after the change, once it was applied', () => {
    const session = openToy({
      stones: [
        { id: 'S-plain', copies: 4, worth: 1 },
        {
          id: 'S-mirror',
          copies: 1,
          worth: 1,
          echo: {
            when: { op: 'onGain', by: 'others' },
            do: [{ op: 'score', to: { op: 'self' }, amount: 3 }],
          },
        },
      ],
      put: { hands: { ada: ['S-plain#1', 'S-plain#2'], bo: ['S-mirror#1', 'S-plain#3'] } },
    });
    const events = gains(session.act({ do: 'lay', stone: 'S-plain#1' }));
    expect(events.map((event) => [event['to'], event['amount'], event['cause']])).toEqual([
      ['ada', 1, 'S-plain#1'],
      ['bo', 3, 'S-mirror#1'],
    ]);
  });

  it('later changes of the same step name the same rule, with or without listeners', () => {
    const twice: AnyStep<ToyGame, { by: number }> = {
      kind: 'step',
      rule: 'TOY-TWICE-01',
      run: (_, { by }) => [1, 2].map((base) => change('gain', { by, to: by, base })),
    };
    const procedures = toy.procedures.map((one) =>
      one.id === 'score' ? { ...one, names: ['twice'], steps: [twice] } : one,
    );
    const rules = (hand: string) => {
      const session = openToy({
        system: { ...toy, procedures },
        put: { hands: { ada: ['S-plain#1', 'S-plain#2'], bo: [hand, 'S-plain#3'] } },
      });
      session.act({ do: 'lay', stone: 'S-plain#1' });
      while (session.matching({ do: 'decline' }).length > 0) session.act({ do: 'decline' });
      return gains(session.eventsFrom(0)).map((event) => [event['base'], event['rule']]);
    };
    expect(rules('S-plain#5')).toEqual([
      [1, 'TOY-TWICE-01'],
      [2, 'TOY-TWICE-01'],
    ]);
    expect(rules('S-shield#1')).toEqual(rules('S-plain#5'));
  });

  it('forced consequences have the same cause and path, with or without listeners', () => {
    const followed = toy.changes.map((kind) =>
      kind.kind === 'gain' ? { ...kind, apply: () => change('wear', { stone: 4 }) } : kind,
    );
    const stones = [
      { id: 'S-text', copies: 1, worth: 0, do: [{ op: 'score', to: { op: 'self' }, amount: 1 }] },
      { id: 'S-plain', copies: 6, worth: 1 },
      { id: 'S-shield', copies: 1, worth: 1, guard: { when: { op: 'onGain' }, do: [{ op: 'lessen', amount: 0 }] } },
    ];
    const wear = (hand: string) => {
      const put = { hands: { ada: ['S-text#1', 'S-plain#1'], bo: [hand, 'S-plain#2'] } };
      const session = openToy({ system: { ...toy, changes: followed }, stones, put });
      session.act({ do: 'lay', stone: 'S-text' });
      while (session.matching({ do: 'decline' }).length > 0) session.act({ do: 'decline' });
      const worn = session.eventsFrom(0).filter((event) => event['kind'] === 'wear' && event['path'] !== undefined);
      return worn.map(({ cause, path }) => [cause, path]);
    };
    expect(wear('S-plain#5')).toEqual([['S-text#1', 'S-text/do/0']]);
    expect(wear('S-shield#1')).toEqual(wear('S-plain#5'));
  });

  it('a change that has become impossible is reported as failed', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1'] }, pile: ['S-plain#2', 'S-plain#3'] } });
    const [event] = session.cheat({ takeFromHeap: true });
    expect([event?.['kind'], event?.['status']]).toEqual(['take', 'failed']);
  });
});

describe('an effect', () => {
  it('that causes a change is named by its piece and path', () => {
    const session = openToy({ put: { hands: { ada: ['S-deep#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] } } });
    session.act({ do: 'lay', stone: 'S-deep' });
    const [event] = gains(session.act({ do: 'choose' }));
    expect([event?.['cause'], event?.['path'], event?.['amount']]).toEqual(['S-deep#1', 'S-deep/do/0/do/0', 2]);
  });
});
