import { readFile } from 'node:fs/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionServer } from '#api/session/session-server.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;
const { tests } = JSON.parse(await readFile('tests/tokyo-site-seeing/playtests/example.json', 'utf8')) as {
  readonly tests: readonly {
    readonly given: JsonObject;
    readonly when: readonly JsonObject[];
    readonly then: JsonObject;
  }[];
};
const [example] = tests;
if (example === undefined) throw new Error('no example');

let server: SessionServer;
const answer = (call: string, fields: object = {}) => server.answer({ id: 1, call, ...fields } as unknown as Json);
function ask(call: string, fields: object = {}): JsonObject {
  const reply = answer(call, fields);
  if ('error' in reply) throw new Error(reply.error.message.en);
  return reply.ok as unknown as JsonObject;
}
beforeEach(() => {
  server = makeSessionServer(playable, 'tests/tokyo-site-seeing/playtests');
});

describe('a playtest in a session', () => {
  it('lays out its start, takes its steps and checks its expectations', () => {
    const laid = ask('lay', { given: example.given });
    expect([laid['game'], laid['result'], laid['decision'] !== null]).toEqual([0, null, true]);
    for (const step of example.when) expect(ask('step', { step })['failure']).toBe(null);
    expect(ask('step', { step: { expect: example.then } })).toMatchObject({ failure: null, events: [] });
  });

  it('reports what was expected and what is legal for a failing step, and changes nothing', () => {
    ask('lay', { given: example.given });
    const before = ask('save');
    const { failure } = ask('step', { step: { expect: { table: { round: 9 } } } });
    expect(failure).toMatchObject({ at: 'step/expect/table/round', expected: 9, actual: 2 });
    const missing = ask('step', { step: { do: 'refresh', by: 'procurer' } })['failure'] as JsonObject;
    expect([missing['at'], (missing['legal'] as Json[]).length > 0]).toEqual(['step', true]);
    expect(ask('save')).toEqual(before);
  });

  it('can record a part of itself as a separate test, which passes', () => {
    ask('lay', { given: example.given });
    const from = (ask('log')['entries'] as Json[]).length;
    for (const step of example.when) ask('step', { step });
    const to = (ask('log')['entries'] as Json[]).length;
    const { test } = ask('record', { name: 'x', from, to, table: [['pcs', 'procurer', 'damage']] });
    expect((test as JsonObject)['then']).toEqual({ table: { pcs: { procurer: { damage: 3 } } } });
    expect(ask('playtests', { tests: [test as JsonObject] })).toMatchObject([{ name: 'x', ok: true, at: null }]);
    expect(answer('record', { name: 'x', from, to: 99 })).toMatchObject({ error: { code: 'noStretch' } });
  });

  it('is shrunk when it fails, and fails the same way; a passing test is not shrunk', () => {
    const then = { table: { pcs: { procurer: { damage: 2 } } } };
    const { test, isSmallest } = ask('shrink', { test: { ...example, then } });
    const [told] = ask('playtests', { tests: [test as JsonObject] }) as unknown as JsonObject[];
    expect([isSmallest, told?.['at'], told?.['actual']]).toEqual([true, 'then/table/pcs/procurer/damage', 3]);
    expect((test as JsonObject)['when']).toEqual([example.when.at(-1)]);
    expect(ask('shrink', { test: example })).toEqual({ test: null, runs: 0, isSmallest: true });
  });

  it('continues after saving and loading, and counts its events from its start', () => {
    ask('lay', { given: example.given });
    const [first] = example.when;
    const phase = { expect: { noEvents: [{ kind: 'forced' }] } };
    expect(ask('step', { step: phase })['failure']).toBe(null);
    const saved = ask('save');
    const other = ask('load', { save: saved, game: 7 });
    expect(other).toMatchObject({ game: 7, result: null });
    const third = (ask('fork')['game'] as number) ?? 0;
    for (const game of [0, 7, third]) {
      for (const step of example.when) expect(ask('step', { step, game })['failure']).toBe(null);
      expect(ask('step', { step: { expect: example.then }, game })['failure']).toBe(null);
      expect(ask('step', { step: phase, game })['failure']).toBe(null);
    }
    expect(ask('hash', { game: 7 })).toEqual(ask('hash'));
    expect(ask('lay', { given: { table: { save: saved } } })).toMatchObject({ result: null });
    expect(ask('step', { step: first as JsonObject })['failure']).toBe(null);
  });

  it.each([
    ['lay', { given: { table: 'full' } }, 'badRequest'],
    ['lay', { given: { table: 'empty', putt: {} } }, 'badRequest'],
    ['lay', { given: { table: 'empty', put: { supply: { ap: 13 } } } }, 'notLaid'],
    ['lay', { given: { table: { save: 'none.save.json' } } }, 'notLaid'],
    ['step', { step: { until: 'tomorrow', answer: 'first' } }, 'badRequest'],
    ['step', { step: { expect: {} } }, 'badRequest'],
    ['step', { step: { refused: { do: 'move' }, ruel: 'X' } }, 'badRequest'],
    ['playtests', { tests: [{ name: 'x' }] }, 'badRequest'],
    ['shrink', { test: { ...example, whne: [] } }, 'badRequest'],
  ])('%s %j is refused and changes nothing', (call, fields, code) => {
    ask('lay', { given: example.given });
    const before = ask('save');
    const reply = answer(call, fields);
    expect('error' in reply ? reply.error.code : reply.ok).toBe(code);
    expect(ask('save')).toEqual(before);
  });
});

describe('a session for a seat', () => {
  it('names nothing face down and no seed in act, events and log', () => {
    ask('new', { setup: { seed: 3 } });
    const told = (ask('events', { seat: 0 })['events'] as JsonObject[]).filter(({ kind }) => kind === 'lay');
    expect(told.length).toBeGreaterThan(0);
    for (const { slot, cards } of told)
      if (String(slot).startsWith('scenario/')) expect(new Set(cards as string[])).toEqual(new Set(['?']));
    expect(ask('log', { seat: 0 })['setup']).not.toHaveProperty('seed');
    expect(ask('log')['setup']).toHaveProperty('seed');
    const { decision } = ask('events');
    const [option] = (decision as JsonObject)['options'] as JsonObject[];
    expect(ask('act', { answer: option as JsonObject, seat: 'procurer' })).toHaveProperty('events');
    expect(answer('act', { answer: option as JsonObject, seat: 9 })).toMatchObject({ error: { code: 'noSeat' } });
  });
});
