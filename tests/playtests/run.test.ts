import { describe, expect, it } from 'vitest';
import type { Playtest, TestResult } from '#authoring/project/playtests/playtest.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { openToy } from '../kernel/toy/open.ts';
import { stones } from '../kernel/toy/stones.ts';
import { documentsOf, toy } from '../kernel/toy/system.ts';

const playable = { system: toy, documents: documentsOf(stones), formats: [] };

function run(test: Partial<Playtest>, readSave: (name: string) => Json = () => null): TestResult {
  const whole: Playtest = {
    name: 'a test',
    rules: ['TOY-LAY-01'],
    given: {
      table: 'empty',
      put: { hands: { ada: ['S-plain#1', 'S-heavy#1'], bo: ['S-shield#1', 'S-plain#2'] }, points: { bo: 1 } },
    },
    when: [],
    then: { result: null },
    ...test,
  };
  return runPlaytest('tests.json', whole, { playable, readSave });
}
const outcome = ({ ok, at, expected, actual }: TestResult) => ({ ok, at, expected, actual });
const passed = { ok: true, at: null, expected: null, actual: null };

describe('a playtest', () => {
  it('passes when its expectations hold', () => {
    const result = run({
      when: [{ do: 'lay', stone: 'S-plain' }, { do: 'interrupt' }],
      then: {
        table: { points: { ada: 0 }, heap: ['S-plain'] },
        events: [{ kind: 'lay' }, { kind: 'gain', base: 1, amount: 0, edits: [{ card: 'S-shield#1', amount: -2 }] }],
        noEvents: [{ kind: 'stir' }],
        offered: { do: 'lay', by: 'bo' },
        refused: [{ do: 'draw' }],
        result: null,
        rank: null,
      },
    });
    expect(result).toEqual({
      file: 'tests.json',
      name: 'a test',
      rules: ['TOY-LAY-01'],
      ...passed,
      message: { ja: '通りました', en: 'Passed' },
    });
  });

  it('is judged where its steps end, even in the middle of an action', () => {
    expect(outcome(run({ when: [{ do: 'lay', stone: 'S-plain' }], then: { offered: { do: 'decline' } } }))).toEqual(
      passed,
    );
  });

  it('fails at the first unexpected value', () => {
    const result = run({ when: [{ do: 'pass' }], then: { table: { points: { ada: 1 } } } });
    expect(outcome(result)).toEqual({ ok: false, at: 'then/table/points/ada', expected: 1, actual: 0 });
  });

  it('fails at an illegal answer, with the legal ones and the rule', () => {
    const result = run({ when: [{ do: 'lay', stone: 'S-heavy' }] });
    expect(outcome(result)).toEqual({
      ok: false,
      at: 'when/0',
      expected: { do: 'lay', stone: 'S-heavy' },
      actual: 'TOY-LAY-02',
    });
    expect(result.legal).toEqual([
      { do: 'lay', by: 'ada', stone: 'S-plain#1' },
      { do: 'pass', by: 'ada' },
    ]);
  });

  it('fails at an ambiguous answer', () => {
    const result = run({
      given: { table: 'empty', put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } },
      when: [{ do: 'lay' }],
    });
    expect([result.ok, result.at, (result.actual as Json[]).length]).toEqual([false, 'when/0', 2]);
  });

  it('`refused` holds when the answer is illegal, and by the named rule if there is one', () => {
    const refused = { do: 'lay', stone: 'S-heavy' };
    expect(outcome(run({ when: [{ refused }, { refused, rule: 'TOY-LAY-02' }] }))).toEqual(passed);
    expect(outcome(run({ when: [{ refused, rule: 'TOY-LAY-03' }] }))).toEqual({
      ok: false,
      at: 'when/0',
      expected: 'TOY-LAY-03',
      actual: 'TOY-LAY-02',
    });
    expect(run({ when: [{ refused: { do: 'lay', stone: 'S-plain' } }] }).ok).toBe(false);
  });

  it('`expect` checks in between, `cheat` puts, `offered` asks', () => {
    const when = [
      { expect: { table: { points: { ada: 0 } } } },
      { cheat: { put: { points: { ada: 1 } } } },
      { offered: { do: 'lay', stone: 'S-heavy' } },
    ];
    expect(outcome(run({ when }))).toEqual(passed);
    expect(run({ when: [{ expect: { table: { points: { ada: 9 } } } }] }).at).toBe('when/0/expect/table/points/ada');
  });

  it('counts events from its start, in order', () => {
    expect(run({ then: { noEvents: [{ kind: 'forcePlace' }] } }).ok).toBe(true);
    const when = [{ do: 'lay', stone: 'S-plain' }, { do: 'decline' }];
    const result = run({ when, then: { events: [{ kind: 'gain' }, { kind: 'lay' }] } });
    expect([result.at, result.expected]).toEqual(['then/events/1', { kind: 'lay' }]);
  });

  it('`until` repeats the same answer', () => {
    expect(outcome(run({ when: [{ until: 'result', answer: 'decline' }], then: { result: 'lost' } }))).toEqual(passed);
    expect(run({ when: [{ until: 'round', answer: 'first' }] })).toMatchObject({ ok: false, at: 'when/0' });
  });

  it('fails when an impossible table is put, and says so', () => {
    const result = run({ given: { table: 'empty', put: { heap: ['S-plain#1', 'S-plain#1'] } } });
    expect([result.at, result.message.en]).toEqual(['given/put', 'One stone twice: S-plain#1, S-plain#1']);
  });

  it('fails when its set-up is refused, and says so', () => {
    const result = run({ given: { table: 'setup', setup: { players: 7 } } });
    expect([result.at, result.message.en]).toEqual(['given/setup', '7 seats: 1 to 3']);
  });

  it('starts after the set-up, before anything was drawn', () => {
    const given = { table: 'setup', setup: { seed: 3 }, put: { points: { ada: 4 } } } as const;
    expect(
      run({
        given,
        then: { events: [{ kind: 'take' }], table: { points: { ada: 4 }, hands: { ada: { $count: 1 } } } },
      }),
    ).toMatchObject({ ok: false });
    expect(outcome(run({ given, then: { table: { hands: { ada: { $count: 1 } } } } }))).toEqual(passed);
  });

  it('can start from a saved game, replayed from its log', () => {
    const session = openToy({ seed: 3 });
    session.act({ do: 'pass' });
    const save = session.save() as unknown as Json;
    const given = { table: { save: 'game.json' } };
    expect(outcome(run({ given, then: { table: { turn: 'bo' } } }, () => save))).toEqual(passed);
    expect(run({ given }, () => null).at).toBe('given/table/save');
  });
});
