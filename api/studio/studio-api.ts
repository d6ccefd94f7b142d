import { type Static, type TSchema, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { FileFault, LineEnds } from '#authoring/text/files/project-file.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { ActionWords, historyCalls } from './history-calls.ts';
import { lineCalls } from './kept-lines.ts';
import {
  FileSteps,
  KeptDesk,
  KeptGame,
  KeptPreferences,
  KeptTexts,
  PageId,
  ProjectPath,
  SettledTexts,
  TextsElsewhere,
  ToldTexts,
} from './kept-work.ts';
import { LONGEST_PATH } from './limits.ts';
import { OpenPage, OpenPageList } from './open-pages.ts';
import { pictureCalls } from './picture-calls.ts';
import { printCalls } from './print-calls.ts';
import { projectMigration } from './project-migration.ts';
import { settingsCalls } from './settings.ts';
import { homeCalls } from './studio-home.ts';

/** SHA-256 of a file's bytes, in hexadecimal: tells whether a file still is what it was when it was read. */
const Version = Type.String({ pattern: '^[0-9a-f]{64}$' });

const TextOnDisk = closedObject({
  path: ProjectPath,
  /** Without a byte order mark, and with LF line endings regardless of those on disk. */
  text: Type.String(),
  version: Version,
  bom: Type.Boolean(),
  ends: Type.Optional(Type.Unsafe<LineEnds>(Type.Union(['LF', 'CRLF', 'CR', 'mixed'].map((one) => Type.Literal(one))))),
});

/** A file that is listed, but has no text: why, as `authoring/text/files/project-file.ts` says it. */
const FaultyOnDisk = closedObject({ path: ProjectPath, fault: Type.Unsafe<FileFault>(Type.Unknown()) });

const FileOnDisk = Type.Union([TextOnDisk, FaultyOnDisk]);

const SaveReply = Type.Union([
  /** `unkept`: nothing of it could be kept in the history. */
  closedObject({ saved: Type.Literal(true), version: Version, unkept: Type.Optional(Type.Literal(true)) }),
  // Somebody else wrote the file since it was read, or took it away: nothing was written.
  closedObject({
    saved: Type.Literal(false),
    reason: Type.Literal('conflict'),
    onDisk: Type.Union([Type.Null(), FileOnDisk]),
  }),
  closedObject({
    saved: Type.Literal(false),
    reason: Type.Literal('refused'),
    code: Type.String(),
    /** Where in the text, from 0. */
    line: Type.Optional(Type.Integer()),
  }),
]);

const StepsReply = Type.Union([
  /** `files`: the documents that were made or brought back. */
  closedObject({ done: Type.Literal(true), files: Type.Array(FileOnDisk) }),
  /** Which path a step could not be done with, and why: the codes stand in `host/file-steps/change-files.ts`. */
  closedObject({ done: Type.Literal(false), path: Type.String(), code: Type.String() }),
]);

/** How often the host has told that files changed: a page that knows another number has not heard it. */
const Changes = Type.Integer({ minimum: 0 });

/** What the workbench may ask of a machine. Every door checks what is asked by these schemas. */
export const studioCalls = {
  /** Every file of the project, and every folder in it, also those without files. */
  openProject: {
    ask: closedObject({}),
    reply: closedObject({
      folder: Type.String(),
      files: Type.Array(FileOnDisk),
      folders: Type.Array(ProjectPath),
      changes: Changes,
    }),
  },
  /** Writes a file whole, or not at all. `base` is the version the text was made from; null writes over whatever is there. */
  saveFile: {
    ask: closedObject({
      path: Type.String({ minLength: 1, maxLength: LONGEST_PATH }),
      text: Type.String(),
      base: Type.Union([Type.Null(), Version]),
      /** Also a file that is read-only, or that has further names: the person said so. */
      insist: Type.Optional(Type.Boolean()),
      /** The action that was done last to it. */
      name: Type.Optional(ActionWords),
      /** Line ends and byte order mark from now on; what is not named stays as the file has it. */
      form: Type.Optional(
        closedObject({
          bom: Type.Optional(Type.Boolean()),
          ends: Type.Optional(Type.Union([Type.Literal('LF'), Type.Literal('CRLF')])),
        }),
      ),
    }),
    reply: SaveReply,
  },
  /**
   * Makes, deletes and moves files and folders: all that is asked, or nothing. `bases` are the versions of all documents
   * that are deleted or moved, by their paths before that; null for one that cannot be read.
   */
  changeFiles: {
    ask: closedObject({ steps: FileSteps, bases: Type.Record(Type.String(), Type.Union([Type.Null(), Version])) }),
    reply: StepsReply,
  },
  /** What a page has kept of the work on this project; a new page takes up what was kept last. */
  recallWork: {
    ask: closedObject({ page: PageId }),
    reply: closedObject({
      texts: orNull(KeptTexts),
      desk: orNull(KeptDesk),
      game: orNull(KeptGame),
      preferences: orNull(KeptPreferences),
      elsewhere: Type.Array(TextsElsewhere),
    }),
  },
  /** Keeps parts of the work outside of the project; a part that is not named stays as it is kept. */
  keepWork: {
    ask: closedObject({
      page: PageId,
      texts: Type.Optional(ToldTexts),
      desk: Type.Optional(KeptDesk),
      game: Type.Optional(KeptGame),
      preferences: Type.Optional(KeptPreferences),
      /** Unsaved texts of other pages that were taken up here, or given up. */
      settled: Type.Optional(Type.Array(SettledTexts)),
    }),
    /**
     * `kept` false: it was not written, and only the page holds it. `turn`: what texts told next may go on from; null: they
     * must be told in whole, as these when they were not.
     */
    reply: closedObject({ kept: Type.Boolean(), turn: orNull(Type.Integer({ minimum: 0 })) }),
  },
  /**
   * What a document that is not UTF-8 says, in each encoding that its bytes are sound in, and the version of its bytes.
   * `keep`: these are kept aside, so that `restoreBytes` can bring them back.
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
  /** Puts the bytes of a version that `readForeign` has kept in the place of the text that was made of them. */
  restoreBytes: { ask: closedObject({ path: ProjectPath, was: Version, base: Version }), reply: SaveReply },
  /**
   * A part of a document that is too large to be opened whole, from about a byte of it on, and how many bytes it has in
   * all: 0 when it is not there.
   */
  readPart: {
    ask: closedObject({ path: ProjectPath, from: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }),
    reply: closedObject({
      text: Type.String(),
      from: Type.Integer(),
      to: Type.Integer(),
      bytes: Type.Integer({ minimum: 0 }),
    }),
  },
  /** What a migration to the current format changes in the project; with `write` it is done, after a backup. */
  migrateProject: { ask: closedObject({ write: Type.Boolean() }), reply: projectMigration },
  /** Says which files this page has not saved, so that other pages on the project know. */
  notePage: { ask: OpenPage, reply: closedObject({ changes: Changes }) },
  ...settingsCalls,
  ...homeCalls,
  ...historyCalls,
  ...lineCalls,
  ...pictureCalls,
  ...printCalls,
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;

export type StudioCall = keyof typeof studioCalls;
export type StudioAsk<Call extends StudioCall> = Static<(typeof studioCalls)[Call]['ask']>;
export type StudioReply<Call extends StudioCall> = Static<(typeof studioCalls)[Call]['reply']>;

/** What the host does for the workbench, whichever door lies between them. */
export type StudioApi = {
  readonly [Call in StudioCall]: (ask: StudioAsk<Call>) => Promise<StudioReply<Call>>;
};

export type TextOnDisk = Static<typeof TextOnDisk>;
export type FileOnDisk = Static<typeof FileOnDisk>;

/**
 * What the host tells without being asked. `filesChanged`: something in the project's folder was written by others.
 * `pages`: which pages have the project open by now, this one among them. `gitChanged`: another commit is checked out, or
 * something was staged.
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

/** Whether what came from outside is what this call asks. */
export function isAsk<Call extends StudioCall>(call: Call, value: unknown): value is StudioAsk<Call> {
  return Check(studioCalls[call].ask, value);
}

/** Whether what the host is about to answer is what this call promises. */
export function isReply<Call extends StudioCall>(call: Call, value: unknown): value is StudioReply<Call> {
  return Check(studioCalls[call].reply, value);
}
