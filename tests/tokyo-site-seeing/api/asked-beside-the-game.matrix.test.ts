import { describe, expect, it } from 'vitest';
import type { SessionServer } from '#api/session/session-server.ts';
import { contentOf } from '#authoring/project/play/playable.ts';
import { canonical, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { stream } from '#engine/kernel/table/shuffle.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { rows } from '../../matrix.ts';

// One game gets every read-only query, a second one with the same answers gets none. Other games: ASK_SEED=7 npx vitest
// run tests/tokyo-site-seeing/api/asked-beside-the-game.matrix.test.ts
const seed = Number(process.env['ASK_SEED'] ?? 1);

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;
const { system, documents } = playable;
const scenarios = system.options.find(({ id }) => id === 'scenario')?.values(contentOf(playable)) ?? [];
const pcs = (documents['pcs.json'] as { readonly pcs: readonly { readonly id: string }[] }).pcs.map(({ id }) => id);

class Asked {
  readonly server: SessionServer = makeSessionServer(playable, '.');

  ask<Ok = JsonObject>(call: string, fields: object = {}): Ok {
    const reply = this.server.answer({ id: 1, call, ...fields });
    if ('error' in reply) throw new Error(`${call} ${JSON.stringify(fields)}: ${reply.error.message.en}`);
    return reply.ok as unknown as Ok;
  }
  entries(): readonly JsonObject[] {
    return this.ask<{ entries: readonly JsonObject[] }>('log').entries;
  }
  setup(): JsonObject {
    return this.ask<{ setup: JsonObject }>('log').setup;
  }
  events(): readonly JsonObject[] {
    return this.ask<{ events: readonly JsonObject[] }>('events').events;
  }
  whole(): string {
    const told = ['save', 'log', 'events', 'origins', 'legal', 'figures', 'ran', 'table'].map((call) => this.ask(call));
    return canonical([...told, this.ask('table', { seat: 0 })] as Json);
  }
}

type Drawn = (of: number) => number;
const oneOf = <T>(list: readonly T[], drawn: Drawn): T => list[drawn(list.length)] as T;
const never = { op: 'atLeast', value: 1, than: 2 };

function wish(game: Asked, drawn: Drawn): JsonObject {
  const table = game.ask<{ pcs: { [pc: string]: { hand: readonly Json[] } } }>('table');
  const by = oneOf(Object.keys(table.pcs), drawn);
  const card = oneOf(table.pcs[by]?.hand ?? [], drawn);
  const moves = ['SNG', 'SBY', 'SJK', 'AKB'].map((area) => ({ do: 'move', by, area }));
  const plays = typeof card === 'string' ? ['play', 'equip'].map((word) => ({ do: word, by, card })) : [];
  return oneOf([...moves, ...plays, { do: 'finish', by }, ...game.ask<JsonObject[]>('legal')], drawn);
}

const questions: Readonly<Record<string, (game: Asked, drawn: Drawn) => unknown>> = {
  explain: (game, drawn) => game.ask('explain', { event: drawn(game.events().length) }),
  since: (game, drawn) => {
    const numbers = Object.keys(game.ask<{ pcs: object }>('table').pcs).map((pc) => `table/pcs/${pc}/ap`);
    return game.ask('since', { place: oneOf(['table/round', ...numbers], drawn) });
  },
  watched: (game) => game.ask('watched', { of: [{ place: 'table/round' }, { if: never }, { amount: 2 }] }),
  ran: (game) => game.ask('ran'),
  why: (game, drawn) => game.ask('why', { answer: wish(game, drawn) }),
  seen: (game, drawn) => game.ask('seen', { to: drawn(game.entries().length) }),
  seat: (game) => [game.ask('table', { seat: 0 }), game.ask('events', { seat: 0 }), game.ask('log', { seat: 0 })],
  end: (game) => game.ask('end'),
  fork: (game, drawn) => {
    const { game: fork } = game.ask<{ game: number }>('fork');
    game.ask('auto', { game: fork, player: 'random', steps: 6, seed: drawn(1000) });
    game.ask('undo', { game: fork, to: 0, pastSeen: true });
    game.ask('close', { game: fork });
  },
  line: (game, drawn) => {
    const [setup, entries] = [game.setup(), game.entries().slice(0, drawn(game.entries().length))];
    const { game: line } = game.ask<{ game: number }>('replay', { game: 9, setup, entries });
    game.ask('cheat', { game: line, cheat: { put: { round: 3 } } });
    game.ask('auto', { game: line, player: 'random', steps: 6, seed: drawn(1000) });
    game.ask('close', { game: line });
  },
  differ: (game, drawn) => {
    const entries = game.entries().slice(0, drawn(game.entries().length));
    return game.ask('differ', { one: { game: 0 }, other: { setup: game.setup(), entries } });
  },
  playAgain: (game) => {
    const line = { setup: game.setup(), entries: game.entries(), prints: [], contentHash: 'another' };
    return game.ask('playAgain', { lines: [line] });
  },
  record: (game, drawn) => {
    const to = 1 + drawn(game.entries().length);
    return game.ask('record', { name: 'x', from: to - 1, to, table: [['round']] });
  },
  evaluate: (game, drawn) => game.ask('evaluate', { player: 'random', playouts: 1, seed: drawn(1000) }),
  suppose: (game, drawn) => game.ask('suppose', { answer: wish(game, drawn) }),
  reach: (game, drawn) => {
    const lines = [{ setup: game.setup(), entries: game.entries() }];
    return game.ask('reach', { to: 'damage', lines, games: 1, seed: drawn(1000) });
  },
  breakpoints: (game) => {
    game.ask('breakpoints', { paths: [], events: system.changes.map(({ kind }) => ({ event: kind, if: never })) });
    game.ask('breakpoints', { paths: [] });
  },
};

/** Continues by one answer; the queried game stops at every event on the way, and continues in every way. */
function answered(game: Asked, answer: JsonObject, drawn: Drawn | null): number {
  if (drawn === null) {
    game.ask('act', { answer });
    return 0;
  }
  game.ask('breakpoints', { paths: [], events: system.changes.map(({ kind }) => ({ event: kind })) });
  let stopped = game.ask('act', { answer })['stopped'];
  let stops = 0;
  for (; stopped !== undefined; stops++) {
    for (const call of ['table', 'figures', 'events', 'save', 'legal']) game.ask(call);
    stopped = game.ask('resume', { pace: oneOf(['go', 'step', 'over', 'out'], drawn) })['stopped'];
  }
  game.ask('breakpoints', { paths: [] });
  return stops;
}

describe('no query changes a game: branches, forks, stops, reasons and hypothetical states', () => {
  it.each(rows(scenarios, [0]))('%s', (scenario) => {
    const next = stream(seed, `asked of ${scenario}`);
    const drawn: Drawn = (of) => Math.floor(next() * of);
    const [asked, left] = [new Asked(), new Asked()];
    const where = (what: string) => `ASK_SEED=${seed}, ${scenario}, ${what}`;
    const both = (what: string, does: (game: Asked) => unknown) => {
      for (const game of [asked, left]) does(game);
      expect(asked.whole() === left.whole(), where(what)).toBe(true);
    };
    const players = pcs.slice(0, 1 + drawn(pcs.length)).map((pc) => ({ pcs: [pc] }));
    both('set up', (game) => game.ask('new', { setup: { scenario, players, seed } }));
    let stops = 0;
    for (let part = 0; part < 2; part++) {
      const steps = 10 + drawn(50);
      both('played', (game) => game.ask('auto', { player: 'random', steps, seed: seed + part }));
      // Also with redo steps, which any other answer would drop
      const to = Math.max(0, left.entries().length - 1 - drawn(8));
      const rest = left.entries().slice(to);
      both('taken back', (game) => game.ask('undo', { to, pastSeen: true }));
      for (const [what, question] of Object.entries(questions)) {
        if (to === 0 && ['seen', 'differ', 'line', 'record'].includes(what)) continue;
        question(asked, drawn);
        expect(asked.whole() === left.whole(), where(what)).toBe(true);
      }
      both('done again', (game) => game.ask('redo', { entries: rest }));
      for (let i = 0; i < 3; i++) {
        const legal = left.ask<JsonObject[]>('legal');
        if (legal.length === 0) break;
        const answer = oneOf(legal, drawn);
        left.ask('act', { answer });
        stops += answered(asked, answer, drawn);
        expect(asked.whole() === left.whole(), where(`stopped in ${JSON.stringify(answer)}`)).toBe(true);
      }
    }
    expect(stops, where('stops')).toBeGreaterThan(0);
  });
});
