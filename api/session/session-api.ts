import { type Static, type TSchema, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { keptIndex, object, objects } from '../shapes.ts';
import { evaluateReply, hypothesisReply, reachReply } from './advice.ts';
import { differReply, differSide } from './differ-shape.ts';
import { explanation } from './explanation.ts';
import { place, ranReply, sinceReply, watched, watchedReply } from './log-queries.ts';
import { playtestCalls } from './playtest-calls.ts';
import { replayCall } from './replay-shape.ts';
import {
  autoReply,
  brokenSchema,
  changedSchema,
  endReply,
  failure,
  happened,
  standing,
  thoughts,
  whyReply,
} from './session-replies.ts';
import { breakpointFields, pace } from './stop.ts';
import { seenSchema, seenViewSchema, undoneSchema, undoneViewSchema } from './undone.ts';

/** Schemas of the session protocol: each request and each reply is one JSON object. */
const files = Type.Record(Type.String(), Type.String(), {
  description: 'The texts of a project, by their path inside it',
});
const renamed = Type.Array(closedObject({ kinds: Type.Array(Type.String()), from: Type.String(), to: Type.String() }), {
  description:
    'Ids renamed since the game began: the kinds of the id, the old id and the new one. The log continues with the new id',
});
const chain = Type.Array(Type.String(), { description: 'The effects that were running when the engine gave up' });
/** By number from 0, or by a name of a role. */
const seat = Type.Union([keptIndex, Type.String()]);
/** With `seat`, hidden names, others' answers and breakpoints are left out of the reply. */
const forSeat = { seat: Type.Optional(seat) };
const nothing = closedObject({});
const paths = Type.Array(Type.String(), { description: 'Effects by their paths: CARD/effects/ENTRY/do/0' });

/** Without `id`, `call` and `game`; `reply` is the content of `ok`. */
interface Call<Request extends TSchema, Reply extends TSchema> {
  readonly request: Request;
  readonly reply: Reply;
  readonly about: string;
}
const call = <Request extends TSchema, Reply extends TSchema>(
  about: string,
  request: Request,
  reply: Reply,
): Call<Request, Reply> => ({ about, request, reply });

export const sessionCalls = {
  content: call(
    'Reads the texts of a project; if they contain an error, the previous content stays',
    closedObject({ files }),
    closedObject({ problems: keptIndex, contentHash: orNull(Type.String()) }),
  ),
  new: call(
    'Sets up a game; `content` adds entries to the project first; for a seat, the reply contains only what it may know',
    closedObject({
      setup: Type.Optional(object),
      content: Type.Optional(object),
      breakpoints: Type.Optional(paths),
      ...forSeat,
    }),
    closedObject({ game: keptIndex, events: objects, ...standing }),
  ),
  lay: call(
    'Sets up the start of a playtest from its `given`; a saved game is given itself, or by its file name',
    closedObject({ given: object }),
    closedObject({ game: keptIndex, events: objects, ...standing }),
  ),
  step: call(
    'Runs one step of a playtest, an item of its `when`: an answer, refused, offered, cheat, expect or until. A failing step changes nothing',
    closedObject({ step: object }),
    closedObject({ failure: orNull(failure), events: objects, ...standing }),
  ),
  legal: call('The legal answers; for a seat, those it may give', closedObject(forSeat), objects),
  anytime: call(
    'What players may do besides what is asked, such as giving something away; `act` takes these answers too',
    closedObject(forSeat),
    objects,
  ),
  act: call(
    'Gives the one legal answer that has these fields; for a seat, the reply does not name anything face down for it',
    closedObject({ answer: object, ...forSeat }),
    happened,
  ),
  why: call(
    'The rule that makes an answer legal or illegal; for a seat, only for its own answers, from what it sees',
    closedObject({ answer: object, ...forSeat }),
    whyReply,
  ),
  explain: call(
    'Why an event had its result: base, edits, causes and rules',
    closedObject({ event: Type.Integer({ ...safeInteger, minimum: 0, description: 'Its index among all events' }) }),
    explanation,
  ),
  undo: call(
    'Goes back to just before entry `to` of the log; 0 is the first decision. Taking back something that a seat has seen needs `pastSeen`, and stays marked',
    closedObject({ to: keptIndex, pastSeen: Type.Optional(Type.Boolean()), ...forSeat }),
    closedObject({ ...standing, events: keptIndex }),
  ),
  seen: call(
    'What seats have seen from entry `to` of the log on and would still know if it were taken back; empty where no seat could gain from it',
    closedObject({ to: keptIndex, ...forSeat }),
    seenViewSchema,
  ),
  since: call(
    'Since when something on the table has its value, and why; for a number in force, its base and what modifies it',
    closedObject({ place }),
    sinceReply,
  ),
  ran: call(
    'Which effects of the content ran, how often and after which entries of the log; those that never ran are left out',
    nothing,
    ranReply,
  ),
  watched: call(
    'The values of places of the table, amounts and conditions after the set-up and after each entry of the log',
    closedObject({ of: watched }),
    watchedReply,
  ),
  breakpoints: call(
    'Breakpoints: effects before which, and kinds of events after which, the game stops; they replace the previous breakpoints',
    closedObject(breakpointFields),
    closedObject({
      unknown: Type.Array(Type.String(), {
        description: 'Paths at which the content has no effect, and names that are not kinds of events',
      }),
    }),
  ),
  resume: call(
    'Continues a game stopped at a breakpoint; for a seat, the reply contains only what it may know',
    closedObject({ pace: Type.Optional(pace), ...forSeat }),
    happened,
  ),
  fork: call('Creates a second game in the same state', nothing, closedObject({ game: keptIndex })),
  save: call('The game in the form of a save file', nothing, object),
  load: call(
    'Loads a saved game, with the content it was played with',
    closedObject({ save: object }),
    closedObject({ game: keptIndex, ...standing }),
  ),
  replay: call(
    'Sets up a game and replays a log as far as it is legal, for example after an edit; `takenBack` are the marks that the game had',
    closedObject({ setup: object, entries: objects, takenBack: Type.Optional(undoneSchema) }),
    closedObject({ game: keptIndex, broken: orNull(brokenSchema), ...standing }),
  ),
  redo: call(
    'Continues with these entries as far as they are legal; what `undo` has just taken back is restored without replaying it',
    closedObject({ entries: objects }),
    closedObject({
      broken: orNull(brokenSchema),
      events: Type.Integer({ minimum: 0, description: 'The number of events before this' }),
      ...standing,
    }),
  ),
  differ: call(
    'Where two games differ: in their answers, in the first different event, on the table. Each is an open game, or a log that is replayed for this call only',
    closedObject({ one: differSide, other: differSide }),
    differReply(brokenSchema),
  ),
  playAgain: replayCall,
  table: call('The table document; for a seat, what it may see', closedObject(forSeat), object),
  seats: call(
    'Who plays: the names of those who sit there, seat by seat',
    nothing,
    Type.Array(Type.Array(Type.String())),
  ),
  figures: call('The numbers that the table shows, as they are now and as printed', nothing, object),
  hash: call(
    'The three hashes',
    nothing,
    closedObject({ hash: Type.String(), logHash: Type.String(), contentHash: Type.String() }),
  ),
  cheat: call(
    'Changes the table against the rules, and records it in the log; its fields are in the request or under `cheat`; for a seat, the reply contains only what it may know',
    closedObject({ cheat: object, ...forSeat }),
    happened,
  ),
  end: call(
    'The result of a finished game, and what decided it; null while the game continues',
    nothing,
    orNull(endReply),
  ),
  close: call('Closes a game', nothing, nothing),
  events: call(
    'What happened, from the event `from` on; for a seat, what lay face down for it before and after is `?`',
    closedObject({ from: Type.Optional(keptIndex), ...forSeat }),
    closedObject({ events: objects, next: keptIndex, ...standing }),
  ),
  origins: call(
    'The origins of the events from the event `from` on, for drawing the log as a tree',
    closedObject({ from: Type.Optional(keptIndex) }),
    Type.Array(
      closedObject({
        parent: orNull(keptIndex, { description: 'The event of which this is a part or a consequence' }),
        rule: Type.String({ description: 'The rule that caused it' }),
        steps: Type.Array(closedObject({ step: Type.String(), rule: Type.String() }), {
          description: 'The steps of the rules that caused it, the innermost first',
        }),
        putOff: orNull(Type.Integer({ minimum: -1 }), {
          description: 'It was deferred since this event; -1: since the beginning',
        }),
      }),
    ),
  ),
  log: call(
    'The answers and cheats from entry `from` on, and the set-up of the game; for a seat, without secret answers of others, the names in cheats, and the seed',
    closedObject({ from: Type.Optional(keptIndex), ...forSeat }),
    closedObject({
      setup: object,
      entries: objects,
      events: Type.Array(keptIndex, { description: 'The number of events before each entry' }),
      takenBack: undoneViewSchema,
    }),
  ),
  edit: call(
    'Reads the current texts of the project and replays the running game with them',
    closedObject({ files, renamed: Type.Optional(renamed) }),
    closedObject({
      problems: Type.Integer({
        minimum: 0,
        description: 'Errors in the texts; with any error the game stays unchanged',
      }),
      changed: orNull(changedSchema),
      broken: orNull(brokenSchema),
      ...standing,
    }),
  ),
  continue: call(
    'After `broken`: continues from the current state and drops the rest of the log',
    nothing,
    closedObject({ dropped: keptIndex, ...standing }),
  ),
  auto: call(
    'Has a program play this many decisions, or to the end; for a seat, it answers only for that seat, until others are asked, and the reply contains only what the seat may know',
    closedObject({
      player: Type.String(),
      steps: Type.Optional(Type.Integer({ ...safeInteger, minimum: 1 })),
      seed: Type.Optional(Type.Integer(safeInteger)),
      thoughts: Type.Optional({
        ...thoughts,
        description:
          'Returns after this many steps of thinking, even in the middle of an answer; `autoOn` continues from there',
      }),
      ...forSeat,
    }),
    autoReply,
  ),
  evaluate: call(
    'What if: how games continue from each legal answer, played by a program; the same seed gives the same numbers. Whatever is hidden from the seat (by default the one that is asked) is randomized for each game',
    closedObject({
      player: Type.Optional(Type.String({ description: 'The default is greedy' })),
      playouts: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: 'The default is 8' })),
      seed: Type.Optional(Type.Integer(safeInteger)),
      ...forSeat,
    }),
    evaluateReply,
  ),
  suppose: call(
    'What would make an answer legal: single changes of the table, the smallest first, and continuing to play. The game itself is not changed',
    closedObject({ answer: object, ...forSeat }),
    hypothesisReply,
  ),
  reach: call(
    'Searches for a legal game that reaches a card, an effect or a kind of event (`to`), or a position in which a condition holds (`when`): first in the given lines, then in games of programs. The reply is its log, which `replay` accepts',
    closedObject({
      to: Type.Optional(Type.String({ description: 'A card, CARD/effects/ENTRY/do/0, or a kind of event' })),
      when: Type.Optional(object),
      setup: Type.Optional(object),
      lines: Type.Optional(
        Type.Array(closedObject({ setup: object, entries: objects }), { description: 'Saved games' }),
      ),
      games: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'The default is 100' })),
      seed: Type.Optional(Type.Integer(safeInteger)),
    }),
    reachReply,
  ),
  autoOn: call(
    'After `auto` returned with `more`: continues. Any other change to the game in the meantime ends it',
    closedObject({ thoughts: Type.Optional(thoughts) }),
    autoReply,
  ),
  ...playtestCalls,
} as const;

export type SessionCalls = typeof sessionCalls;
export type CallName = keyof SessionCalls;
export type CallFields<Name extends CallName> = Static<SessionCalls[Name]['request']>;
export type Reply<Name extends CallName> = Static<SessionCalls[Name]['reply']>;

/** `game` defaults to 0, which `new` and `load` create or replace. */
export type Request<Name extends CallName = CallName> = {
  [N in Name]: { readonly id: number | string; readonly call: N; readonly game?: number } & CallFields<N>;
}[Name];

export const sessionError = closedObject({
  code: Type.String(),
  message: text,
  rule: Type.Optional(Type.String()),
  chain: Type.Optional(chain),
  seen: Type.Optional(seenSchema),
});
export type SessionError = Static<typeof sessionError>;

export type Id = number | string | null;
export type SessionReply<Name extends CallName = CallName> =
  | { readonly id: Id; readonly ok: Reply<Name> }
  | { readonly id: Id; readonly error: SessionError };

/** Fields of every request. */
export const envelope = {
  id: Type.Union([Type.Number(safeInteger), Type.String()]),
  call: Type.String(),
  game: Type.Optional(keptIndex),
};
