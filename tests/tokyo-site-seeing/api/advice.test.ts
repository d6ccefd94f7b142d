import { beforeAll, expect, it } from 'vitest';
import type { SessionServer } from '#api/session/session-server.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

let server: SessionServer;
beforeAll(async () => {
  const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
  if (!('playable' in project)) throw new Error('the sample has errors');
  server = makeSessionServer(project.playable, '.');
});

function ask(call: string, fields: object = {}): JsonObject {
  const answered = server.answer({ id: 1, call, ...fields });
  return ('ok' in answered ? answered.ok : answered.error) as JsonObject;
}
const setup = { players: [{ pcs: ['gangster'] }], seed: 2 };

it('reach returns a branch that can be replayed and leads to the card', () => {
  const { found, line } = ask('reach', { to: 'SC00-02', games: 20 }) as {
    found: boolean;
    line: { setup: object; entries: object[] };
  };
  expect(found).toBe(true);
  const { broken } = ask('replay', { setup: line.setup, entries: line.entries });
  expect(broken).toBe(null);
  const { events } = ask('events') as unknown as { events: readonly JsonObject[] };
  expect(events.some(({ kind, card }) => kind === 'reveal' && card === 'SC00-02#1')).toBe(true);
});

it.each([
  [{ to: 'SC00-0' }, 'noGoal'],
  [{ to: 'SC00-02', when: { op: 'exists', what: { op: 'allPcs' } } }, 'notOneGoal'],
  [{}, 'notOneGoal'],
  [{ when: { op: 'exist' } }, 'badCondition'],
  [{ when: { op: 'exists' } }, 'badCondition'],
])('reach %j is refused: %s', (fields, code) => {
  expect(ask('reach', fields)['code']).toBe(code);
});

it('evaluate returns each legal answer with an interval, the same for a seed; an unknown player is refused', () => {
  ask('new', { setup });
  const before = ask('hash');
  const once = ask('evaluate', { playouts: 2, seed: 3 }) as unknown as { answers: { answer: object; games: number }[] };
  expect(ask('evaluate', { playouts: 2, seed: 3 })).toEqual(once);
  const legal = ask('legal') as unknown as readonly object[];
  expect(once.answers.map(({ games }) => games)).toEqual(legal.map(() => 2));
  expect(new Set(once.answers.map(({ answer }) => JSON.stringify(answer)))).toEqual(
    new Set(legal.map((one) => JSON.stringify(one))),
  );
  expect(ask('hash')).toEqual(before);
  expect(ask('evaluate', { player: 'gready' })['code']).toBe('noPlayer');
});

it('suppose returns what would help as a sentence in both languages; for a seat nothing is played ahead', () => {
  ask('lay', { given: { table: 'empty', put: { pcs: { procurer: { area: 'SBY', finished: true } } } } });
  const asked = { answer: { do: 'finish', by: 'procurer' } };
  const helps = ask('suppose', asked) as unknown as { changes: { text: { ja: string; en: string } }[] };
  expect(helps.changes[0]?.text).toEqual({
    ja: '調達屋：このフェーズの行動を終えた ○ → ×',
    en: 'Procurer: Whether it has finished its actions ○ → ×',
  });
  expect(ask('suppose', { ...asked, seat: 0 })).toMatchObject({ legal: false, later: null });
  expect(ask('suppose', { answer: { do: 'finish', by: 'engineer' } })).toMatchObject({ legal: true, changes: [] });
});
