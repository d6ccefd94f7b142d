import { seatLabels as labelsOfSeats } from '#api/session/seats.ts';
import type { CallName, Reply } from '#api/session/session-api.ts';
import type { NamedDecision } from '#api/session/session-replies.ts';
import { SessionServer } from '#api/session/session-server.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { playableOf } from '#authoring/project/play/playable.ts';
import { reasonOfEnd } from '#authoring/project/sentences/reason-of-end.ts';
import { saySeen } from '#authoring/project/sentences/seen-text.ts';
import type { EventView, SpokenGame } from '#authoring/project/sentences/spoken-game.ts';
import type { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { TextFile } from '#authoring/text/files/project-file.ts';
import { fingerprintOf, printsOf } from '#authoring/tools/branches/event-fingerprints.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { joinParts } from '#engine/kernel/basics/text.ts';
import type { Choices, Text } from '#engine/kernel/contract/system.ts';
import type { PlayObserver } from '#engine/kernel/observers/observer.ts';
import type { SeenView } from '#engine/kernel/session/undone-part.ts';
import { playerNamed, playerNames } from '#engine/players/players.ts';
import { DeltaReceiver } from '../texts/text-deltas.ts';
import type { Locale } from '../words/locale.ts';
import { askOf } from './ask-session.ts';
import { type ComparedMoment, comparedGames } from './compared-games.ts';
import type {
  AskedView,
  AskedViews,
  AskedWhatCame,
  CallView,
  EndView,
  GameView,
  PlayedAWhile,
  PlayView,
  SaidSeen,
  SessionCall,
  WhatCame,
} from './engine-calls.ts';
import { writeTrail } from './engine-trail.ts';
import { gameShape, playsTogether, setupFor } from './game-shape.ts';
import { LabelDeltas } from './label-deltas.ts';
import { type KnownFiles, makeProjectReader } from './project-reader.ts';
import { makeProjectSpeaker, tellStop } from './project-speaker.ts';
import { fetchSystemsOf, systemsHere } from './systems-here.ts';

/** How long a player plays before the worker handles other calls, in milliseconds. */
const MOMENT = 50;

/** Past every event: requests the state only. */
const MANY = Number.MAX_SAFE_INTEGER;

interface ToSay {
  readonly locale: Locale;
  readonly answers: readonly JsonObject[];
  readonly events: readonly JsonObject[];
  readonly rules: readonly string[];
}

export function makeEngineRoom(readBefore?: KnownFiles) {
  const read = makeProjectReader(systemsHere, readBefore);
  const texts = new DeltaReceiver();
  let heard: ReadonlyMap<string, SplicedText> = new Map();
  /** The project being played: the last one without errors. */
  let project: Diagnosis | null = null;
  const speakerOf = makeProjectSpeaker();
  const speaker = (locale: Locale) => speakerOf(project, locale);
  /** Set before the first game. */
  let trail: PlayObserver | null = null;
  const watch: PlayObserver = {
    entry: (at) => trail?.entry(at),
    step: (stack) => trail?.step(stack),
    entering: (path) => trail?.entering(path),
  };

  const server = new SessionServer({
    readProject: (files) => {
      const written = Object.entries(files).map(([path, text]): TextFile => {
        const spliced = heard.get(path);
        return { path, text, ...(spliced?.toString() === text ? { spliced } : {}) };
      });
      const { project: found } = read(written);
      const readForPlay = playableOf(found, systemsHere());
      if (readForPlay.playable === null) return readForPlay;
      project = found;
      return readForPlay;
    },
    player: playerNamed,
    playerNames,
    watch,
  });

  const ask = askOf(server);
  /** The fork that is looked at in the place of the game. */
  let fork: number | null = null;
  const session: typeof ask = ({ name, fields }) =>
    ask({ name, fields: fork === null ? fields : { ...(fields as JsonObject), game: fork } });
  const labels = new LabelDeltas();

  function view({ locale, fromEvent, fromEntry, seat: wanted, labelsKnown }: AskedView): PlayView {
    const speak = speaker(locale);
    const seats = session({ name: 'seats', fields: {} });
    // The new game may have fewer seats.
    const seat = wanted !== null && wanted < seats.length ? wanted : null;
    const seen = seat === null ? {} : { seat };
    const { events, decision, result, stopped } = session({ name: 'events', fields: { from: fromEvent, ...seen } });
    const table = session({ name: 'table', fields: seen });
    const asked = decision as NamedDecision | null;
    const options = asked?.options ?? [];
    const log = session({ name: 'log', fields: { from: fromEntry } });
    const { hash, contentHash } = session({ name: 'hash', fields: {} });
    const { prints, setupPrint } = printsFrom(fromEntry, log.events);
    const told = seat === null ? log : session({ name: 'log', fields: { from: fromEntry, ...seen } });
    return {
      seats: seatLabels(locale).map((label, i) => ({ seat: i, label })),
      seat,
      asked: seat === null ? [] : seatsAsked(seats.length),
      table,
      figures: session({ name: 'figures', fields: {} }),
      actions: (speak?.answers(options) ?? []).map((sentence, i) => ({ answer: options[i] as JsonObject, sentence })),
      events: speak === null ? [] : toldEvents(speak, events, fromEvent),
      decision:
        asked === null
          ? null
          : { prompt: speak?.prompt(asked.step, asked.about) ?? '', rule: asked.rule, about: asked.about },
      entries: log.entries.map((entry, i) => ({
        sentence: speak?.entry(told.entries[i] ?? entry) ?? '',
        isCheat: 'cheat' in entry,
        names: Object.values(entry).filter((value) => typeof value === 'string'),
        events: log.events[i] ?? 0,
        entry,
        print: prints[i] ?? '',
      })),
      at: fromEntry + log.entries.length,
      takenBack: log.takenBack.map(({ at, count, entries = [], seen }, i) => ({
        ...{ at, count, mark: { at, entries, seen } },
        said: saidSeen(locale, told.takenBack[i] ?? { seen, others: [] }),
      })),
      stopped: stopped === undefined || speak === null ? null : tellStop(project, stopped, speak, locale),
      result,
      results: resultNames(locale),
      hash,
      contentHash,
      setupPrint,
      players: playerNames,
      ...labels.tell(speak?.labels(table) ?? {}, labelsKnown),
    };
  }

  /** The game as it was before each of its answers from entry `from` on. The game itself is not touched. */
  function viewsFrom({ from, ...asked }: AskedViews): readonly PlayView[] {
    const { takenBack, entries } = session({ name: 'log', fields: { from: 0 } });
    fork = session({ name: 'fork', fields: {} }).game;
    try {
      session({ name: 'undo', fields: { to: from, pastSeen: true } });
      const views: PlayView[] = [];
      let { fromEvent, fromEntry, labelsKnown } = asked;
      for (const entry of entries.slice(from)) {
        const seen = view({ ...asked, fromEvent, fromEntry, labelsKnown });
        // Taking back was only done to look
        views.push({ ...seen, takenBack: seen.takenBack.slice(0, takenBack.length) });
        fromEvent += seen.events.length;
        fromEntry = seen.seat === null ? seen.at : fromEntry;
        labelsKnown = seen.labelsTold;
        session({ name: 'redo', fields: { entries: [entry] } });
      }
      return views;
    } finally {
      session({ name: 'close', fields: {} });
      fork = null;
    }
  }

  /** `from` 0 includes the set-up. Unfinished entries have the print ''. */
  function printsFrom(
    from: number,
    begins: readonly number[],
  ): { prints: readonly string[]; setupPrint: string | null } {
    const { events, stopped } = session({ name: 'events', fields: { from: from === 0 ? 0 : (begins[0] ?? MANY) } });
    const prints = printsOf(events, begins, from === 0 ? 0 : begins[0]);
    if (stopped !== undefined && prints.length > 0) prints[prints.length - 1] = '';
    return { prints, setupPrint: from === 0 ? fingerprintOf(events.slice(0, begins[0])) : null };
  }

  /** Empty if seats play together and see the same. */
  function seatsAsked(seats: number): readonly number[] {
    if (project === null || (playsTogether(project) && seeTheSame(seats))) return [];
    const isAsked = (seat: number) => {
      const { decision } = session({ name: 'events', fields: { from: MANY, seat } });
      return ((decision as NamedDecision | null)?.options.length ?? 0) > 0;
    };
    return Array.from({ length: seats }, (_, seat) => seat).filter(isAsked);
  }

  function seeTheSame(seats: number): boolean {
    const tables = Array.from({ length: seats }, (_, seat) =>
      JSON.stringify(session({ name: 'table', fields: { seat } })),
    );
    return new Set(tables).size <= 1;
  }

  function resultNames(locale: Locale): GameView['results'] {
    const results = Object.entries(project?.system?.words.results ?? {});
    return Object.fromEntries(results.map(([result, text]) => [result, text[locale]]));
  }

  function eventAt(index: number): JsonObject | null {
    return session({ name: 'events', fields: { from: index } }).events[0] ?? null;
  }

  /** Delayed events say since when. */
  function toldEvents(speak: SpokenGame, events: readonly JsonObject[], from: number): readonly EventView[] {
    const origins = session({ name: 'origins', fields: { from } });
    const told = events.map((event, i) => {
      const origin = origins[i];
      if (origin === undefined) return speak.told(event);
      const { parent, putOff } = origin;
      // Of several events delayed together, the first says so and the rest are nested under it.
      const isSaid = parent !== null && parent >= from && origins[parent - from]?.putOff === putOff;
      // An event right after the one that delayed it did not have to wait.
      const waited = putOff !== null && putOff >= 0 && putOff < from + i - 1 && !isSaid;
      const since = waited ? eventAt(putOff) : null;
      return speak.told(event, { origin, since });
    });
    // Events with the same cause as their parent do not repeat it.
    return told.map((one) => {
      const above = one.parent === null ? undefined : told[one.parent - from];
      return one.because !== null && above?.because === one.because ? { ...one, because: null } : one;
    });
  }

  function end({ locale }: { readonly locale: Locale }): EndView | null {
    const found = session({ name: 'end', fields: {} });
    if (found === null) return null;
    const name = speaker(locale)?.result(found.result) ?? found.result;
    const { setup } = session({ name: 'log', fields: { from: MANY } });
    const ending = project?.system?.words.ending?.(project.documents, locale, setup, found.result) ?? null;
    const named = { ...found, name, ending, seatLabels: seatLabels(locale) };
    if (found.event === null) return { ...named, reason: null };
    const called = (name: string): Text => ({ ja: nameOf('ja', name), en: nameOf('en', name) });
    const reason = reasonOfEnd(session({ name: 'explain', fields: { event: found.event } }), called);
    // If no event caused the end, the rule that ends the game explains it: the last event merely came before.
    const rule =
      reason.card === null && found.rule !== reason.rule ? project?.system?.words.rules[found.rule ?? ''] : undefined;
    const label = reason.card === null ? null : called(reason.card)[locale];
    return { ...named, reason: { ...reason, text: (rule ?? reason.text)?.[locale] ?? null, label } };
  }

  /** By the events that statistics count. */
  function came({ ids, ways, seat }: AskedWhatCame): WhatCame {
    const tallied = project?.system?.tallied ?? {};
    const { events } = session({ name: 'events', fields: { from: 0, ...(seat === null ? {} : { seat }) } });
    const found = events.flatMap((event) => {
      const field = tallied[String(event['kind'])]?.of;
      const name = field === undefined ? undefined : event[field];
      return typeof name === 'string' ? [name.replace(/#[0-9]+$/, '')] : [];
    });
    const ran = new Set(ways.length === 0 ? [] : session({ name: 'ran', fields: {} }).map(({ path }) => path));
    return { came: [...new Set(found)].filter((id) => ids.includes(id)), done: ways.filter((way) => ran.has(way)) };
  }

  function seatLabels(locale: Locale): readonly string[] {
    const speak = speaker(locale) ?? { labels: () => ({}) };
    return labelsOfSeats(session({ name: 'seats', fields: {} }), speak, locale);
  }

  function saidSeen(locale: Locale, { seen, others }: SeenView): SaidSeen {
    const [speak, seats] = [speaker(locale), seatLabels(locale)];
    return {
      seen: speak === null ? [] : saySeen(seen, seats, speak, locale),
      others: joinParts(
        others.map((seat) => seats[seat] ?? ''),
        locale,
      ),
    };
  }

  function nameOf(locale: Locale, name: string): string {
    return Object.values(speaker(locale)?.labels([name]) ?? {})[0] ?? name;
  }

  function play({ player, steps }: { readonly player: string | null; readonly steps: number | null }): PlayedAWhile {
    const until = performance.now() + MOMENT;
    const end = steps === null ? {} : { steps };
    let last =
      player === null
        ? session({ name: 'autoOn', fields: { thoughts: 1 } })
        : session({ name: 'auto', fields: { player, thoughts: 1, ...end } });
    let made = last.steps;
    while (last.more && performance.now() < until) {
      last = session({ name: 'autoOn', fields: { thoughts: 1 } });
      made += last.steps;
    }
    return { steps: made, more: last.more };
  }

  return {
    session: (ask: SessionCall): Reply<CallName> => session(ask),
    /** Texts are sent as differences. */
    sessionOn: async ({ call: { name, fields }, told }: CallView): Promise<Reply<CallName>> => {
      heard = texts.hear(told);
      await fetchSystemsOf(heard);
      const files = Object.fromEntries([...heard].map(([path, text]) => [path, text.toString()]));
      return session({ name, fields: { ...fields, files } });
    },
    /** Null: the page cannot share memory. */
    watch: ({ trail: memory }: { readonly trail: SharedArrayBuffer | null }) => {
      trail = memory && writeTrail(memory);
      return null;
    },
    /** Null: there is no game. */
    game: ({ locale }: { readonly locale: Locale }) => gameShape(project, locale, (name) => nameOf(locale, name)),
    setupFor: ({ choices, seats }: { readonly choices: Choices; readonly seats: number }) =>
      setupFor(project, choices, seats),
    view,
    viewsFrom,
    /** What players have seen since the entry `to` that they could profit from after taking it back. */
    seen: ({ locale, to, seat }: { readonly locale: Locale; readonly to: number; readonly seat: number | null }) =>
      saidSeen(locale, session({ name: 'seen', fields: { to, ...(seat === null ? {} : { seat }) } })),
    /** Does not affect the running game. */
    compare: ({
      locale,
      one,
      other,
    }: {
      readonly locale: Locale;
      readonly one: ComparedMoment;
      readonly other: ComparedMoment;
    }) => comparedGames(session, speaker(locale), one, other),
    came,
    /** Null while it goes on. */
    end,
    /** Plays a slice. `player`: starts one; null continues. `steps`: null plays to the end. */
    play,
    say: ({ locale, answers, events, rules }: ToSay) => {
      const speak = speaker(locale);
      return {
        answers: answers.map((answer) => speak?.entry(answer) ?? ''),
        events: events.map((event) => speak?.event(event) ?? ''),
        rules: rules.map((rule) => speak?.rule(rule) ?? ''),
      };
    },
  };
}

export type EngineCalls = ReturnType<typeof makeEngineRoom>;
