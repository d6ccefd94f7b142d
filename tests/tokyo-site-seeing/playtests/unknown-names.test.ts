import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { readPlayable } from '#authoring/project/play/playable.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProjectFiles } from '#host/project/project-files.ts';

const files = await readProjectFiles('sample-content/tokyo-site-seeing');
const { playable } = readPlayable(files, hostedSystems);
if (playable === null) throw new Error('the sample game has errors');

const test = (parts: JsonObject): Playtest =>
  ({
    name: 'x',
    given: {
      table: 'empty',
      setup: { players: [{ pcs: ['engineer'] }, { pcs: ['gangster'] }], seed: 7 },
      content: {
        cards: [
          { id: 'I-90', name: '試験の札', rarity: 'common', category: 'consumable', ap: 1, cost: 1, effects: [] },
        ],
      },
      put: { pcs: { engineer: { area: 'SNG', hand: ['I-90'] } } },
    },
    when: [],
    then: { result: null },
    ...parts,
  }) as unknown as Playtest;

const run = (parts: JsonObject) => runPlaytest('x.json', test(parts), { playable, readSave: () => null });

describe('an unknown name fails a test, with its place and the nearest name', () => {
  it.each<[string, JsonObject, string, string, string | null]>([
    [
      'a PC in refused',
      { when: [{ refused: { do: 'use', by: 'enginer' } }] },
      'when/0/refused/by',
      'enginer',
      'engineer',
    ],
    ['a card in refused', { then: { refused: { do: 'play', card: 'I-9O' } } }, 'then/refused/card', 'I-9O', 'I-90'],
    ['an extra copy', { then: { refused: { do: 'play', card: 'I-90#5' } } }, 'then/refused/card', 'I-90#5', 'I-90'],
    [
      'a slot in the table',
      { then: { table: { slots: { SNG9: { $count: 0 } } } } },
      'then/table/slots/SNG9',
      'SNG9',
      'SNG0',
    ],
    [
      'a PC in the table',
      { then: { table: { pcs: { enginer: { $not: {} } } } } },
      'then/table/pcs/enginer',
      'enginer',
      'engineer',
    ],
    [
      'a card in noEvents',
      { then: { noEvents: [{ kind: 'play', card: 'Q-90' }] } },
      'then/noEvents/0/card',
      'Q-90',
      'A-90',
    ],
    ['an effect', { then: { refused: { do: 'use', effect: 'atack' } } }, 'then/refused/effect', 'atack', 'attack'],
    [
      'a skill',
      { then: { refused: { do: 'choose', target: 'engineer/skills/suport' } } },
      'then/refused/target',
      'engineer/skills/suport',
      'engineer/skills/support',
    ],
    ['a rank', { then: { rank: 'Z' } }, 'then/rank', 'Z', 'S'],
  ])('%s', (_, parts, at, name, near) => {
    const { ok, at: place, actual, expected } = run(parts);
    expect({ ok, place, actual }).toEqual({ ok: false, place: at, actual: name });
    if (name !== 'Q-90') expect(expected).toBe(near);
  });

  it('for a PC of the project that is not in this game', () => {
    const { ok, at, message } = run({ when: [{ refused: { do: 'use', by: 'negotiator' } }] });
    expect({ ok, at, message: message.en }).toEqual({
      ok: false,
      at: 'when/0/refused/by',
      message: '"negotiator" is not in the game of this test, which has engineer, gangster.',
    });
  });

  it('but things that the test itself adds are known, with their copies', () => {
    expect(
      run({ when: [{ offered: { do: 'finish' } }], then: { table: { pcs: { engineer: { hand: ['I-90#1'] } } } } }).ok,
    ).toBe(true);
  });
});

describe('an impossible table cannot be set up', () => {
  const pc = (parts: JsonObject) => ({ pcs: { engineer: { area: 'SNG', ...parts } } });
  it.each<[string, JsonObject, string]>([
    ['four equipped cards', pc({ equipped: ['W-01', 'W-01', 'W-05', 'W-05'] }), '"equipped" must be at most 3.'],
    ['two artifacts', pc({ equipped: ['A-01', 'A-01'] }), '"artifact" must be at most 1.'],
    ['a trouble in a hand', pc({ hand: ['T-01'] }), 'is of a kind that cannot be placed in "engineer/hand"'],
    ['an item among the troubles', { piles: { trouble: ['I-01'] } }, 'is of a kind that cannot be placed in "trouble"'],
    ['a duplicate card', pc({ hand: ['I-01#1', 'I-01#1'] }), 'is placed twice'],
    ['13 AP tokens', pc({ ap: 13 }), 'There are 12 AP tokens'],
  ])('%s', (_, put, said) => {
    const { ok, at, message } = run({ given: { ...test({}).given, put } as unknown as JsonObject });
    expect([ok, at]).toEqual([false, 'given/put']);
    expect(message.en).toContain(said);
  });
});

