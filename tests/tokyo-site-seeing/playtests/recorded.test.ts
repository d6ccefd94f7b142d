import { describe, expect, it } from 'vitest';
import { contentOf, type Playable, readPlayable } from '#authoring/project/play/playable.ts';
import type { Playtest } from '#authoring/project/playtests/playtest.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { recordPlaytest } from '#authoring/tools/playtests/record-playtest.ts';
import { runPlaytest } from '#authoring/tools/playtests/run.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { readProject } from '#host/project/read-project.ts';

const project = await readProjectForPlay('sample-content/tokyo-site-seeing');
if (!('playable' in project)) throw new Error('the sample game has errors');
const { playable } = project;
const ground = { playable, readSave: () => null };
const setup = { scenario: 'S00', players: [{ pcs: ['procurer'] }, { pcs: ['engineer'] }], seed: 7 };

function played(answers: number): Session {
  const session = Session.open(playable.system, contentOf(playable), setup);
  for (let i = 0; i < answers && session.decision !== null; i++) {
    const options = session.options();
    session.choose(options[Math.floor(options.length * 0.37)] as (typeof options)[number]);
  }
  return session;
}
const game = played(40);
const log = { setup: game.setup, entries: game.entries };

function around(event: number): { readonly from: number; readonly to: number } {
  let from = 0;
  while (from + 1 < game.decisions && game.eventsBefore(from + 1) <= event) from++;
  return { from, to: from + 1 };
}
const record = (event: number): Playtest | null => {
  const ticked = { events: [event], table: [], result: false };
  return recordPlaytest(log, { name: 'x', ...around(event), ticked }, ground);
};
const told = game.eventsFrom(0).flatMap((event, i) => (['damage', 'check'].includes(String(event['kind'])) ? [i] : []));

async function edited(
  troubles: (cards: readonly JsonObject[]) => readonly JsonObject[],
  indent: string | number,
): Promise<Playable | null> {
  const { files } = await readProject('sample-content/tokyo-site-seeing');
  const now = files.map((file) => {
    if (isFaulty(file)) return file;
    const written = JSON.parse(file.text) as JsonObject;
    const isMeant = file.path === 'cards/troubles.json';
    const cards = isMeant ? { cards: troubles(written['cards'] as readonly JsonObject[]) } : {};
    return { ...file, text: JSON.stringify({ ...written, ...cards }, null, indent) };
  });
  return readPlayable(now, hostedSystems).playable;
}

describe('a test recorded from a game', () => {
  it('contains only what the part needs, and expects what was ticked', () => {
    const counterattack = told.find((i) => game.eventsFrom(i)[0]?.['to'] === 'engineer') as number;
    expect(record(counterattack)).toEqual({
      name: 'x',
      rules: ['TSS-DMG-01'],
      given: {
        table: 'empty',
        setup,
        put: {
          pcs: { engineer: { hand: ['ES-03#1'], skills: { site: { sealed: true } } } },
          slots: { SNG0: ['T-34#1'] },
        },
      },
      when: [{ do: 'play', by: 'engineer', card: 'ES-03#1', effect: 'swing', target: 'T-34#1' }],
      then: {
        events: [
          {
            kind: 'damage',
            to: 'engineer',
            by: 'T-34#1',
            source: 'T-34#1',
            type: 'cognitive',
            base: 1,
            amount: 1,
            edits: [],
          },
        ],
      },
    });
  });

  it('passes for any damage and check of a game, also in the middle of an action', () => {
    expect(told.length).toBeGreaterThan(8);
    for (const event of told.slice(0, 6)) {
      const test = record(event) as Playtest;
      expect(test.when.length).toBeLessThanOrEqual(12);
      expect(runPlaytest('', test, ground).message.en).toBe('Passed');
    }
  });

  it('survives unrelated edits and layouts, and no relevant edit', async () => {
    const test = record(told.find((i) => game.eventsFrom(i)[0]?.['to'] === 'engineer') as number) as Playtest;
    const outcome = (edited: Playable | null) => edited && runPlaytest('', test, { ...ground, playable: edited }).ok;
    const elsewhere = (card: JsonObject) => !JSON.stringify(test).includes(String(card['id']));
    const renamed = (card: JsonObject) => ({ ...card, name: `${card['name']}・改` });
    const twice = (cards: readonly JsonObject[]) =>
      cards.flatMap((card) => (card['id'] === 'T-17' ? [{ ...card, id: 'T-98' }, card] : [card]));
    const stronger = (card: JsonObject) =>
      card['id'] === 'T-34' ? { ...card, counterattack: { amount: 3, type: 'cognitive' } } : card;
    expect([
      outcome(await edited((cards) => cards, 1)),
      outcome(await edited((cards) => twice(cards.map((card) => (elsewhere(card) ? renamed(card) : card))), '\t')),
      outcome(await edited((cards) => cards.map(stronger), 2)),
    ]).toEqual([true, true, false]);
  });

  it('survives them for any damage and check', async () => {
    const numberMore = (_: string, value: unknown) => (typeof value === 'number' ? value + 1 : value);
    for (const event of told.slice(0, 5)) {
      const test = record(event) as Playtest;
      const isOf = (card: JsonObject) => JSON.stringify(test).includes(String(card['id']));
      const other = (card: JsonObject) => ({
        ...(JSON.parse(JSON.stringify(card), numberMore) as JsonObject),
        name: `${card['name']}・改`,
      });
      const turned = (card: JsonObject) => Object.fromEntries(Object.entries(card).reverse());
      const now = await edited((cards) => cards.map((card) => turned(isOf(card) ? card : other(card))), '\t');
      const outcome = now && runPlaytest('', test, { ...ground, playable: now }).message.en;
      expect(outcome, JSON.stringify(test)).toBe('Passed');
    }
  });

  it('expects places of the table at the end of the part, and the result of the game', () => {
    const ticked = { events: [], table: [['pcs', 'engineer', 'damage'], ['round']], result: true };
    const test = recordPlaytest(log, { name: 'x', from: 39, to: 40, ticked }, ground);
    const { pcs, round } = game.table() as { pcs: JsonObject; round: number };
    const { damage } = pcs['engineer'] as JsonObject;
    expect(test?.then).toEqual({ table: { pcs: { engineer: { damage } }, round }, result: null });
  });

  it('is refused for things not on the table and events that did not happen', () => {
    const ticked = { events: [], table: [['pcs', 'nobody']], result: false };
    expect(recordPlaytest(log, { name: 'x', from: 0, to: 1, ticked }, ground)).toBeNull();
    expect(
      recordPlaytest(log, { name: 'x', from: 0, to: 1, ticked: { ...ticked, table: [], events: [9999] } }, ground),
    ).toBeNull();
  });
});

it('says so when the table of the game was changed by cheats', () => {
  const forced = played(4);
  forced.cheat({ ap: { pc: 'engineer', to: 2 } });
  const at = forced.decisions;
  const ticked = { events: [], table: [['pcs', 'engineer', 'ap']], result: false };
  const test = recordPlaytest(
    { setup: forced.setup, entries: forced.entries },
    { name: 'x', from: at, to: at, ticked },
    ground,
  );
  expect([test?.given.forced, forced.save().forced, game.save().forced]).toEqual([true, [at - 1], undefined]);
});
