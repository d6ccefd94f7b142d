import { describe, expect, it } from 'vitest';
import type { AnyStep } from '#engine/kernel/procedures/procedure.ts';
import { openToy, refusal } from './toy/open.ts';
import { toy } from './toy/system.ts';
import type { ToyGame } from './toy/toy-game.ts';

describe('offers', () => {
  it('list the candidates minus those an exception excludes', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-heavy#1'] }, pile: ['S-shield#1', 'S-plain#2'] } });
    expect(session.legal()).toEqual([
      { do: 'lay', by: 'ada', stone: 'S-plain#1' },
      { do: 'lay', by: 'ada', stone: 'S-shield#1' },
      { do: 'draw', by: 'ada' },
      { do: 'pass', by: 'ada' },
    ]);
  });

  it('are listed only for a seat that may answer', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1'] } } });
    expect(session.legal(0)).toEqual([
      { do: 'lay', by: 'ada', stone: 'S-plain#1' },
      { do: 'pass', by: 'ada' },
    ]);
    expect(session.legal(1)).toEqual([]);
  });

  it('can be answered by some of their fields when that is unambiguous', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-heavy#1'] } } });
    session.act({ do: 'lay' });
    expect(session.entries.slice(1)).toEqual([{ do: 'lay', by: 'ada', stone: 'S-plain#1' }]);
  });

  it('take a name without a copy number as any copy', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#2', 'S-shield#1'] } } });
    session.act({ do: 'lay', stone: 'S-plain' });
    expect(session.table()['heap']).toEqual(['S-plain#2']);
  });

  it('refuse an ambiguous answer', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    const before = session.hash();
    expect(refusal(() => session.act({ do: 'lay' }))).toEqual({ code: 'ambiguous' });
    expect([session.hash(), session.decisions]).toEqual([before, 1]);
  });
});

describe('why', () => {
  const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-heavy#1'], bo: ['S-shield#1'] } } });

  it('names the rule that offers a legal answer', () => {
    expect(session.why({ do: 'lay', stone: 'S-plain' })).toEqual({
      legal: true,
      rule: 'TOY-LAY-01',
      reason: 'offered',
    });
  });
  it('names the exception that excludes an answer', () => {
    const excluded = { legal: false, rule: 'TOY-LAY-02', reason: 'excluded' };
    expect(session.why({ do: 'lay', stone: 'S-heavy' })).toEqual(excluded);
  });
  it('names the offer and the first field that does not fit when the answer is not offered', () => {
    const unfit = { legal: false, rule: 'TOY-LAY-01', reason: 'unfit' };
    expect(session.why({ do: 'lay', by: 'bo', stone: 'S-shield' })).toEqual({ ...unfit, field: 'by' });
    expect(session.why({ do: 'lay', by: 'ada', stone: 'S-shield' })).toEqual({ ...unfit, field: 'stone' });
  });
  it('names the extra field and the one that was probably meant', () => {
    const lay = { legal: false, rule: 'TOY-LAY-01' };
    expect(session.why({ do: 'lay', by: 'ada', colour: 'red' })).toEqual({
      ...lay,
      reason: 'extra',
      fields: ['colour'],
    });
    expect(session.why({ do: 'lay', by: 'ada', target: 'S-plain#1' })).toEqual({
      ...lay,
      reason: 'misnamed',
      field: 'target',
      meant: 'stone',
    });
    // Forbidden even without the field, which is the stronger reason
    expect(session.why({ do: 'lay', stone: 'S-heavy', colour: 'red' })).toMatchObject({
      rule: 'TOY-LAY-02',
      reason: 'excluded',
    });
  });
  it('names the rule of the field that excludes the value, when it has its own', () => {
    const [turn, ...others] = toy.procedures;
    const steps = turn?.steps.map((step) => {
      if (step.kind !== 'choose' || step.offers['lay'] === undefined) return step;
      return { ...step, offers: { ...step.offers, lay: { ...step.offers['lay'], outside: { stone: 'TOY-HELD-01' } } } };
    });
    const system = { ...toy, procedures: [{ ...turn, steps } as never, ...others] };
    const held = openToy({ system, put: { hands: { ada: ['S-plain#1', 'S-heavy#1'], bo: ['S-shield#1'] } } });
    expect(held.why({ do: 'lay', by: 'ada', stone: 'S-shield' })).toMatchObject({
      reason: 'unfit',
      field: 'stone',
      rule: 'TOY-HELD-01',
    });
    expect(held.why({ do: 'lay', by: 'bo', stone: 'S-shield' })).toMatchObject({ field: 'by', rule: 'TOY-LAY-01' });
  });
  it('says that nothing on the table has that name', () => {
    const unknown = { legal: false, rule: 'TOY-LAY-01', reason: 'unknown', field: 'stone' };
    expect(session.why({ do: 'lay', stone: 'S-pebble' })).toEqual(unknown);
    expect(session.why({ do: 'lay', stone: 'S-plain#9' })).toEqual(unknown);
  });
  it('names the current question and where the rules ask for such an answer', () => {
    expect(session.why({ do: 'interrupt' })).toEqual({
      legal: false,
      rule: 'TOY-TURN-02',
      reason: 'notNow',
      now: { step: 'turn/pick', about: {} },
      asked: { step: 'change/window', rule: 'KERNEL' },
    });
    const window = openToy({
      put: { hands: { ada: ['S-heavy#1', 'S-plain#1'], bo: ['S-shield#1'] }, points: { ada: 1 } },
    });
    window.act({ do: 'lay', stone: 'S-heavy' });
    expect(window.why({ do: 'pass' })).toEqual({
      legal: false,
      rule: 'KERNEL',
      reason: 'notNow',
      now: { step: 'change/window', about: {} },
      asked: { step: 'turn/pick', rule: 'TOY-PASS-01' },
    });
  });
  it('names the step that asks when no offer uses the word', () => {
    expect(session.why({ do: 'dance' })).toEqual({
      legal: false,
      rule: 'TOY-TURN-02',
      reason: 'noSuchAction',
      now: { step: 'turn/pick', about: {} },
    });
  });
  it('is returned with a refused answer', () => {
    expect(refusal(() => session.act({ do: 'lay', stone: 'S-heavy' }))).toEqual({
      code: 'illegal',
      rule: 'TOY-LAY-02',
    });
  });
});

