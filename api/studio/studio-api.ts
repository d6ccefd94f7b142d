import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { FileFault, LineEnds } from '#authoring/text/files/project-file.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { projectMigration } from '../cli/project-migration.ts';
import { dictionaryCalls } from './dictionary-calls.ts';
import { ActionWords, historyCalls } from './history-calls.ts';
import { branchCalls } from './kept-lines.ts';
import {
  FileSteps,
  KeptDesk,
  KeptGame,
  KeptPreferences,
  KeptTexts,
  PageId,
  ProjectPath,
  SentTexts,
  SettledTexts,
  TextsOfOtherPage,
} from './kept-work.ts';
import { labCalls } from './lab-calls.ts';
import { LONGEST_PATH } from './limits.ts';
import { OpenPage, OpenPageList } from './open-pages.ts';
import { pictureCalls } from './picture-calls.ts';
import { printCalls } from './print-calls.ts';
import { settingsCalls } from './settings.ts';
import { homeCalls } from './studio-home.ts';

/** SHA-256 of the bytes, in hexadecimal. */
const Version = Type.String({ pattern: '^[0-9a-f]{64}$' });

const TextOnDisk = closedObject({
  path: ProjectPath,
  /** Without BOM; line endings are always LF. */
  text: Type.String(),
  version: Version,
  bom: Type.Boolean(),
  ends: Type.Optional(Type.Unsafe<LineEnds>(Type.Union(['LF', 'CRLF', 'CR', 'mixed'].map((one) => Type.Literal(one))))),
});

/** See `authoring/text/files/project-file.ts`. */
const FaultyOnDisk = closedObject({ path: ProjectPath, fault: Type.Unsafe<FileFault>(Type.Unknown()) });

const FileOnDisk = Type.Union([TextOnDisk, FaultyOnDisk]);

const SaveReply = Type.Union([
  /** `unkept`: not in the history. */
  closedObject({ saved: Type.Literal(true), version: Version, unkept: Type.Optional(Type.Literal(true)) }),
  // A conflict: nothing was written.
  closedObject({
    saved: Type.Literal(false),
    reason: Type.Literal('conflict'),
    onDisk: Type.Union([Type.Null(), FileOnDisk]),
  }),
  closedObject({
    saved: Type.Literal(false),
    reason: Type.Literal('refused'),
    code: Type.String(),
    /** Zero-based. */
    line: Type.Optional(Type.Integer()),
  }),
]);

const StepsReply = Type.Union([
  /** `files`: created or restored documents. */
  closedObject({ done: Type.Literal(true), files: Type.Array(FileOnDisk) }),
  /** Codes: `host/file-operations/change-files.ts`. */
  closedObject({ done: Type.Literal(false), path: Type.String(), code: Type.String() }),
]);

/** Counter of change events; a different number means that a page missed some. */
const Changes = Type.Integer({ minimum: 0 });

