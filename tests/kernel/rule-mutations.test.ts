import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { carriersOf, withCoverage, withoutRule } from '#engine/rule-testing/rule-mutations.ts';
import { refusal } from './toy/open.ts';
import { stones } from './toy/stones.ts';
import { documentsOf, toy } from './toy/system.ts';

function opened(system: RuleSystem, put: JsonObject): Session {
  const content = system.compile(documentsOf(stones), system.language, null);
  const session = Session.open(system, content, { seed: 1 }, { laid: 'empty' });
  session.cheat({ put });
  return session;
}

describe('the carriers of a system', () => {
  it('are everything with a rule id: steps, choices, offers, exceptions, settles, changes, numbers, ops', () => {
    expect(carriersOf(toy)).toEqual([
      { id: 'turn.deal', rules: ['TOY-TURN-01'] },
      { id: 'turn.pick', rules: ['TOY-TURN-02'] },
      { id: 'turn.pick.lay', rules: ['TOY-LAY-01'] },
      { id: 'turn.pick.lay except TOY-LAY-02', rules: ['TOY-LAY-02'] },
      { id: 'turn.pick.lay except TOY-LAY-03', rules: ['TOY-LAY-03'] },
      { id: 'turn.pick.draw', rules: ['TOY-DRAW-01'] },
      { id: 'turn.pick.draw except TOY-DRAW-02', rules: ['TOY-DRAW-02'] },
      { id: 'turn.pick.pass', rules: ['TOY-PASS-01'] },
      { id: 'turn.dusk', rules: ['TOY-TURN-03'] },
      { id: 'turn.won', rules: ['TOY-END-01'] },
      { id: 'turn.next', rules: ['TOY-TURN-04'] },
      { id: 'turn.lost', rules: ['TOY-END-02'] },
      { id: 'score.worth', rules: ['TOY-SCORE-01'] },
      { id: 'score.text', rules: ['TOY-SCORE-02'] },
      { id: 'score.wear', rules: ['TOY-SCORE-03'] },
      { id: 'wear.wear', rules: ['TOY-WEAR-01'] },
      { id: 'change gain', rules: ['TOY-GAIN-01'] },
      { id: 'change take', rules: ['TOY-TAKE-01'] },
      { id: 'change lay', rules: ['TOY-LAY-04'] },
      { id: 'change wear', rules: ['TOY-WEAR-02'] },
      { id: 'change stir', rules: ['TOY-STIR-01'] },
      { id: 'change turn', rules: ['TOY-TURN-05'] },
      { id: 'number limit', rules: ['TOY-NUM-01'] },
      { id: 'op self', rules: ['TOY-WORD-01'] },
      { id: 'op pointsOf', rules: ['TOY-WORD-02'] },
      { id: 'op score', rules: ['TOY-WORD-03'] },
      { id: 'op lessen', rules: ['TOY-WORD-04'] },
      { id: 'op onGain', rules: ['TOY-WORD-05'] },
      { id: 'op raise', rules: ['TOY-NUM-02'] },
    ]);
  });
});

const put = { hands: { ada: ['S-heavy#1', 'S-plain#1'], bo: ['S-shield#1', 'S-plain#2'] } };

describe('a system without a carrier', () => {
  const laysHeavy = (system: RuleSystem) => opened(system, put).matching({ do: 'lay', stone: 'S-heavy' }).length;

  it('excludes nothing without the exception', () => {
    expect([laysHeavy(toy), laysHeavy(withoutRule(toy, 'turn.pick.lay except TOY-LAY-02'))]).toEqual([0, 1]);
  });

  it('makes no offer without it, and why names the step', () => {
    const session = opened(withoutRule(toy, 'turn.pick.lay'), { ...put, pile: ['S-plain#3', 'S-plain#4'] });
    expect(session.legal().map((answer) => answer['do'])).toEqual(['draw', 'pass']);
    expect(refusal(() => session.act({ do: 'lay' }))).toEqual({ code: 'illegal', rule: 'TOY-TURN-02' });
  });

  it('does nothing in a missing step', () => {
    const session = opened(withoutRule(toy, 'score.worth'), put);
    expect(session.act({ do: 'lay' }).map((event) => event['kind'])).toEqual(['lay', 'wear', 'turn']);
  });

  it('delays nothing without the settle', () => {
    const session = opened(withoutRule(toy, 'turn.dusk'), {
      ...put,
      hands: { ada: ['S-plain#1', 'S-plain#3'], bo: ['S-echo#1', 'S-plain#2'] },
    });
    const kinds = session.act({ do: 'lay', stone: 'S-plain#1' }).map((event) => event['kind']);
    expect(kinds).toEqual(['lay', 'gain', 'wear', 'wear', 'turn']);
  });

  it('reports a change without its carrier as failed and does nothing', () => {
    const session = opened(withoutRule(toy, 'change gain'), { hands: { ada: ['S-plain#1', 'S-plain#3'] } });
    const events = session.act({ do: 'lay', stone: 'S-plain#1' });
    expect(events.filter((event) => event['kind'] === 'gain').map((event) => event['status'])).toEqual(['failed']);
    expect(session.table()['points']).toEqual({ ada: 0, bo: 0 });
  });

  it('has no base for a missing number', () => {
    const session = opened(withoutRule(toy, 'number limit'), { ...put, pile: ['S-plain#3'] });
    expect(session.why({ do: 'draw' })).toEqual({ legal: false, rule: 'TOY-DRAW-02', reason: 'excluded' });
  });

  it('never fires the trigger of a missing op', () => {
    const session = opened(withoutRule(toy, 'op onGain'), put);
    session.act({ do: 'lay', stone: 'S-plain#1' });
    expect(session.legal()[0]?.['do']).toBe('lay');
  });

  it('is a copy: the system itself is untouched', () => {
    expect(carriersOf(toy).length).toBe(29);
    expect(laysHeavy(toy)).toBe(0);
  });
});

describe('a watched system', () => {
  it('records the carriers that took part', () => {
    const touched = new Set<string>();
    const session = opened(withCoverage(toy, touched), put);
    session.act({ do: 'lay', stone: 'S-plain#1' });
    session.act({ do: 'interrupt' });
    expect([...touched].sort()).toEqual([
      'change gain',
      'change lay',
      'change turn',
      'change wear',
      'number limit',
      'op lessen',
      'op onGain',
      'score.text',
      'score.wear',
      'score.worth',
      'turn.deal',
      'turn.dusk',
      'turn.lost',
      'turn.next',
      'turn.pick',
      'turn.pick.lay',
      'turn.pick.lay except TOY-LAY-02',
      'turn.pick.pass',
      'turn.won',
      'wear.wear',
    ]);
  });

  it('plays the same game', () => {
    const [plain, seen] = [opened(toy, put), opened(withCoverage(toy, new Set()), put)];
    for (const session of [plain, seen]) session.act({ do: 'lay', stone: 'S-plain#1' });
    expect(seen.hash()).toBe(plain.hash());
  });
});