describe('a decision', () => {
  it('with a single legal answer is taken automatically and not logged', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1'] }, pile: [] } });
    session.act({ do: 'lay' });
    // bo holds nothing and can draw nothing, so passing is the only answer. The same holds for ada, until twelve rounds
    // are over.
    expect([session.result, session.entries.length]).toEqual(['lost', 2]);
  });

  it('with a single legal answer is asked and logged where its step says so', () => {
    const asksBo: (step: AnyStep<ToyGame, object>) => AnyStep<ToyGame, object> = (step) =>
      step.kind === 'choose' ? { ...step, evenAlone: ({ active }) => active === 2 } : step;
    const procedures = toy.procedures.map((one) => ({ ...one, steps: one.steps.map(asksBo) }));
    const put = { hands: { ada: ['S-plain#1'] }, pile: [] };
    const session = openToy({ system: { ...toy, procedures }, put });
    session.act({ do: 'lay' });
    expect(session.legal()).toEqual([{ do: 'pass', by: 'bo' }]);
    session.act({ do: 'pass' });
    expect(session.entries.at(-1)).toEqual({ do: 'pass', by: 'bo' });
  });

  it('is null when the game is over', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1'] } } });
    session.cheat({ end: 'won' });
    expect([session.decision, session.legal(), session.result]).toEqual([null, [], 'won']);
    expect(session.why({ do: 'pass' })).toEqual({ legal: false, rule: 'KERNEL', reason: 'over' });
  });
});

describe('later', () => {
  it('waits for the running procedure that settles it', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1'], bo: ['S-plain#2'] } } });
    const kinds = session.act({ do: 'lay' }).map((event) => event['kind']);
    // The stone wears at dusk: after all its text, before the turn passes on.
    expect(kinds).toEqual(['lay', 'gain', 'wear', 'turn']);
  });

  it('waits for the procedure below when the top one does not settle it', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    expect(session.cheat({ wear: 'S-plain#1', at: 'dusk' })).toEqual([]);
    expect(session.act({ do: 'pass' }).map((event) => event['kind'])).toContain('wear');
  });

  it('runs at once when no running procedure settles it', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    expect(session.cheat({ wear: 'S-plain#1', at: 'dawn' }).map((event) => event['kind'])).toEqual(['wear']);
    expect(session.why({ do: 'lay', stone: 'S-plain#1' })).toMatchObject({ legal: false, rule: 'TOY-LAY-03' });
  });

  it('keeps the order in which actions were delayed', () => {
    const session = openToy({ put: { hands: { ada: ['S-plain#1'], bo: ['S-echo#1', 'S-plain#2'] } } });
    const worn = session
      .act({ do: 'lay' })
      .filter((event) => event['kind'] === 'wear')
      .map((event) => event['cause'] ?? event['rule']);
    expect(worn).toEqual(['S-echo#1', 'TOY-WEAR-01']);
  });
});
