import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sessionCalls } from '#api/session/session-api.ts';
import type { SessionServer } from '#api/session/session-server.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { makeSessionServer } from '#host/play/session-server.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { times } from '../../matrix.ts';

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');

function begun(): SessionServer {
  const server = makeSessionServer(project && 'playable' in project ? project.playable : null, '.');
  server.answer({ id: 0, call: 'new', setup: { seed: 1 } });
  server.answer({ id: 0, call: 'auto', player: 'random', steps: 7 });
  return server;
}
const server = begun();
const state = (): string => JSON.stringify(server.answer({ id: 0, call: 'save' }));

// Valid words of the protocol, so that random requests are nearly right.
const words = fc.constantFrom(
  ...['do', 'by', 'card', 'pc', 'put', 'pcs', 'procurer', 'hand', 'deck', 'slots', 'SBY0', 'W-01', 'W-01#1', 'T-01'],
  ...['phase', 'actions', 'round', 'scenario', 'players', 'seed', 'cards', 'id', 'effects', 'op', 'damage', 'ap'],
  ...['equipped', 'exhaust', 'skills', 'support', 'sealed', 'piles', 'weapon', 'supply', 'area', 'areas', 'copies'],
);
const { json } = fc.letrec((tie) => ({
  json: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(words, fc.integer({ min: -2, max: 14 }), fc.boolean(), fc.constant(null), fc.string({ maxLength: 3 })),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(words, tie('json'), { maxKeys: 5 }),
  ),
}));
const object = fc.dictionary(words, json, { maxKeys: 5 });
const table = fc.record(
  {
    round: json,
    phase: json,
    pcs: fc.dictionary(fc.constantFrom('procurer', 'engineer', 'nobody'), object),
    slots: fc.dictionary(fc.constantFrom('SBY0', 'SJK2', 'SITE0'), json),
    piles: object,
    scenario: object,
    scrap: json,
    supply: json,
  },
  { requiredKeys: [] },
);
const likely: { readonly [field: string]: fc.Arbitrary<unknown> } = {
  cheat: fc.oneof(fc.record({ put: table }), fc.record({ damage: object }), fc.record({ give: object }), object),
  content: fc.oneof(fc.record({ cards: fc.array(object, { maxLength: 3 }) }), object),
  files: fc.dictionary(fc.constantFrom('studio.json', 'pcs.json', 'cards/items.json'), fc.json({ maxDepth: 3 })),
  to: fc.nat({ max: 9 }),
  steps: fc.nat({ max: 5 }),
  player: fc.constantFrom('random', 'greedy', 'search'),
};
const request = fc.constantFrom(...Object.keys(sessionCalls).filter((call) => call !== 'close')).chain((call) => {
  const { request: shape } = sessionCalls[call as keyof typeof sessionCalls];
  const fields = Object.keys(shape.properties);
  const given = Object.fromEntries(
    fields.map((field) => [
      field,
      fc.option(fc.oneof({ arbitrary: likely[field] ?? object, weight: 5 }, json), { nil: undefined }),
    ]),
  );
  return fc.record({ id: fc.nat(), call: fc.constant(call), ...given });
});

it('every request gets an answer, and a refused one changes nothing', () => {
  fc.assert(
    fc.property(request, (asked) => {
      const before = state();
      const reply = server.answer(JSON.parse(JSON.stringify(asked)));
      expect(reply.id).toBe(asked.id);
      if ('error' in reply) {
        expect(reply.error.message.ja.length * reply.error.message.en.length).toBeGreaterThan(0);
        expect(state()).toBe(before);
      } else server.answer({ id: 0, call: 'load', save: (JSON.parse(before) as { ok: JsonObject }).ok });
    }),
    { numRuns: Number(process.env['FUZZ_RUNS'] ?? times(5000, 150)), endOnFailure: true },
  );
});
