import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionServer } from '#api/session/session-server.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;

let server: SessionServer;
const answer = (call: string, fields: object = {}) => server.answer({ id: 1, call, ...fields } as unknown as Json);
function ask(call: string, fields: object = {}): JsonObject {
  const reply = answer(call, fields);
  if ('error' in reply) throw new Error(reply.error.message.en);
  return reply.ok as unknown as JsonObject;
}
function refused(call: string, fields: object): string {
  const reply = answer(call, fields);
  return 'error' in reply ? reply.error.message.en : 'not refused';
}
beforeEach(() => {
  server = makeSessionServer(playable, '');
  ask('new', { setup: { seed: 1 } });
  ask('auto', { player: 'greedy', steps: 40 });
});
const never = { op: 'atLeast', value: 1, than: 2 };

describe('a query of the sample game', () => {
  it('a condition is parsed in the language of the game; a parse error has its place, and the last valid one stays', () => {
    expect(ask('breakpoints', { paths: [], events: [{ event: 'round', if: never }] })).toEqual({ unknown: [] });
    ask('auto', { player: 'greedy', steps: 60 });
    expect(ask('events', { from: 100_000 })['stopped']).toBeUndefined();
    const half = { op: 'atLeast', value: 1 };
    expect(refused('breakpoints', { paths: [], events: [{ event: 'round', if: half }] })).toContain('/events/0/if');
    expect(refused('watched', { of: [{ amount: { op: 'remembered' } }] })).toContain('/of/0/amount');
    expect(refused('watched', { of: [{ if: 3 }] })).toContain('/of/0');
  });

  it('every number on the table comes from an event or the set-up, and asking changes nothing', () => {
    const before = ask('hash');
    const { pcs } = ask('table') as unknown as { readonly pcs: Readonly<Record<string, { readonly ap: number }>> };
    for (const [pc, { ap }] of Object.entries(pcs)) {
      const found = ask('since', { place: `table/pcs/${pc}/ap` });
      expect(found['value']).toBe(ap);
      expect(found['why'] === null).toBe(found['event'] === null);
    }
    expect(ask('since', { place: 'table/round' })).toMatchObject({ value: 1 });
    expect(ask('hash')).toEqual(before);
  });
});
