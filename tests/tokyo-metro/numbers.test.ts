import { expect, it } from 'vitest';
import type { Reply } from '#api/session/session-api.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

const project = await readProjectForPlay('sample-content/metro-line-13');
if (!('playable' in project)) throw new Error('the package has errors');
const server = makeSessionServer(project.playable, '');
function ask<Found>(call: string, fields: object = {}): Found {
  const reply = server.answer({ id: 1, call, ...fields } as unknown as Json);
  if ('error' in reply) throw new Error(reply.error.message.en);
  return reply.ok as unknown as Found;
}

it('the payment of a station follows the rulebook, and an event that raises it is named with its place', () => {
  ask('new', { setup: { board: 'thirteen', players: 3, seed: 1 } });
  const { stations } = ask<{ readonly stations: Readonly<Record<string, { readonly payout: Json }>> }>('figures');
  const raised = Object.entries(stations).find(([, { payout }]) => typeof payout === 'object');
  const { value, made } = ask<Reply<'since'>>('since', { place: `figures/stations/${raised?.[0]}/payout/now` });
  expect(value).toBe(200);
  expect({ ...made, text: null, rules: null, edits: made?.edits.map(({ card, path }) => [card, path]) }).toEqual({
    ...{ base: 150, amount: 200, rule: 'TM-PR-04', path: null, name: null, values: [], text: null, rules: null },
    edits: [['EV-01', 'EV-01/effects/lights/do/0']],
  });
});

it('the share for sale shows its price and its payment next to its line', () => {
  ask('new', { setup: { players: 3, seed: 1 } });
  const { lines } = ask<{ readonly lines: Readonly<Record<string, { readonly sharePrice: number }>> }>('figures');
  const [line = '', { sharePrice = 0 } = {}] = Object.entries(lines)[0] ?? [];
  expect(ask<Reply<'since'>>('since', { place: `figures/lines/${line}/sharePrice` }).made).toMatchObject({
    ...{ base: sharePrice, amount: sharePrice, rule: 'TM-PR-06', edits: [] },
  });
});