describe('a step that fails because of its form says so', () => {
  const card = {
    ...{ id: 'T-90', name: '試験の錠', rarity: 'common', ap: 3, reward: 1, effects: [] },
    solve: { by: 'check', ability: 'tech', target: 99 },
  };
  const given = {
    table: 'empty',
    setup: { players: [{ pcs: ['engineer'] }], seed: 7 },
    content: { cards: [card] },
    put: { slots: { SNG0: ['T-90'] }, pcs: { engineer: { area: 'SNG' } } },
  };

  it('for an extra field of a refused answer', () => {
    const hand = { pcs: { engineer: { area: 'SNG', hand: ['I-01'] } } };
    const step = { refused: { do: 'discard', by: 'engineer', card: 'I-01', skill: 'support' } };
    const { ok, at, message } = run({ given: { ...given, put: { ...hand, phase: 'hand' } }, when: [step] });
    expect([ok, at]).toEqual([false, 'when/0']);
    expect(message.en).toContain('skill');
  });

  it('for an answer meant for a decision that was answered automatically, with the decision', () => {
    const { ok, at, message } = run({
      given,
      when: [
        { do: 'solve', by: 'engineer', card: 'T-90' },
        { do: 'drawTrouble', by: 'engineer' },
      ],
    });
    expect([ok, at]).toEqual([false, 'when/1']);
    expect(message.en).toMatch(/taken automatically: \{"do":"giveUp"\}/);
    expect(message.ja).toContain('自動で{"do":"giveUp"}と答えました');
  });
});

describe('a check of a project includes its playtests', () => {
  const text = (parts: JsonObject) => JSON.stringify({ formatVersion: 1, tests: [test(parts)] }, null, 2);
  const problemsOf = (parts: JsonObject) => {
    const own = { path: 'playtests/first.json', text: text(parts) };
    const lines = own.text.split('\n');
    return diagnose([...files, own], hostedSystems)
      .problems.filter(({ file }) => file === own.path)
      .map(({ code, severity, data, range: { start, end } }) => {
        const marked = lines[start.line]?.slice(start.character, end.character);
        return { code, severity, marked, nearest: data['nearest'] };
      });
  };

  it.each<[string, JsonObject, JsonObject]>([
    ['a word of do', { then: { refused: { do: 'atack' } } }, { code: 'SCH004', marked: '"atack"' }],
    [
      'a field that does not belong to its word',
      { then: { refused: { do: 'giveUp', by: 'engineer' } } },
      { code: 'SCH001', marked: '"by"' },
    ],
    [
      'a kind of event',
      { then: { noEvents: [{ kind: 'dammage' }] } },
      { code: 'SCH004', marked: '"dammage"', nearest: 'damage' },
    ],
    [
      'a field of an event',
      { then: { noEvents: [{ kind: 'damage', too: 'engineer' }] } },
      { code: 'SCH001', marked: '"too"', nearest: 'to' },
    ],
    ['a rule', { rules: ['TSS-DMG-99'] }, { code: 'SCH004', marked: '"TSS-DMG-99"', nearest: 'TSS-DMG-09' }],
    [
      'a matcher',
      { then: { table: { scrap: { $coun: 1 } } } },
      { code: 'SCH001', marked: '"$coun"', nearest: '$count' },
    ],
    ['a result', { then: { result: 'victory' } }, { code: 'SCH004', marked: '"victory"' }],
    [
      'a phase',
      { when: [{ until: 'phase:ending', answer: 'decline' }] },
      { code: 'SCH004', marked: '"phase:ending"', nearest: 'phase:end' },
    ],
    [
      'a field of a cheat',
      { when: [{ cheat: { damage: { pc: 'engineer', too: 3 } } }] },
      { code: 'SCH001', marked: '"too"', nearest: 'to' },
    ],
    [
      'a key of the set-up',
      { given: { table: 'empty', setup: { playrs: [] } } },
      { code: 'SCH001', marked: '"playrs"', nearest: 'players' },
    ],
    [
      'a key of the table',
      { given: { table: 'empty', put: { pcs: { engineer: { damge: 1 } } } } },
      { code: 'SCH001', marked: '"damge"', nearest: 'damage' },
    ],
    [
      'a key of added content',
      { given: { table: 'empty', content: { card: [] } } },
      { code: 'SCH001', marked: '"card"', nearest: 'cards' },
    ],
    [
      'a PC',
      { then: { refused: { do: 'use', by: 'enginer' } } },
      { code: 'TST001', marked: '"enginer"', nearest: 'engineer' },
    ],
    [
      'a slot',
      { given: { table: 'empty', put: { slots: { SNG9: [] } } } },
      { code: 'TST001', marked: '"SNG9"', nearest: 'SNG0' },
    ],
  ])('%s', (_, parts, problem) =>
    expect(problemsOf(parts)).toEqual([{ severity: 'error', nearest: undefined, ...problem }]),
  );

  it('and reports nothing for a valid one', () => expect(problemsOf({})).toEqual([]));

  it('and a card overridden by a test is neither a duplicate nor a text to translate', () => {
    const content = {
      cards: [{ id: 'W-01', name: '別の標識', rarity: 'common', category: 'consumable', ap: 1, cost: 1, effects: [] }],
    };
    expect(problemsOf({ given: { table: 'empty', content } })).toEqual([]);
  });
});
