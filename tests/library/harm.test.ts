import { describe, expect, it } from 'vitest';
import { sentenceOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { batch, change } from '#engine/kernel/procedures/next.ts';
import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { keepsTheLaws } from '../kernel/foreign/keeps-the-laws.ts';
import { open } from '../kernel/foreign/slice.ts';
import { type HarmGame, harm, optionsOf, slice, turn, usedText } from './harm-slice.ts';
import { type SliceTexts, textSystem } from './text-slice.ts';

const self = { op: 'self' };
const called = (name: string) => ({ op: 'called', name });
const dealing = (fields: JsonObject, to: object = self): SliceTexts => ({
  text: { on: 'use', do: [{ op: 'deal', to, ...fields }] },
});
const told = (session: Session) =>
  session
    .eventsFrom(0)
    .filter(({ kind }) => !['turns', 'deal'].includes(kind as string))
    .map(({ kind, of, to, harm: which, amount, status }) =>
      [kind, of ?? to, kind === 'leave' ? undefined : amount, which, status === 'applied' ? undefined : status]
        .filter((one) => one !== undefined)
        .join(' '),
    );
keepsTheLaws(
  textSystem(
    { ...slice, put: { 'play ada': ['text', 'friend', 'dog'], 'play bo': ['charm'] } },
    {
      ...dealing({ red: 3, blue: 2 }, { op: 'players' }),
      charm: { on: 'use', do: [{ op: 'heal', to: self, red: 2 }] },
    },
  ),
);

describe('assigning harm', () => {
  it('scenario 9: a taker takes at most the amount that would defeat it; the rest is the player’s (AH-DH-02 to 04)', () => {
    const session = usedText(dealing({ red: 3 }), ['friend']);
    expect(optionsOf(session)).toEqual([0, 1, 2].map((amount) => `takeRed ada friend ${amount}`));
    session.act({ do: 'takeRed', amount: 1 });
    expect(session.table()).toMatchObject({ ada: '2 0', friend: '1 0' });
  });

  it('scenario 12: what has no value for a kind is never offered for it (AH-DH-12)', () => {
    const session = usedText(dealing({ blue: 2 }), ['dog']);
    expect([session.table()['ada'], session.table()['dog']]).toEqual(['0 2', '0 0']);
  });

  it('asks about one taker after the other, and no longer than there is a choice', () => {
    const session = usedText(dealing({ red: 2, blue: 1 }), ['friend', 'dog']);
    session.act({ do: 'takeRed', card: 'friend', amount: 1 });
    expect(optionsOf(session)).toEqual(['takeRed ada dog 0', 'takeRed ada dog 1']);
    session.act({ do: 'takeRed', amount: 1 });
    expect(optionsOf(session)).toEqual(['takeBlue ada friend 0', 'takeBlue ada friend 1']);
  });

  it('does not ask about direct harm (AH-DH-08)', () => {
    const session = usedText(dealing({ red: 2, direct: true }), ['friend']);
    expect(session.table()).toMatchObject({ ada: '2 0', friend: '0 0' });
  });

  it('does not ask for a thing without takers, and ignores a kind that it has no value for', () => {
    expect(usedText(dealing({ red: 1, blue: 1 }, called('foe'))).table()['foe']).toBe('1 0');
  });

  it('asks several players in order, then places everything together (AH-TM-12)', () => {
    const session = usedText(dealing({ red: 1 }, { op: 'players' }), ['friend'], ['dog']);
    session.act({ do: 'takeRed', by: 'ada', amount: 1 });
    expect([optionsOf(session), told(session)]).toEqual([['takeRed bo dog 0', 'takeRed bo dog 1'], []]);
    session.act({ do: 'takeRed', by: 'bo', amount: 1 });
    const events = session.eventsFrom(0).filter(({ kind }) => kind === 'harm' || kind === 'dealt');
    expect(events.map(({ kind, of, to, batch }) => [kind, of ?? to, batch])).toEqual([
      ['harm', 'friend', 1],
      ['harm', 'dog', 1],
      ['dealt', 'ada', 1],
      ['dealt', 'bo', 1],
    ]);
  });
});

describe('before harm is placed', () => {
  const after = { on: 'dealt', do: [{ op: 'heal', to: called('bo'), red: 1 }] } as const;
  const dealsAfter: SliceTexts = { ...dealing({ red: 1 }), dog: after };

  it('scenario 10: if all of it is prevented, none was dealt (AH-DH-05, AH-DH-06)', () => {
    const prevents = { on: 'assigned', moment: 'before', do: [{ op: 'reduceAssigned', amount: 3 }] } as const;
    const session = usedText({ ...dealsAfter, charm: prevents }, ['charm']);
    expect([told(session), session.table()['ada']]).toEqual([['assigned ada 0 red'], '0 0']);
  });

  it('each part can be moved to what has room for it, and what does not fit stays', () => {
    const moves = { on: 'assigned', moment: 'before', do: [{ op: 'moveAssigned', to: called('friend') }] } as const;
    const session = usedText({ ...dealing({ red: 3 }), charm: moves }, ['charm']);
    expect(told(session)).toEqual([
      'assigned ada 1 red',
      'assigned friend 2 red',
      'harm ada 1 red',
      'harm friend 2 red',
      'dealt ada 3',
      'leave friend',
    ]);
  });

  it('a part does not return to what it was moved from', () => {
    const moves = (of: string, to: string) =>
      ({ on: 'assigned', moment: 'before', of, do: [{ op: 'moveAssigned', to: called(to) }] }) as const;
    const session = usedText({ ...dealing({ red: 1 }), charm: moves('ada', 'bo'), dog: moves('bo', 'ada') }, [
      'charm',
      'dog',
    ]);
    session.act({ do: 'takeRed', amount: 0 });
    expect(session.table()).toMatchObject({ ada: '0 0', bo: '1 0' });
  });

  it('direct harm is not moved, but can be prevented (AH-DH-08)', () => {
    const does = [
      { op: 'moveAssigned', to: called('bo') },
      { op: 'reduceAssigned', amount: 1 },
    ];
    const session = usedText(
      { ...dealing({ red: 2, direct: true }), charm: { on: 'assigned', moment: 'before', do: does } },
      ['charm'],
    );
    expect(session.table()).toMatchObject({ ada: '1 0', bo: '0 0' });
  });

  it('a deal that is cancelled is not assigned', () => {
    const cancels = { on: 'deal', moment: 'would', do: [{ op: 'cancel' }] } as const;
    const session = usedText({ ...dealing({ red: 2 }), charm: cancels }, ['charm', 'friend']);
    expect([told(session), session.legal()[0]]).toMatchObject([[], { do: 'use' }]);
  });

  it('a text that answers the whole of it reduces each kind, at most to nothing', () => {
    const reduces = { on: 'deal', moment: 'before', do: [{ op: 'reduceDealt', red: 1, blue: 5 }] } as const;
    const session = usedText({ ...dealing({ red: 3, blue: 2 }), charm: reduces }, ['charm']);
    const dealt = session.eventsFrom(0).find(({ kind }) => kind === 'deal');
    expect([session.table()['ada'], dealt]).toMatchObject([
      '2 0',
      { red: 2, blue: 0, base: 5, amount: 2, edits: [{ amount: -1 }, { amount: -2 }] },
    ]);
  });
});

describe('after harm is placed', () => {
  it('everything at or over its limit is defeated at once, in the order that the game has chosen (AH-DH-07)', () => {
    const session = usedText(dealing({ red: 4 }), ['friend', 'dog']);
    session.act({ do: 'takeRed', card: 'friend', amount: 2 });
    session.act({ do: 'takeRed', card: 'dog', amount: 1 });
    expect([session.table()['ada'], optionsOf(session)]).toEqual(['1 0', ['choose ada friend', 'choose ada dog']]);
    session.act({ do: 'choose', card: 'dog' });
    expect(told(session).slice(-2)).toEqual(['leave dog', 'leave friend']);
  });

  it('texts that answer dealt harm come after defeat', () => {
    const heals = { on: 'dealt', do: [{ op: 'heal', to: self, red: 5 }] } as const;
    const session = usedText({ ...dealing({ red: 3 }), charm: heals }, ['charm', 'dog']);
    session.act({ do: 'takeRed', amount: 1 });
    expect(told(session).slice(-3)).toEqual(['dealt ada 3', 'leave dog', 'heal ada 2 red']);
  });
});

describe('the result of a deal', () => {
  const { procedure, call } = rulebook<HarmGame>();
  const paying = procedure(
    'paying',
    (_: object) => ({ paid: null as JsonObject | null }),
    ({ step }) => ({
      pay: step('R-COST', () => harm.deal([{ to: 1, harm: { red: 1, blue: 1 } }], {}, 'paid')),
      also: step('R-COST', () =>
        batch([change('turns', { of: 1, amount: 1 }), harm.take({ to: 1, harm: { red: 1 } })]),
      ),
      paid: step('R-COST', (_, my) => change('turns', { of: 2, amount: Number(my.paid?.['red'] ?? 0) })),
    }),
  );
  it('tells how much was placed, on whatever cards: a cost put on a taker is paid (AH-TM-28)', () => {
    const system = textSystem({ ...slice, procedures: [turn, ...harm.procedures, paying] }, dealing({ red: 1 }));
    const put = { 'play ada': ['dog', 'text'] };
    const cheating = { ...system, cheat: () => call(paying, {}) };
    const session = open(cheating, { put });
    session.cheat({});
    session.act({ do: 'takeRed', amount: 1 });
    expect([session.table()['dog'], session.table()['ada'], (session.game as HarmGame).count(2, 'turns')]).toEqual([
      ...['out', '1 1', 1],
    ]);
  });

  it('is whole if all of it was placed somewhere, and not if a part was prevented (AH-TM-09)', () => {
    const then = { op: 'then', do: [{ op: 'deal', to: self, red: 2 }], then: [{ op: 'leave', card: called('foe') }] };
    const texts: SliceTexts = { text: { on: 'use', do: [then] } };
    const [reduces, moves] = [
      { op: 'reduceAssigned', amount: 1 },
      { op: 'moveAssigned', to: called('bo') },
    ].map((op) => usedText({ ...texts, charm: { on: 'assigned', moment: 'before', of: 'ada', do: [op] } }, ['charm']));
    expect([reduces?.table()['foe'], moves?.table()['foe']]).toEqual(['0 0', 'out']);
  });

  it('pays a cost, also where a taker takes it, but not where it is prevented (AH-TM-28)', () => {
    const pay = { op: 'pay', cost: [{ op: 'redCost', amount: 2 }], do: [{ op: 'leave', card: called('foe') }] };
    const texts: SliceTexts = { text: { on: 'use', do: [pay] } };
    const paid = usedText(texts, ['friend']);
    paid.act({ do: 'takeRed', amount: 2 });
    const reduces = { on: 'assigned', moment: 'before', do: [{ op: 'reduceAssigned', amount: 1 }] } as const;
    const prevented = usedText({ ...texts, charm: reduces }, ['charm']);
    expect([paid.table(), prevented.table()]).toMatchObject([
      { ada: '0 0', friend: 'out', foe: 'out' },
      { ada: '1 0', foe: '0 0' },
    ]);
  });

  it('what it is part of is handed on to its changes', () => {
    const system = {
      ...textSystem(slice, dealing({ red: 1 })),
      cheat: () => harm.deal([{ to: 1, harm: { red: 1 } }], { also: { attack: 2 } }),
    };
    const session = open(system, { put: { 'play ada': ['text'] } });
    expect(session.cheat({}).map(({ kind, attack }) => [kind, attack])).toEqual(
      ['deal', 'assigned', 'harm', 'dealt'].map((kind) => [kind, 'bo']),
    );
  });
});

it('the words name each kind that is dealt', () => {
  const voice = voiceOf(textSystem(slice, {}), (_, id) => id);
  const said = (written: JsonObject) => ['ja', 'en'].map((locale) => sentenceOf([written], locale, voice));
  expect([
    said({ op: 'deal', to: self, red: 1, blue: 2 }),
    said({ op: 'deal', to: self, blue: 2, direct: true }),
    said({ op: 'reduceDealt', red: 1 }),
    said({ op: 'moveAssigned', to: self }),
  ]).toEqual([
    ['自分に赤1点と青2点を与える。', 'Deal 1 red and 2 blue to you.'],
    ['自分に直接青2点を与える。', 'Deal 2 direct blue to you.'],
    ['赤1点を軽減する。', 'Reduce it by 1 red.'],
    ['そのうちすべてを自分に移す。', 'Move all of it to you.'],
  ]);
});
