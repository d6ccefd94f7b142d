import { describe, expect, it } from 'vitest';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { failureText } from '#authoring/project/sentences/failure-text.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { groundOf, playable } from './planted-faults.ts';

const test: Playtest = {
  name: 'x',
  given: {
    table: 'empty',
    setup: { scenario: 'S00', players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }], seed: 7 },
    put: { pcs: { engineer: { hand: ['ES-03#1'] } }, slots: { SNG0: ['T-34#1'] } },
  },
  when: [{ do: 'play', by: 'engineer', card: 'ES-03#1', effect: 'swing', target: 'T-34#1' }],
  then: { result: null },
};

function said(part: Partial<Playtest>) {
  const { ok, at, ...failure } = runPlaytest('', { ...test, ...part }, groundOf(playable));
  expect(ok).toBe(false);
  const { where, expected, actual } = failureText(
    { ...failure, at: at as string },
    playable.system,
    playable.documents,
  );
  return [where, expected, actual].map((text) => text && [text.ja, text.en]);
}

describe('why a test fails, in sentences', () => {
  it('a place on the table is reported with its owner, its name and both values', () => {
    expect(said({ then: { table: { pcs: { engineer: { damage: 3 } } } } })).toEqual([
      ['最後', 'The end'],
      ['エンジニア：ダメージトークン：3', 'Engineer: Damage tokens: 3'],
      ['エンジニア：ダメージトークン：0', 'Engineer: Damage tokens: 0'],
    ]);
  });

  it('an event is reported with what was expected and what happened', () => {
    expect(said({ when: [], then: { events: [{ kind: 'damage', to: 'engineer', amount: 3 }] } })).toEqual([
      ['最後', 'The end'],
      ['エンジニアにダメージ3点', '3 damage to Engineer'],
      ['なし', 'nothing'],
    ]);
  });

  it('a result is reported with the expected one, and a step with the answer that should be legal', () => {
    expect(said({ then: { result: 'cleared' } })).toEqual([
      ['最後', 'The end'],
      ['シナリオクリア', 'Scenario cleared'],
      ['まだ続く', 'The game continues'],
    ]);
    const [where, expected] = said({ when: [{ do: 'endTurn', by: 'engineer' }, ...test.when, ...test.when] });
    expect([where, expected?.[0]]).toEqual([['手順1', 'Step 1'], expect.stringContaining('エンジニア')]);
  });

  it('matchers are shown in words, without keywords of the format', () => {
    const table = (slot: Json) => said({ when: [], then: { table: { slots: { SNG0: slot } } } });
    expect(table({ $count: 2 })[1]).toEqual(['シナガワ1：2枚', 'Shinagawa, slot 1: 2 of them']);
    expect(table([])[1]).toEqual(['シナガワ1：なし', 'Shinagawa, slot 1: nothing']);
    expect(table({ $not: ['T-34#1'] })[1]).toEqual([
      'シナガワ1：「影を踏む子ら」ではない',
      'Shinagawa, slot 1: not “Children Who Step on Shadows”',
    ]);
  });
});
