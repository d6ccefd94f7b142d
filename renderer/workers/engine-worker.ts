import type { CallName, NamedDecision, Reply } from '#api/session-api.ts';
import { SessionServer } from '#api/session-server.ts';
import type { Diagnosis } from '#authoring/diagnostics/diagnose.ts';
import { playableOf } from '#authoring/playable.ts';
import type { Json, JsonObject } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { playerNamed, playerNames } from '#engine/players/players.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import type { Locale } from '../words/locale-store.ts';
import type { EngineCalls, GameView, SessionCall } from './engine-calls.ts';
import { makeProjectReader } from './project-reader.ts';
import { type SpokenGame, speakGame } from './spoken-game.ts';
import { serveCalls, WorkerError } from './worker-call.ts';

// The worker that holds the game: SessionApi as every door has it, and sentences for people beside it.

const read = makeProjectReader();
/** The project that the game is played on: the last one without errors. */
let project: Diagnosis | null = null;
let speakers: { readonly [L in Locale]?: SpokenGame } = {};

const server = new SessionServer({
  readProject: (files) => {
    const found = read(Object.entries(files).map(([path, text]) => ({ path, version: 0, text })));
    const readForPlay = playableOf(found, hostedSystems);
    if (readForPlay.playable === null) return readForPlay;
    project = found;
    speakers = {};
    return readForPlay;
  },
  player: playerNamed,
  playerNames,
});

function session<Name extends CallName>({
  name,
  fields,
}: {
  readonly name: Name;
  readonly fields: unknown;
}): Reply<Name> {
  const answered = server.answer({ id: 0, call: name, ...(fields as JsonObject) });
  if ('error' in answered) throw new WorkerError(answered.error.code, answered.error);
  return answered.ok as Reply<Name>;
}

function speaker(locale: Locale): SpokenGame | null {
  if (project?.system == null) return null;
  const known = speakers[locale] ?? speakGame(project.system.words, allDocuments(project), locale);
  speakers = { ...speakers, [locale]: known };
  return known;
}

/** The documents of the game and its translations: sentences need both. */
function allDocuments({ readings }: Diagnosis): Documents {
  const legible = readings.filter((reading) => reading.legible);
  return Object.fromEntries(legible.map(({ file, value }) => [file.path, value as Json]));
}

function view({ locale, from }: { readonly locale: Locale; readonly from: number }): GameView {
  const speak = speaker(locale);
  const { events, decision, result } = session({ name: 'events', fields: { from } });
  const table = session({ name: 'table', fields: {} });
  const asked = decision as NamedDecision | null;
  const options = asked?.options ?? [];
  const log = session({ name: 'log', fields: {} });
  return {
    table,
    actions: (speak?.answers(options) ?? []).map((sentence, i) => ({ answer: options[i] as JsonObject, sentence })),
    events: speak === null ? [] : events.map((event) => speak.told(event)),
    decision:
      asked === null
        ? null
        : { prompt: speak?.prompt(asked.step, asked.about) ?? '', rule: asked.rule, about: asked.about },
    entries: log.entries.map((entry, i) => ({
      sentence: speak?.entry(entry) ?? '',
      isCheat: 'cheat' in entry,
      names: Object.values(entry).filter((value) => typeof value === 'string'),
      events: log.events[i] ?? 0,
    })),
    at: log.entries.length,
    result,
    hash: session({ name: 'hash', fields: {} }).hash,
    labels: speak?.labels(table) ?? {},
  };
}

type Say = Parameters<EngineCalls['say']>[0];

serveCalls<EngineCalls>({
  session: (ask: SessionCall) => session(ask),
  view,
  say: ({ locale, answers, events, rules }: Say) => {
    const speak = speaker(locale);
    return {
      answers: answers.map((answer) => speak?.answer(answer) ?? ''),
      events: events.map((event) => speak?.event(event) ?? ''),
      rules: rules.map((rule) => speak?.rule(rule) ?? ''),
    };
  },
});
