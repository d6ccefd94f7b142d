import { contentOf, type Playable } from '#authoring/project/play/playable.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { Player } from '#engine/players/player.ts';
import { playerNamed } from '#engine/players/players.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';

// Faults are planted in the sample: an amount in an effect is raised by one. A game played before then becomes a
// failing test with many answers. `FAULTS=4` plants fewer of them.

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
export const { playable } = project;
export const groundOf = (on: Playable) => ({ playable: on, readSave: () => null });
export const faultCount = Number(process.env['FAULTS'] ?? 40);

const setup = { scenario: 'S00', players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }], seed: 11 };
const scenarios = ['S00', 'S01', 'S02', 'S03', 'S04', 'S05'];

function moreAt(value: Json, path: readonly string[]): Json {
  const [key, ...rest] = path;
  if (key === undefined) {
    const node = value as JsonObject;
    return { ...node, amount: Number(node['amount']) + 1 };
  }
  if (Array.isArray(value)) return value.with(Number(key), moreAt(value[Number(key)] as Json, rest));
  return { ...(value as JsonObject), [key]: moreAt((value as JsonObject)[key] as Json, rest) };
}

/** Plain amounts of cards, by the paths of their events. */
function* amounts(value: Json, at: readonly string[]): Generator<readonly string[]> {
  if (Array.isArray(value)) for (const [i, one] of value.entries()) yield* amounts(one as Json, [...at, String(i)]);
  if (!isObject(value)) return;
  if (typeof value['op'] === 'string' && typeof value['amount'] === 'number') yield at;
  for (const [key, one] of Object.entries(value)) yield* amounts(one as Json, [...at, key]);
}

/** A place in a document, and the path of its events: `ES-03/effects/swing/do/0`. */
interface Place {
  readonly file: string;
  readonly path: readonly string[];
  readonly called: string;
}
const places: readonly Place[] = Object.entries(playable.documents).flatMap(([file, document]) =>
  [...amounts(document as Json, [])].flatMap((path) => {
    const [list = '', card = '', effects = '', entry = '', ...rest] = path;
    const id = valueAt(document as Json, [list, card, 'id']);
    const effect = valueAt(document as Json, [list, card, effects, entry, 'id']);
    return effects === 'effects' ? [{ file, path, called: [id, effects, effect, ...rest].join('/') }] : [];
  }),
);

function valueAt(value: Json, path: readonly string[]): Json {
  return path.reduce<Json>((inside, key) => (inside as JsonObject)?.[key] ?? null, value);
}

export const given = { table: 'setup' as const, setup };

const pcs = (playable.documents['pcs.json'] as { pcs: readonly { id: string }[] }).pcs.map(({ id }) => id);
const pairs = pcs.flatMap((one, i) => pcs.slice(i + 1).map((other) => [{ pcs: [one] }, { pcs: [other] }]));
const setupOf = (seed: number) => ({
  scenario: scenarios[Math.floor(seed / pairs.length) % scenarios.length] ?? setup.scenario,
  players: pairs[seed % pairs.length] ?? setup.players,
  seed,
});

/** A long random game that uses much content, started like a test. */
function played(seed: number): Session {
  const begun = setupOf(seed);
  const session = Session.open(playable.system, contentOf(playable), begun, { laid: 'ready' });
  session.cheat({ put: {} });
  const player = playerNamed('random', seed) as Player;
  for (let i = 0; i < 120 && session.decision !== null; i++) session.choose(player.choose(session));
  return session;
}

export interface Planted {
  readonly fault: string;
  readonly file: string;
  readonly test: Playtest;
  readonly now: Playable;
}

function plainly(event: JsonObject): JsonObject {
  const fields = ['kind', 'to', 'source', 'base', 'amount', 'count', 'status'];
  return Object.fromEntries(fields.flatMap((field) => (event[field] == null ? [] : [[field, event[field] as Json]])));
}

export function* planted(): Generator<Planted> {
  const used = new Set<string>();
  for (let seed = 1; seed < 200; seed++) {
    const game = played(seed);
    for (const event of game.eventsFrom(0)) {
      const place = places.find(({ called }) => called === event['path']);
      if (place === undefined || used.has(place.called)) continue;
      used.add(place.called);
      const { file, path, called } = place;
      const documents = { ...playable.documents, [file]: moreAt(playable.documents[file] as Json, path) };
      const then = { events: [{ ...plainly(event), path: called }] };
      const when = game.entries.slice(1) as readonly JsonObject[];
      const test = { name: called, given: { ...given, setup: setupOf(seed) }, when, then };
      yield { fault: called, file, test, now: { ...playable, documents } };
    }
  }
}
