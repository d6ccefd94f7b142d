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
const files = Type.Record(Type.String(), Type.String(), { description: 'Texts of a project by their path inside it' });
const renamed = Type.Array(closedObject({ kinds: Type.Array(Type.String()), from: Type.String(), to: Type.String() }), {
  description:
    'What got another id since the game began: the kinds of the id, and both ids. The log goes on with the new',
});
const chain = Type.Array(Type.String(), { description: 'The effects that ran when the engine gave up' });
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
    'Takes the texts of a project; with an error in them, what was there before stays',
    closedObject({ files }),
    closedObject({ problems: keptIndex, contentHash: orNull(Type.String()) }),
  ),
  new: call(
    'Sets a game up; `content` lays entries over the project first; for a seat, the reply tells what it may know',
    closedObject({
      setup: Type.Optional(object),
      content: Type.Optional(object),
      breakpoints: Type.Optional(paths),
      ...forSeat,
    }),
    closedObject({ game: keptIndex, events: objects, ...standing }),
  ),
  lay: call(
    'Lays the start of a playtest, as its `given` says it; a saved game stands there itself, or by the name of its file',
    closedObject({ given: object }),
    closedObject({ game: keptIndex, events: objects, ...standing }),
  ),
  step: call(
    'Takes one step of a playtest, as one of its `when`: an answer, refused, offered, cheat, expect or until. One that fails changes nothing',
    closedObject({ step: object }),
    closedObject({ failure: orNull(failure), events: objects, ...standing }),
  ),
  legal: call('The legal answers; for a seat, those it may give', closedObject(forSeat), objects),
  act: call(
    'Gives the one legal answer that has these fields; for a seat, the reply names nothing that lies face down for it',
    closedObject({ answer: object, ...forSeat }),
    happened,
  ),
  why: call(
    'The rule that offers an answer, or keeps it from being legal; for a seat, of its own answers, and of what it sees',
    closedObject({ answer: object, ...forSeat }),
    whyReply,
  ),
  explain: call(
    'Why an event came out as it did: base, edits, causes and rules',
    closedObject({ event: Type.Integer({ ...safeInteger, minimum: 0, description: 'Its place among all events' }) }),
    explanation,
  ),
  undo: call(
    'Goes back to just before entry `to` of the log; 0 is the first decision. Past what a seat has seen, only with `pastSeen`, and it stays marked',
    closedObject({ to: keptIndex, pastSeen: Type.Optional(Type.Boolean()), ...forSeat }),
    closedObject({ ...standing, events: keptIndex }),
  ),
  seen: call(
    'What seats have seen since before entry `to` of the log and would still know if it were taken back; nothing where nobody could gain by it',
    closedObject({ to: keptIndex, ...forSeat }),
    seenViewSchema,
  ),
  since: call(
    'Since when something on the table is what it is, and why; of a number in force its base and what alters it',
    closedObject({ place }),
    sinceReply,
  ),
  ran: call(
    'Which effects of the content ran, how often and after which entries of the log; those that never ran are left out',
    nothing,
    ranReply,
  ),
  watched: call(
    'What places of the table, amounts and conditions came to after the set-up and after each entry of the log',
    closedObject({ of: watched }),
    watchedReply,
  ),
  breakpoints: call(
    'Effects before which, and kinds of events after which the game is to stand still; those given before are forgotten',
    closedObject(breakpointFields),
    closedObject({
      unknown: Type.Array(Type.String(), {
        description: 'Where the content has no effect, and what is no kind of event',
      }),
    }),
  ),
  resume: call(
    'Goes on from where the game stands at an effect; for a seat, the reply tells what it may know',
    closedObject({ pace: Type.Optional(pace), ...forSeat }),
    happened,
  ),
  fork: call('A second game that stands where this one stands', nothing, closedObject({ game: keptIndex })),
  save: call('The game as it is kept in a file', nothing, object),
  load: call(
    'Takes up a saved game, on the content it was played on',
    closedObject({ save: object }),
    closedObject({ game: keptIndex, ...standing }),
  ),
  replay: call(
    'Sets a game up and repeats a log as far as it is legal, as after an edit; `takenBack` are the marks that the game had',
    closedObject({ setup: object, entries: objects, takenBack: Type.Optional(undoneSchema) }),
    closedObject({ game: keptIndex, broken: orNull(brokenSchema), ...standing }),
  ),
  redo: call(
    'Goes on with these entries as far as they are legal; what `undo` took back just before is taken up without being played again',
    closedObject({ entries: objects }),
    closedObject({
      broken: orNull(brokenSchema),
      events: Type.Integer({ minimum: 0, description: 'How many events there were before' }),
      ...standing,
    }),
  ),
  differ: call(
    'Where two games differ: in their answers, in what happened first, on the table. Each is a game that is there, or a log that is played for it and forgotten',
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
    'Does what no rule allows, and keeps it in the log; its fields stand in the request or under `cheat`; for a seat, the reply tells what it may know',
    closedObject({ cheat: object, ...forSeat }),
    happened,
  ),
  end: call('How a game that is over came out, and what decided it; null while it goes on', nothing, orNull(endReply)),
  close: call('Forgets a game', nothing, nothing),
  events: call(
    'What happened, from the event `from` on; for a seat, what lay face down for it before and after is `?`',
    closedObject({ from: Type.Optional(keptIndex), ...forSeat }),
    closedObject({ events: objects, next: keptIndex, ...standing }),
  ),
  origins: call(
    'Where the events from the event `from` on come from: what a log needs to be drawn as a tree',
    closedObject({ from: Type.Optional(keptIndex) }),
    Type.Array(
      closedObject({
        parent: orNull(keptIndex, { description: 'The event that it is a part or a consequence of' }),
        rule: Type.String({ description: 'The rule that did it' }),
        steps: Type.Array(closedObject({ step: Type.String(), rule: Type.String() }), {
          description: 'The steps of the rules that did it, the innermost first',
        }),
        putOff: orNull(Type.Integer({ minimum: -1 }), {
          description: 'It had to wait since this event; -1: since the beginning',
        }),
      }),
    ),
  ),
  log: call(
    'The answers and cheats from entry `from` on, and the set-up they began from; for a seat, without secret answers of others, what a cheat names, and the seed',
    closedObject({ from: Type.Optional(keptIndex), ...forSeat }),
    closedObject({
      setup: object,
      entries: objects,
      events: Type.Array(keptIndex, { description: 'How many events there were before each entry' }),
      takenBack: undoneViewSchema,
    }),
  ),
  edit: call(
    'Takes the texts of the project as they are now and plays the running game again on them',
    closedObject({ files, renamed: Type.Optional(renamed) }),
    closedObject({
      problems: Type.Integer({ minimum: 0, description: 'Errors in the texts; with one the game stays as it was' }),
      changed: orNull(changedSchema),
      broken: orNull(brokenSchema),
      ...standing,
    }),
  ),
  continue: call(
    'After `broken`: goes on from where the game stands and drops the rest of its log',
    nothing,
    closedObject({ dropped: keptIndex, ...standing }),
  ),
  auto: call(
    'Lets a player go on for so many decisions, or to the end; for a seat, it answers for that seat alone, until others are asked, and the reply tells what the seat may know',
    closedObject({
      player: Type.String(),
      steps: Type.Optional(Type.Integer({ ...safeInteger, minimum: 1 })),
      seed: Type.Optional(Type.Integer(safeInteger)),
      thoughts: Type.Optional({
        ...thoughts,
        description: 'Comes back after so many, though it be in the middle of an answer; `autoOn` goes on from there',
      }),
      ...forSeat,
    }),
    autoReply,
  ),
  evaluate: call(
    'What if: how games go on from each legal answer, played on by a player; the same seed gives the same numbers. What lies hidden from the seat (else the one that is asked) is imagined anew in each game',
    closedObject({
      player: Type.Optional(Type.String({ description: 'greedy unless it is said' })),
      playouts: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000, description: '8 unless it is said' })),
      seed: Type.Optional(Type.Integer(safeInteger)),
      ...forSeat,
    }),
    evaluateReply,
  ),
  suppose: call(
    'What would make an answer legal: single changes of the table, the smallest first, and playing on. The game is left as it was',
    closedObject({ answer: object, ...forSeat }),
    hypothesisReply,
  ),
  reach: call(
    'Looks for a game that comes, by the rules, to a card, an effect or a kind of event (`to`), or to where a condition holds (`when`): given lines first, then games of programs. It is shown by its log: `replay` takes it up',
    closedObject({
      to: Type.Optional(Type.String({ description: 'A card, CARD/effects/ENTRY/do/0, or a kind of event' })),
      when: Type.Optional(object),
      setup: Type.Optional(object),
      lines: Type.Optional(
        Type.Array(closedObject({ setup: object, entries: objects }), { description: 'Games that were kept' }),
      ),
      games: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: '100 unless it is said' })),
      seed: Type.Optional(Type.Integer(safeInteger)),
    }),
    reachReply,
  ),
  autoOn: call(
    'After `auto` that came back with `more`: goes on. Whatever else was done to the game since has ended it',
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
