import { Check } from 'typebox/value';
import { beforeEach, describe, expect, it } from 'vitest';
import { type CallName, type SessionReply, sessionCalls } from '#api/session/session-api.ts';
import { SessionServer } from '#api/session/session-server.ts';
import { fingerprintOf, printsOf } from '#authoring/tools/branches/event-fingerprints.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { playerNamed, playerNames } from '#engine/players/players.ts';
import type { StoneDocument } from '../kernel/toy/content.ts';
import { stones } from '../kernel/toy/stones.ts';
import { documentsOf, toy } from '../kernel/toy/system.ts';

const filesOf = (list: readonly StoneDocument[]) => ({ 'stones.json': JSON.stringify({ stones: list }) });

function newServer(): SessionServer {
  return new SessionServer({
    readProject(files) {
      try {
        const documents = { 'stones.json': JSON.parse(files['stones.json'] ?? '') as Json };
        return { errors: 0, playable: { system: toy, documents, formats: [] } };
      } catch {
        return { errors: 1, playable: null };
      }
    },
    player: playerNamed,
    playerNames,
  });
}

let server: SessionServer;
function ask(call: CallName, fields: JsonObject = {}): JsonObject {
  const reply = server.answer({ id: 1, call, ...fields });
  if (!('ok' in reply)) throw new Error(JSON.stringify(reply));
  expect(Check(sessionCalls[call].reply, reply.ok)).toBe(true);
  return reply.ok as JsonObject;
}
function refused(message: JsonObject): unknown {
  const reply: SessionReply = server.answer({ id: 'x', ...message });
  return 'error' in reply ? [reply.error.code, reply.error.rule] : reply;
}

beforeEach(() => {
  server = newServer();
  ask('content', { files: filesOf(stones) });
  ask('new', { setup: { seed: 4, players: 2 } });
});

