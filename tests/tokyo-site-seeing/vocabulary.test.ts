import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readPlayable } from '#authoring/project/play/playable.ts';
import { begin } from '#authoring/tools/playtests/begin.ts';
import { takeStep } from '#authoring/tools/playtests/steps.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { fieldsOfEvent, ownFieldsOfEdits } from '#engine/kernel/contract/vocabulary.ts';
import { answerWords } from '#engine/kernel/decisions/answer-words.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { random } from '#engine/players/random.ts';
import { playOut } from '#engine/simulation/play.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { saveLoader } from '#host/play/load-saves.ts';
import { readPlaytestFile } from '#host/playtests/playtest-files.ts';
import { readProjectFiles } from '#host/project/project-files.ts';
import { contentWith } from './sample.ts';

// The vocabulary of playtests is collected from offers and changes. Here it is compared with real games.

const { playable } = readPlayable(await readProjectFiles('sample-content/tokyo-site-seeing'), hostedSystems);
if (playable === null) throw new Error('the sample game has errors');
const { system } = playable;
const { vocabulary } = system;
const format = playable.formats.find(({ id }) => id === 'playtest');

type Seen = Map<string, Set<string>>;
const answers: Seen = new Map();
const events: Seen = new Map();
const edits = new Set<string>();
const places = new Set<string>();
/** Output of a game that the format of playtests would not allow; the first few. */
const unwritable: JsonObject[] = [];

function note(seen: Seen, tag: string, one: JsonObject): void {
  const word = String(one[tag]);
  const fields = seen.get(word) ?? new Set();
  seen.set(word, fields);
  for (const field of Object.keys(one)) if (field !== tag) fields.add(field);
}

const test = (when: readonly JsonObject[], then: JsonObject) => ({
  formatVersion: 1,
  tests: [{ name: 'x', given: { table: 'empty' }, when, then }],
});
const known = new Set<string>();
/** Each shape of an answer or event once: the validator checks words, fields and types, not names. */
function mayBeWritten(one: JsonObject, file: object): void {
  const shape = JSON.stringify(one, (_, value: unknown) => (typeof value === 'number' ? 0 : value));
  if (known.has(shape) || unwritable.length > 5) return;
  known.add(shape);
  if (format?.validate(file) !== true) unwritable.push(one);
}

function listen(session: Session, from: number): void {
  for (const answer of session.legal()) {
    note(answers, 'do', answer);
    mayBeWritten(answer, test([answer], { result: null }));
  }
  for (const event of session.eventsFrom(from)) {
    note(events, 'kind', event);
    for (const edit of (event['edits'] ?? []) as readonly JsonObject[])
      for (const field of Object.keys(edit)) edits.add(field);
    mayBeWritten(event, test([], { events: [event] }));
  }
  for (const name of session.game['layout' as never]['placeNames'] as readonly string[]) places.add(name);
}

for (const name of readdirSync('tests/tokyo-site-seeing/playtests').filter((one) => /(?<!save)\.json$/.test(one))) {
  const file = path.resolve('tests/tokyo-site-seeing/playtests', name);
  const read = await readPlaytestFile(file, playable);
  if ('problems' in read) throw new Error(JSON.stringify(read.problems));
  for (const one of read.tests.tests) {
    const session = begin(one, { playable, readSave: saveLoader(file) });
    listen(session, 0);
    for (const [at, step] of one.when.entries()) {
      const from = session.eventCount;
      takeStep(session, 0, step, `when/${at}`);
      listen(session, from);
    }
  }
}
const setups = system.setups(contentWith());
for (let game = 0; game < 40; game++) {
  const setup = { ...setups[(game * 37) % setups.length], seed: 1 + game };
  const listening = (seed: number) => {
    const player = random(seed);
    return {
      choose: (session: Session) => {
        listen(session, session.eventsBefore(Math.max(0, session.decisions - 1)));
        return player.choose(session);
      },
    };
  };
  const { session } = playOut({ system, content: contentWith(), setup }, { player: listening, keep: true });
  listen(session, session.eventsBefore(Math.max(0, session.decisions - 1)));
}

/** Fields that are allowed but never occur here, with the reason. */
const untold: { readonly [field: string]: string } = {
  'choose skill':
    'two texts at once, one of them a skill that begins by itself, or an attack skill that joins an attack',
  'choose bot': 'two texts at once, one of them of a BOT card, that begin by themselves',
  'join bot': 'a BOT card that joins an attack: no game here has one do so',
  'join skill': 'an attack skill that joins an attack: no skill of the sample reaches what another attacks',
};
const here = (word: string, fields: Iterable<string>) => [...fields].filter((field) => !(`${word} ${field}` in untold));

const sorted = (all: Iterable<string>) => [...all].sort();
const table = (seen: Iterable<readonly [string, Iterable<string>]>) =>
  Object.fromEntries(
    [...seen].map(([word, fields]) => [word, sorted(fields)]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

it('decisions and events of games can be written in a playtest unchanged', () => expect(unwritable).toEqual([]));

it('answers have exactly the words and fields of the offers', () => {
  expect(table(answers)).toEqual(table(answerWords(system).map(({ word, fields }) => [word, here(word, fields)])));
  expect(
    sorted(answerWords(system).flatMap(({ fields }) => fields.filter((field) => !system.names.fields.includes(field)))),
  ).toEqual([]);
});

it('events have exactly the kinds and fields of the changes', () => {
  // Every kind may have a cause and its text; not every kind was caused by a text here
  const ofTexts = new Set(['cause', 'path']);
  const without = (fields: Iterable<string>) => [...fields].filter((field) => !ofTexts.has(field));
  const told = [...events].map(([kind, fields]) => [kind, without(fields)] as const);
  expect(table(told)).toEqual(
    table(system.changes.map(({ kind, fields }) => [kind, without(here(kind, fieldsOfEvent(fields)))])),
  );
});

it('edits of an amount have exactly the fields of the vocabulary', () =>
  expect(sorted(edits)).toEqual(sorted(new Set([...Object.keys(vocabulary.edits), ...ownFieldsOfEdits]))));

it('fields marked as unreported are not reported', () => {
  const told = [...answers, ...events].flatMap(([word, fields]) => [...fields].map((field) => `${word} ${field}`));
  expect(told.filter((one) => one in untold)).toEqual([]);
});

it('every field has a shape, and no shape is unused', () => {
  const ofAnswers = new Set(answerWords(system).flatMap(({ fields }) => fields));
  const ofEvents = new Set(['cause', ...system.changes.flatMap(({ fields }) => fields)]);
  expect(sorted(Object.keys(vocabulary.answers))).toEqual(sorted(ofAnswers));
  expect(sorted(Object.keys(vocabulary.events))).toEqual(sorted(ofEvents));
});