/** Requests and replies are validated against these schemas. */
export const studioCalls = {
  /** All files and folders, also empty ones. */
  openProject: {
    ask: closedObject({}),
    reply: closedObject({
      folder: Type.String(),
      files: Type.Array(FileOnDisk),
      folders: Type.Array(ProjectPath),
      changes: Changes,
    }),
  },
  /** Atomic. `base`: the version that was edited; null overwrites. */
  saveFile: {
    ask: closedObject({
      path: Type.String({ minLength: 1, maxLength: LONGEST_PATH }),
      text: Type.String(),
      base: Type.Union([Type.Null(), Version]),
      /** Also writes read-only and hard-linked files. */
      insist: Type.Optional(Type.Boolean()),
      /** Last action on the file. */
      name: Type.Optional(ActionWords),
      /** Line endings and BOM; defaults to those of the file. */
      form: Type.Optional(
        closedObject({
          bom: Type.Optional(Type.Boolean()),
          ends: Type.Optional(Type.Union([Type.Literal('LF'), Type.Literal('CRLF')])),
        }),
      ),
    }),
    reply: SaveReply,
  },
  /** All or nothing. `bases`: versions of documents to delete or move, by old path; null: unreadable. */
  changeFiles: {
    ask: closedObject({ steps: FileSteps, bases: Type.Record(Type.String(), Type.Union([Type.Null(), Version])) }),
    reply: StepsReply,
  },
  /** State of a page; a new page gets the latest. */
  recallWork: {
    ask: closedObject({ page: PageId }),
    reply: closedObject({
      texts: orNull(KeptTexts),
      desk: orNull(KeptDesk),
      game: orNull(KeptGame),
      preferences: orNull(KeptPreferences),
      elsewhere: Type.Array(TextsOfOtherPage),
    }),
  },
  /** Parts that are absent stay unchanged. */
  keepWork: {
    ask: closedObject({
      page: PageId,
      texts: Type.Optional(SentTexts),
      desk: Type.Optional(KeptDesk),
      game: Type.Optional(KeptGame),
      preferences: Type.Optional(KeptPreferences),
      /** Unsaved texts of other pages that were taken over or discarded. */
      settled: Type.Optional(Type.Array(SettledTexts)),
    }),
    /** `kept` false: not stored. `turn`: base of the next deltas; null: send full texts next. */
    reply: closedObject({ kept: Type.Boolean(), turn: orNull(Type.Integer({ minimum: 0 })) }),
  },
  /**
   * The text of a document that is not UTF-8, in each encoding in which it is valid. `keep`: store the bytes for
   * `restoreBytes`.
   */
  readForeign: {
    ask: closedObject({ path: ProjectPath, keep: Type.Boolean() }),
    reply: closedObject({
      version: Type.String({ maxLength: 64 }),
      readings: Type.Array(
        closedObject({
          encoding: Type.Union([
            Type.Literal('Shift_JIS'),
            Type.Literal('EUC-JP'),
            Type.Literal('UTF-16'),
            Type.Literal('Windows-1252'),
          ]),
          text: Type.String(),
        }),
      ),
    }),
  },
  /** Restores the bytes that `readForeign` stored. */
  restoreBytes: { ask: closedObject({ path: ProjectPath, was: Version, base: Version }), reply: SaveReply },
  /** Reads a part of a document that is too large, from about this byte. `bytes`: total, 0 if absent. */
  readPart: {
    ask: closedObject({ path: ProjectPath, from: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: closedObject({
      text: Type.String(),
      from: Type.Integer(),
      to: Type.Integer(),
      bytes: Type.Integer({ minimum: 0 }),
    }),
  },
  /** `write` applies it, after a backup. */
  migrateProject: { ask: closedObject({ write: Type.Boolean() }), reply: projectMigration },
  /** Reports unsaved files to other pages. */
  notePage: { ask: OpenPage, reply: closedObject({ changes: Changes }) },
  ...settingsCalls,
  ...homeCalls,
  ...historyCalls,
  ...branchCalls,
  ...pictureCalls,
  ...printCalls,
  ...labCalls,
  ...dictionaryCalls,
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;

export type StudioCall = keyof typeof studioCalls;
export type StudioAsk<Call extends StudioCall> = Static<(typeof studioCalls)[Call]['ask']>;
export type StudioReply<Call extends StudioCall> = Static<(typeof studioCalls)[Call]['reply']>;

/** Implemented by the host, over any transport. */
export type StudioApi = {
  readonly [Call in StudioCall]: (ask: StudioAsk<Call>) => Promise<StudioReply<Call>>;
};

export type TextOnDisk = Static<typeof TextOnDisk>;
export type FileOnDisk = Static<typeof FileOnDisk>;

/**
 * `filesChanged`: by other programs. `pages`: all pages of the project, including this one. `gitChanged`: checkout or
 * staging.
 */
export const StudioEvent = Type.Union([
  closedObject({ event: Type.Literal('filesChanged') }),
  closedObject({ event: Type.Literal('gitChanged') }),
  closedObject({ event: Type.Literal('pages'), pages: OpenPageList }),
]);
export type StudioEvent = Static<typeof StudioEvent>;

export function isStudioEvent(value: unknown): value is StudioEvent {
  return Check(StudioEvent, value);
}

export function isStudioCall(name: string): name is StudioCall {
  return Object.hasOwn(studioCalls, name);
}

export function isAsk<Call extends StudioCall>(call: Call, value: unknown): value is StudioAsk<Call> {
  return Check(studioCalls[call].ask, value);
}

export function isReply<Call extends StudioCall>(call: Call, value: unknown): value is StudioReply<Call> {
  return Check(studioCalls[call].reply, value);
}