describe('a game server', () => {
  it('lists the seats by the names of their players', () => {
    expect(ask('seats')).toEqual([['ada'], ['bo']]);
    ask('new', { setup: { seed: 4, players: 3 } });
    expect(ask('seats')).toHaveLength(3);
  });

  it('answers with the events and the next decision', () => {
    const legal = ask('legal') as unknown as JsonObject[];
    const { events, decision, result } = ask('act', { answer: legal[0] as JsonObject });
    expect((events as JsonObject[])[0]).toMatchObject({ kind: 'lay', by: 'ada' });
    expect(decision).toMatchObject({ at: 1, kind: 'confirm', secret: false });
    expect(result).toBe(null);
  });

  it('prints the table for a seat, by its number or its player', () => {
    expect(ask('table', { seat: 'bo' })).toEqual(ask('table', { seat: 1 }));
    expect(ask('table', { seat: 'bo' })).not.toEqual(ask('table'));
    expect(refused({ call: 'table', seat: 'dee' })).toEqual(['noSeat', undefined]);
    expect(refused({ call: 'table', seat: 2 })).toEqual(['noSeat', undefined]);
  });

  it('saves, loads, undoes and forks to equal hashes', () => {
    const start = ask('hash');
    ask('act', { answer: { do: 'pass' } });
    const then = ask('hash');
    const save = ask('save');
    const { game } = ask('fork');
    ask('undo', { to: 0, pastSeen: true });
    expect(ask('hash')).toEqual(start);
    expect(ask('hash', { game: game as number })).toEqual(then);
    ask('load', { save });
    expect(ask('hash')).toEqual(then);
    expect(ask('events')['next']).toBe(ask('events', { game: game as number })['next']);
    ask('close', { game: game as number });
    expect(refused({ call: 'hash', game: game as number })).toEqual(['noGame', undefined]);
  });

  it('accepts the fields of a cheat in the request or under `cheat`', () => {
    ask('cheat', { put: { points: { ada: 3 } } });
    ask('cheat', { cheat: { put: { points: { bo: 2 } } } });
    expect(ask('table')['points']).toEqual({ ada: 3, bo: 2 });
    expect((ask('log')['entries'] as Json[]).length).toBe(2);
  });

  it('explains a refusal by its rule and sentence', () => {
    ask('cheat', { put: { hands: { ada: ['S-heavy#1'] } } });
    expect(ask('why', { answer: { do: 'lay', stone: 'S-heavy' } })).toEqual({
      legal: false,
      rule: 'TOY-LAY-02',
      reason: 'excluded',
      message: {
        ja: 'ルールにより、いまはできません。A stone worth more than 3 needs points（TOY-LAY-02）',
        en: 'A rule forbids it now. A stone worth more than 3 needs points (TOY-LAY-02)',
      },
      text: { ja: 'A stone worth more than 3 needs points', en: 'A stone worth more than 3 needs points' },
    });
  });

  it('explains an event in data and words: amount, causes and rules', () => {
    ask('cheat', { put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    ask('act', { answer: { do: 'lay', stone: 'S-plain#1' } });
    const { events } = ask('events') as { readonly events: readonly JsonObject[] };
    const index = events.findIndex(({ kind }) => kind === 'gain');
    expect(ask('explain', { event: index })).toMatchObject({
      index,
      value: { base: 1, amount: 1, edits: [] },
      chain: [
        { kind: 'step', step: 'score/worth', rule: 'TOY-SCORE-01' },
        { kind: 'step', step: 'turn/pick' },
        { kind: 'answer', answer: { do: 'lay', stone: 'S-plain#1' }, rule: 'TOY-LAY-01' },
      ],
      rules: [{ id: 'TOY-LAY-01', chapter: 'lay', page: '1' }],
    });
    expect(refused({ call: 'explain', event: 999 })).toEqual(['noEvent', undefined]);
  });

  it('stops at a breakpoint, lists its variables, steps and continues to the same end', () => {
    const hands = { ada: ['S-deep#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] };
    ask('cheat', { put: { hands, points: { ada: 2 } } });
    const other = ask('fork')['game'] as number;
    expect(ask('breakpoints', { paths: ['S-deep/do/2', 'S-deep/do/9'] })).toEqual({ unknown: ['S-deep/do/9'] });
    ask('act', { answer: { do: 'lay', stone: 'S-deep' } });
    ask('act', { answer: { do: 'decline' } });
    const first = ask('act', { answer: { do: 'done' } });
    expect([first['decision'], first['result']]).toEqual([null, null]);
    expect(first['stopped']).toMatchObject({ path: 'S-deep/do/2', self: 'ada', names: {} });
    expect(refused({ call: 'act', answer: { do: 'pass' } })).toEqual(['stopped', undefined]);
    const second = ask('resume', { pace: 'step' });
    expect(second['stopped']).toMatchObject({ path: 'S-deep/do/2/do/0', names: { before: 2 } });
    expect(ask('resume')['stopped']).toBeUndefined();
    ask('act', { game: other, answer: { do: 'lay', stone: 'S-deep' } });
    ask('act', { game: other, answer: { do: 'decline' } });
    ask('act', { game: other, answer: { do: 'done' } });
    expect(ask('hash')).toEqual(ask('hash', { game: other }));
  });

  it('stops after kinds of events, and refuses unknown ones', () => {
    ask('cheat', { put: { hands: { ada: ['S-plain#1', 'S-plain#2'] } } });
    const events = [{ event: 'gain' }, { event: 'win' }];
    expect(ask('breakpoints', { paths: [], events })).toEqual({ unknown: ['win'] });
    const { stopped } = ask('act', { answer: { do: 'lay', stone: 'S-plain#1' } });
    const happened = ask('events')['events'] as Json[];
    expect(stopped).toMatchObject({ event: happened.length - 1, about: { kind: 'gain' } });
    expect(ask('breakpoints', { paths: [] })).toEqual({ unknown: [] });
    expect(ask('events')['stopped']).toEqual(stopped);
    expect(ask('resume')['stopped']).toBeUndefined();
  });

  it('stops in the set-up of a game started with breakpoints', () => {
    expect(ask('new', { breakpoints: ['S-deep/do/2'] })['stopped']).toBeUndefined();
  });

  it('reports the effects that ran, the origin of a value and the watched values', () => {
    const hands = { ada: ['S-deep#1', 'S-plain#1'], bo: ['S-plain#2', 'S-plain#3'] };
    ask('cheat', { put: { hands, points: { ada: 2 } } });
    for (const answer of [{ do: 'lay', stone: 'S-deep' }, { do: 'decline' }, { do: 'done' }]) ask('act', { answer });
    const ran = ask('ran') as unknown as readonly JsonObject[];
    const path = 'S-deep/do/2/do/0/do/0/then/0';
    expect(ran.find((one) => one['path'] === path)).toEqual({ path, times: 1, entries: [3] });
    const fork = ask('fork')['game'] as number;
    expect(ask('ran', { game: fork })).toEqual(ran);
    expect(ask('since', { place: 'table/points/bo' })).toMatchObject({ value: 1, entry: 3, why: { entry: 3 } });
    expect(refused({ call: 'since', place: 'table/nobody' })).toEqual(['noPlace', undefined]);
    expect((ask('watched', { of: [{ place: 'table/points/bo' }] }) as unknown as Json[][])[0]?.slice(-2)).toEqual([
      0, 1,
    ]);
  });

  it('lets a player continue for some steps or to the end', () => {
    expect(ask('auto', { player: 'random', steps: 3 })['steps']).toBe(3);
    expect(ask('auto', { player: 'greedy' })['result']).not.toBe(null);
    expect(ask('hash')).toEqual(ask('hash'));
  });

  it.each(playerNames)(
    'lets %s continue one thought at a time, with the same answers and a valid game after each',
    (player) => {
      ask('auto', { player, seed: 5 });
      const whole = ask('hash');
      ask('undo', { to: 0, pastSeen: true });
      let played = ask('auto', { player, seed: 5, thoughts: 1 });
      while (played['more'] === true) {
        const { decision } = ask('events');
        expect(played['decision']).toEqual(decision);
        played = ask('autoOn', { thoughts: 1 });
      }
      expect([ask('hash'), played['result'] !== null]).toEqual([whole, true]);
    },
  );

  it('continues without the player when the game was changed in between', () => {
    ask('auto', { player: 'search', thoughts: 1 });
    ask('act', { answer: { do: 'pass' } });
    const before = ask('hash');
    expect(ask('autoOn')).toMatchObject({ steps: 0, more: false });
    expect(ask('hash')).toEqual(before);
  });
});

describe('a bad request changes nothing and gets an error', () => {
  it.each([
    [{ call: 'lagal' }, 'unknownCall'],
    [{ call: 'legal', set: 1 }, 'badRequest'],
    [{ call: 'act' }, 'badRequest'],
    [{ call: 'act', answer: 'pass' }, 'badRequest'],
    [{ call: 'undo', to: -1 }, 'badRequest'],
    [{ call: 'undo', to: 7 }, 'noEntry'],
    [{ call: 'new', setup: { players: 9 } }, 'players'],
    [{ call: 'new', content: { stones: [] } }, 'noOverlay'],
    [{ call: 'load', save: {} }, 'badSave'],
    [{ call: 'load', save: { formatVersion: 2 } }, 'newerSave'],
    [{ call: 'auto', player: 'gredy' }, 'noPlayer'],
    [{ call: 'cheat', fly: true }, 'cheat'],
    [{ call: 'hash', game: 9 }, 'noGame'],
  ])('%j: %s', (message, code) => {
    const before = ask('save');
    expect(refused(message as JsonObject)).toEqual([code, undefined]);
    expect(ask('save')).toEqual(before);
  });

  it.each<[Json, string, string]>([
    [{ id: 1 }, '/：「call」がありません。', '/: "call" is missing.'],
    [{ id: 1, call: 'act' }, '/：「answer」がありません。', '/: "answer" is missing.'],
    [{ id: 1, call: 'legal', set: 1 }, '/set：この項目はありません。', '/set: There is no such key.'],
    [{ id: 1, call: 'undo', to: -1 }, '/to：0以上にしてください。', '/to: It must be at least 0.'],
    [{ id: 1, call: 'undo', to: 'back' }, '/to：整数を書いてください。', '/to: Write a whole number.'],
    [[], '/：オブジェクト { … }を書いてください。', '/: Write an object { … }.'],
  ])('%j: the error in its shape is in both languages', (message, ja, en) => {
    const { error } = server.answer(message) as { readonly error: { readonly message: Text } };
    expect(error.message.ja).toContain(ja);
    expect(error.message.en).toContain(en);
  });

  it('an illegal answer gets the rule in words', () => {
    ask('cheat', { put: { hands: { ada: ['S-heavy#1'] } } });
    const before = ask('save');
    expect(server.answer({ id: 5, call: 'act', answer: { do: 'lay', stone: 'S-heavy' } })).toEqual({
      id: 5,
      error: {
        code: 'illegal',
        rule: 'TOY-LAY-02',
        message: {
          ja: 'ルールにより、いまはできません。A stone worth more than 3 needs points（TOY-LAY-02）',
          en: 'A rule forbids it now. A stone worth more than 3 needs points (TOY-LAY-02)',
        },
      },
    });
    expect(ask('save')).toEqual(before);
  });

  it('a line of invalid JSON gets an answer', () => {
    expect(JSON.parse(server.answerLine('{"id":1,'))).toMatchObject({ id: null, error: { code: 'notJson' } });
    expect(JSON.parse(server.answerLine('[]'))).toMatchObject({ id: null, error: { code: 'badRequest' } });
    expect(JSON.parse(server.answerLine('{"id":3,"call":"hash"}'))).toMatchObject({ id: 3, ok: {} });
  });

  it('a modified save is refused', () => {
    const save = ask('save') as { [field: string]: Json };
    expect(refused({ call: 'load', save: { ...save, hash: '0'.repeat(32) } })).toEqual(['badSave', undefined]);
    expect(refused({ call: 'load', save: { ...save, contentHash: '0'.repeat(32) } })).toEqual([
      'otherContent',
      undefined,
    ]);
  });
});

describe('an edit of the content of the running game', () => {
  const list = (worth: number): StoneDocument[] => [
    { id: 'S-plain', copies: 4, worth },
    { id: 'S-heavy', copies: 4, worth: 4 },
  ];
  beforeEach(() => {
    server = newServer();
    ask('content', { files: filesOf(list(1)) });
    ask('new', { setup: { seed: 4, players: 2 } });
    ask('cheat', {
      put: { hands: { ada: ['S-plain#1', 'S-heavy#1', 'S-plain#2'], bo: ['S-plain#3', 'S-plain#4'] }, pile: [] },
    });
    ask('act', { answer: { do: 'lay', stone: 'S-plain#1' } });
    ask('act', { answer: { do: 'pass' } });
    ask('act', { answer: { do: 'lay', stone: 'S-heavy' } });
  });

  it('leaves the game unchanged when it has an error', () => {
    const before = ask('save');
    expect(ask('edit', { files: { 'stones.json': '{' } })).toMatchObject({ problems: 1, changed: null, broken: null });
    expect(ask('save')).toEqual(before);
  });

  it('returns the first different event, and continues', () => {
    expect(ask('edit', { files: filesOf(list(2)) })).toMatchObject({
      problems: 0,
      changed: { at: 1, before: { kind: 'gain', amount: 1 }, after: { kind: 'gain', amount: 2 } },
      broken: null,
      decision: { at: 4 },
    });
  });

  it('stops before the first illegal answer, and is restored by the reverse edit', () => {
    const before = ask('hash');
    const { broken, decision } = ask('edit', { files: filesOf(list(0)) });
    expect(broken).toEqual({
      at: 3,
      answer: { do: 'lay', by: 'ada', stone: 'S-heavy#1' },
      rule: 'TOY-LAY-02',
      code: 'illegal',
      message: {
        ja: 'ルールにより、いまはできません。A stone worth more than 3 needs points（TOY-LAY-02）',
        en: 'A rule forbids it now. A stone worth more than 3 needs points (TOY-LAY-02)',
      },
      chain: [],
    });
    expect((decision as JsonObject)['at']).toBe(3);
    expect(ask('edit', { files: filesOf(list(1)) })).toMatchObject({ changed: null, broken: null });
    expect(ask('hash')).toEqual(before);
  });

  it('drops the entries that can no longer be played when the game continues after a break', () => {
    ask('edit', { files: filesOf(list(0)) });
    expect(ask('continue')['dropped']).toBe(1);
    expect(ask('edit', { files: filesOf(list(1)) })['broken']).toBe(null);
    expect((ask('log')['entries'] as Json[]).length).toBe(3);
  });

  it('returns the log from a given entry', () => {
    const { entries, events } = ask('log') as { entries: Json[]; events: Json[] };
    expect(ask('log', { from: 2 })).toMatchObject({ entries: entries.slice(2), events: events.slice(2) });
  });
});

describe('a replayed log', () => {
  const list = (worth: number): StoneDocument[] => [
    { id: 'S-plain', copies: 4, worth },
    { id: 'S-heavy', copies: 4, worth: 4 },
  ];
  const hands = { ada: ['S-plain#1', 'S-heavy#1', 'S-plain#2'], bo: ['S-plain#3', 'S-plain#4'] };
  const heavyOnPlain: JsonObject[] = [
    { cheat: { put: { hands, pile: [] } } },
    { do: 'lay', stone: 'S-plain#1' },
    { do: 'pass' },
    { do: 'lay', stone: 'S-heavy' },
  ];
  const setup = { seed: 4, players: 2 };
  beforeEach(() => {
    server = newServer();
    ask('content', { files: filesOf(list(1)) });
  });

  it('recreates the game: events, undo and hash', () => {
    ask('new', { setup });
    ask('auto', { player: 'random', steps: 9 });
    const [before, log] = [ask('hash'), ask('log')];
    server = newServer();
    ask('content', { files: filesOf(list(1)) });
    expect(ask('replay', { setup: log['setup'] as Json, entries: log['entries'] as Json })['broken']).toBe(null);
    expect(ask('hash')).toEqual(before);
    expect(ask('log')).toEqual(log);
  });

  it('stops before an illegal answer, and keeps the rest for the next edit', () => {
    ask('content', { files: filesOf(list(0)) });
    const broken = ask('replay', { setup, entries: heavyOnPlain })['broken'] as JsonObject | null;
    expect(broken?.['at']).toBe(3);
    expect(ask('log')['entries']).toHaveLength(3);
    expect(ask('edit', { files: filesOf(list(1)) })['broken']).toBe(null);
    expect(ask('log')['entries']).toHaveLength(4);
  });

  it('drops the rest when the game continues from there', () => {
    ask('content', { files: filesOf(list(0)) });
    ask('replay', { setup, entries: heavyOnPlain });
    expect(ask('continue')['dropped']).toBe(1);
  });
});

describe('replies', () => {
  it('are equal for equal requests on two servers', () => {
    const other = newServer();
    const lines = [
      { id: 1, call: 'content', files: filesOf(stones) },
      { id: 2, call: 'new', setup: { seed: 9 } },
      { id: 3, call: 'auto', player: 'random', seed: 3 },
      { id: 4, call: 'hash' },
      { id: 5, call: 'save' },
    ].map((line) => JSON.stringify(line));
    expect(lines.map((line) => server.answerLine(line))).toEqual(lines.map((line) => other.answerLine(line)));
    expect(documentsOf(stones)).toEqual({ 'stones.json': { stones } });
  });
});

describe('undo and redo of a game', () => {
  it('redoes what was undone, and reports illegal answers', () => {
    ask('auto', { player: 'random', steps: 6 });
    const [hash, { entries }, { next }] = [ask('hash'), ask('log'), ask('events')];
    ask('undo', { to: 2, pastSeen: true });
    const again = entries as readonly JsonObject[];
    expect(ask('redo', { entries: again.slice(2) })).toMatchObject({ broken: null });
    expect([ask('hash'), ask('events')['next']]).toEqual([hash, next]);
    ask('undo', { to: 2, pastSeen: true });
    const { broken, events } = ask('redo', { entries: [again[2] as JsonObject, { do: 'fly' }] });
    expect([(broken as JsonObject)['at'], (broken as JsonObject)['answer'], events]).toEqual([3, { do: 'fly' }, 3]);
    expect((ask('log')['entries'] as readonly JsonObject[]).length).toBe(3);
  });

  it('compares two games by answers, first event and table, without changing either', () => {
    ask('act', { answer: (ask('legal') as unknown as JsonObject[])[0] as JsonObject });
    const { setup, entries } = ask('log');
    const { game } = ask('fork');
    const one = { setup, entries } as JsonObject;
    expect(ask('differ', { one: { game: 0 }, other: { game } as JsonObject })).toEqual({
      answers: null,
      first: null,
      one: { entries: 1, broken: null },
      other: { entries: 1, broken: null },
      table: [],
    });
    const before = ask('hash');
    const passed = ask('differ', { one, other: { setup, entries: [{ do: 'pass' }] } as JsonObject });
    expect(passed['answers']).toBe(0);
    expect(passed['first']).toMatchObject({ at: 0, one: { kind: 'lay' } });
    expect((passed['table'] as readonly JsonObject[]).length).toBeGreaterThan(0);
    expect(ask('hash')).toEqual(before);
  });

  it('reports the outcome of kept branches on other content, and the first effect of the edit', () => {
    ask('auto', { player: 'random', steps: 8 });
    const {
      setup,
      entries,
      events: begins,
    } = ask('log') as unknown as {
      readonly setup: JsonObject;
      readonly entries: readonly JsonObject[];
      readonly events: readonly number[];
    };
    const { contentHash } = ask('hash');
    const happened = ask('events')['events'] as readonly JsonObject[];
    const prints = [fingerprintOf(happened.slice(0, begins[0])), ...printsOf(happened, begins, 0)];
    const line = { setup, entries, prints, contentHash } as JsonObject;
    const again = (fields: JsonObject = {}) =>
      ask('playAgain', { lines: [line, { ...line, prints: [] }], ...fields }) as unknown as readonly JsonObject[];
    expect(again()).toEqual([{ kind: 'same' }, { kind: 'unknown' }]);
    const hash = ask('hash');
    ask('content', { files: filesOf(stones.map((stone) => ({ ...stone, worth: stone.worth + 1 }))) });
    const at = begins.findIndex((begin, i) => happened.slice(begin, begins[i + 1]).some(({ kind }) => kind === 'gain'));
    expect(again({ before: filesOf(stones) })).toMatchObject([
      { kind: 'changed', at, first: { before: { kind: 'gain' }, after: { kind: 'gain' } } },
      { kind: 'unknown' },
    ]);
    expect(again()[0]).toEqual({ kind: 'changed', at, first: null });
    expect(ask('hash')).toEqual(hash);
  });

  it('compares a game with itself on other content, where it differs or breaks', () => {
    ask('auto', { player: 'random', steps: 8 });
    const { setup, entries } = ask('log');
    const one = { setup, entries } as JsonObject;
    const none = stones.map((stone) => ({ ...stone, worth: 9 }));
    const other = ask('differ', { one, other: { ...one, files: filesOf(none) } as JsonObject });
    expect(other['answers']).toBe(null);
    expect([other['first'] !== null || (other['other'] as JsonObject)['broken'] !== null]).toEqual([true]);
    expect(refused({ call: 'differ', one, other: { ...one, files: { 'stones.json': '{' } } })).toEqual([
      'noProject',
      undefined,
    ]);
  });
});
