import { type Static, type TSchema, Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import type { LogEntry } from '#engine/kernel/naming/naming.ts';
import { balanceReport } from '../cli/balance-report.ts';
import { contributionReport } from '../cli/contribution-report.ts';
import { findingsReport } from '../cli/findings-report.ts';
import { sensitivityReport } from '../cli/sensitivity-report.ts';
import { solveReport } from '../cli/solve-report.ts';
import { ProjectPath } from './kept-work.ts';
import { MOST_BYTES } from './limits.ts';

const count = Type.Integer({ minimum: 0 });
const Id = Type.String({ pattern: '^[0-9a-f-]{36}$' });
const Text = closedObject({ ja: Type.String(), en: Type.String() });
const Word = Type.String({ maxLength: 200 });
/** Replace what is on disk. */
const Unsaved = Type.Array(closedObject({ path: ProjectPath, text: Type.String({ maxLength: MOST_BYTES }) }));

const MostGames = 100_000;

const Whole = Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER });

/** The question that the games answer. */
const Aim = Type.Union([
  /**
   * How balanced the project is. `against`: what it is compared with: its files, its last commit, or what an earlier
   * run played. Null: nothing.
   */
  closedObject({
    kind: Type.Literal('balance'),
    against: orNull(
      Type.Union([
        closedObject({ kind: Type.Literal('saved') }),
        closedObject({ kind: Type.Literal('commit') }),
        closedObject({ kind: Type.Literal('run'), run: Id }),
      ]),
    ),
  }),
  /** What each number does. `place`: a file, an entry or a part of it; null: the home of what was chosen. */
  closedObject({ kind: Type.Literal('numbers'), place: orNull(Word) }),
  /** What each card contributes, in games without it. `dominated`: also which cards another one beats at its price. */
  closedObject({ kind: Type.Literal('cards'), dominated: Type.Boolean() }),
  /** What the project could do without, and where it gets stuck. */
  closedObject({ kind: Type.Literal('findings') }),
  /** Which value of a number brings the rate of wins to a target. */
  closedObject({
    kind: Type.Literal('value'),
    number: Word,
    target: Type.Number({ minimum: 0, maximum: 1 }),
    from: Whole,
    to: Whole,
  }),
]);
export type LabAim = Static<typeof Aim>;
export type LabAgainst = Extract<LabAim, { kind: 'balance' }>['against'];

/** Games of one kind on the seeds from 1. */
export const labQuestion = closedObject({
  choices: Type.Record(Word, Word),
  seats: Type.Integer({ minimum: 1, maximum: 99 }),
  program: Word,
  games: Type.Integer({ minimum: 1, maximum: MostGames }),
  aim: Aim,
});
export type LabQuestion = Static<typeof labQuestion>;

const failures = ['errors', 'gone', 'no-number', 'nothing-in-common', 'failed'] as const;
/** `gone`: the version to compare with is not there any more, or never was. `no-number`: nor is the number to try. */
export type LabFailure = (typeof failures)[number];
const Failure = Type.Union(failures.map((one) => Type.Literal(one)));

const LabState = Type.Union([
  closedObject({ state: Type.Literal('waiting') }),
  /** `seconds`: how long it will probably take; null: unknown yet. */
  closedObject({ state: Type.Literal('running'), done: count, of: count, seconds: orNull(count) }),
  closedObject({ state: Type.Literal('paused'), done: count, of: count }),
  closedObject({ state: Type.Literal('done'), done: count }),
  closedObject({ state: Type.Literal('stopped'), done: count }),
  /** A game cannot be played to its end, with its seed. */
  closedObject({ state: Type.Literal('refused'), message: Text, seed: orNull(count) }),
  closedObject({ state: Type.Literal('failed'), why: Type.Unsafe<LabFailure>(Failure) }),
]);
export type LabState = Static<typeof LabState>;

const LabRun = closedObject({ run: Id, question: labQuestion, at: LabState });
export type LabRun = Static<typeof LabRun>;

/** The games in which each effect ran, of those counted. */
const LabEffects = closedObject({
  games: count,
  /** `written`: a hash of the effect, since what was counted is gone with its text. */
  ran: Type.Array(closedObject({ path: Type.String(), written: Type.String(), games: count })),
});
export type LabEffects = Static<typeof LabEffects>;

const LabBalance = closedObject({
  kind: Type.Literal('balance'),
  report: balanceReport,
  /** Names of the results of games. */
  results: Type.Record(Type.String(), Text),
  /** Names of what happens with cards, the most telling first. */
  events: Type.Record(Type.String(), Text),
  /** How long games took. `won` and `lost` are 0 where players do not play together. */
  lengths: Type.Array(closedObject({ rounds: count, games: count, won: count, lost: count })),
  /** The figure that is watched, with an interval that holds whenever one looks: the rate, or the difference of two versions. */
  course: Type.Array(closedObject({ games: count, value: Type.Number(), low: Type.Number(), high: Type.Number() })),
  /** Of `of` lost games the one that was judged nearest to a victory before it was lost. */
  closest: orNull(closedObject({ seed: count, of: count })),
  /** Null: before the end. */
  effects: orNull(LabEffects),
});
export type LabBalance = Static<typeof LabBalance>;

const LabFindings = closedObject({
  kind: Type.Literal('findings'),
  report: findingsReport,
  /** Names of the results of games. */
  results: Type.Record(Type.String(), Text),
  /** Sentences for dead choices. */
  choices: Type.Record(Type.String(), Text),
  effects: LabEffects,
});
export type LabFindings = Static<typeof LabFindings>;

/** Results so far: those of cards, findings and values come at the end, others after some of the games or numbers. */
const LabResults = Type.Union([
  LabBalance,
  closedObject({ kind: Type.Literal('numbers'), report: sensitivityReport }),
  closedObject({ kind: Type.Literal('cards'), report: contributionReport }),
  LabFindings,
  closedObject({ kind: Type.Literal('value'), report: solveReport }),
]);
export type LabResults = Static<typeof LabResults>;

const noMachines = [
  ...(['nobody', 'gone', 'noAddress', 'wrongAddress', 'noAuthorityFile', 'unreachable'] as const),
  ...(['wrongPassword', 'unknownAuthority', 'oldServer'] as const),
] as const;
export type NoLabMachines = (typeof noMachines)[number];
/** Computers that are lent, or why none plays. It holds no address. */
const LabMachines = Type.Union([
  closedObject({ kind: Type.Literal('joined'), threads: count }),
  closedObject({ kind: Type.Literal('lied'), by: Type.String() }),
  closedObject({
    kind: Type.Literal('none'),
    why: Type.Unsafe<NoLabMachines>(Type.Union(noMachines.map((one) => Type.Literal(one)))),
  }),
]);
export type LabMachines = Static<typeof LabMachines>;

const LabChoices = closedObject({
  least: count,
  most: count,
  /** Those that are measured apart. */
  options: Type.Array(closedObject({ id: Word, name: Text, values: Type.Array(Type.String()) })),
  programs: Type.Array(Word),
});
export type LabChoices = Static<typeof LabChoices>;

/** Measuring the balance in the background. Runs belong to the window of a project, not to a page. */
export const labCalls = {
  /** Null: the project has errors. */
  labChoices: { ask: closedObject({ unsaved: Unsaved }), reply: closedObject({ choices: orNull(LabChoices) }) },
  beginLab: { ask: closedObject({ question: labQuestion, unsaved: Unsaved }), reply: closedObject({ run: Id }) },
  /** Long poll: replies when something differs from what `seen` numbers, or after a while. */
  labRuns: {
    ask: closedObject({ seen: count }),
    reply: closedObject({ seen: count, runs: Type.Array(LabRun), machines: orNull(LabMachines) }),
  },
  /** Null: no games yet. */
  labResults: { ask: closedObject({ run: Id }), reply: closedObject({ results: orNull(LabResults) }) },
  changeLab: {
    ask: closedObject({
      run: Id,
      to: Type.Unsafe<'pause' | 'resume' | 'stop' | 'remove'>(
        Type.Union(['pause', 'resume', 'stop', 'remove'].map((one) => Type.Literal(one))),
      ),
      /** For a run that goes on after the studio was closed. */
      unsaved: Unsaved,
    }),
    reply: closedObject({}),
  },
  /** A game of a run as set-up and answers, as far as it can be played; null: not at all. `seats`: null, as in the run. */
  labGame: {
    ask: closedObject({ run: Id, seed: count, seats: orNull(Type.Integer({ minimum: 1, maximum: 99 })) }),
    reply: closedObject({ game: orNull(Type.Unsafe<LabGame>(Type.Unknown())) }),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;

export interface LabGame {
  readonly setup: JsonObject;
  readonly log: readonly LogEntry[];
}
