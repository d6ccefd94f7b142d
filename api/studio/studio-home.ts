import { type Static, type TSchema, Type } from 'typebox';
import { problem, text } from '#authoring/text/problems/problem.ts';
import type { AnswerFault } from '#authoring/tools/begin/answered.ts';
import type { OfferedBeginning } from '#authoring/tools/begin/begin.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { LONGEST_FOLDER, MOST_THUMBNAIL_BYTES } from './limits.ts';

// What is asked before a project is open, and of other folders than the one that is: the welcome, and the way elsewhere.

/** A folder of this machine, by its whole path. */
const Folder = Type.String({ minLength: 1, maxLength: LONGEST_FOLDER });
const Locale = Type.Union([Type.Literal('ja'), Type.Literal('en')]);

/** A folder for people: the person's home is a tilde. */
const shown = Type.String();

/** What lies in the folder of a page: a project, nothing, something else; or there is no folder. */
const OpenedKind = Type.Union([
  Type.Literal('project'),
  Type.Literal('empty'),
  Type.Literal('foreign'),
  Type.Literal('none'),
]);
export type OpenedKind = Static<typeof OpenedKind>;

const RecentProject = closedObject({
  folder: Type.String(),
  shown,
  id: Type.String(),
  title: Type.String(),
  system: Type.String(),
  /** When it was opened last, in milliseconds since 1970. */
  at: Type.Number(),
  /** False: there is no project in this folder any more. */
  isThere: Type.Boolean(),
});
export type RecentProject = Static<typeof RecentProject>;

const Home = closedObject({
  opened: closedObject({ kind: OpenedKind, folder: Type.String(), shown }),
  /** The default folder for new projects. */
  place: closedObject({ folder: Type.String(), shown }),
  /** The newest first. */
  recent: Type.Array(RecentProject),
  /** The games of which projects can be begun; the first is the usual one. */
  games: Type.Array(closedObject({ id: Type.String(), name: text })),
});
export type Home = Static<typeof Home>;

/** Why a folder is not taken. `relative`: it is no whole path; `outside`: it does not lie in the person's home. */
const FolderFault = Type.Union([
  Type.Literal('relative'),
  Type.Literal('missing'),
  Type.Literal('no-folder'),
  Type.Literal('unreadable'),
  Type.Literal('outside'),
  Type.Literal('too-many'),
]);
export type FolderFault = Static<typeof FolderFault>;

/** Why a new folder cannot be called so, or cannot be made there. */
const NewFolderFault = Type.Union([
  Type.Literal('relative'),
  Type.Literal('taken'),
  Type.Literal('empty'),
  Type.Literal('long'),
  Type.Literal('ends'),
  Type.Literal('letters'),
  Type.Literal('reserved'),
]);
export type NewFolderFault = Static<typeof NewFolderFault>;

/** Why nothing was begun; `code` and `path` say where and how a file could not be written. */
const NotBegun = closedObject({
  kind: Type.Union([
    Type.Literal('folder'),
    Type.Literal('answers'),
    Type.Literal('not-written'),
    Type.Literal('file-there'),
    Type.Literal('other'),
  ]),
  folder: Type.Optional(NewFolderFault),
  faults: Type.Optional(Type.Array(Type.Unsafe<AnswerFault>(Type.Unknown()))),
  path: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
});
export type NotBegun = Static<typeof NotBegun>;

const longestAnswer = 4000;

/** The bytes of a small WebP, in base 64. */
const Thumbnail = Type.String({ maxLength: Math.ceil(MOST_THUMBNAIL_BYTES / 3) * 4 });

export const homeCalls = {
  home: { ask: closedObject({}), reply: Home },
  /** Opens a folder, null the welcome: in another window, or behind an address that this page goes to. */
  openFolder: {
    ask: closedObject({ folder: orNull(Folder) }),
    reply: Type.Union([
      closedObject({ opened: Type.Literal(true), secret: orNull(Type.String()) }),
      closedObject({ opened: Type.Literal(false), why: FolderFault }),
    ]),
  },
  /** Lets the system ask for a folder; `page`: it has no dialog here, and the page asks by `listFolders`. */
  chooseFolder: {
    ask: closedObject({}),
    reply: Type.Union([
      closedObject({ by: Type.Literal('system'), folder: orNull(Type.String()) }),
      closedObject({ by: Type.Literal('page') }),
    ]),
  },
  /** The folders in a folder of the person's home, null that home itself: their names and which of them are projects. */
  listFolders: {
    ask: closedObject({ folder: orNull(Folder) }),
    reply: Type.Union([
      closedObject({
        folder: Type.String(),
        shown,
        above: orNull(Type.String()),
        isProject: Type.Boolean(),
        folders: Type.Array(closedObject({ name: Type.String(), folder: Type.String(), isProject: Type.Boolean() })),
        /** There are more than are listed. */
        isCut: Type.Boolean(),
      }),
      closedObject({ why: FolderFault }),
    ]),
  },
  forgetRecent: { ask: closedObject({ folder: Folder }), reply: closedObject({}) },
  /** Keeps a small picture of some faces of the project that is open, for the list of recent ones. */
  keepThumbnail: {
    ask: closedObject({ picture: Thumbnail }),
    reply: closedObject({ kept: Type.Boolean() }),
  },
  /** The picture that was kept of a recent project; null: none was. */
  recentThumbnail: {
    ask: closedObject({ folder: Folder }),
    reply: closedObject({ picture: orNull(Thumbnail) }),
  },
  /** A copy of a game's sample that can be written to; one that is there is left as it is. */
  copySample: {
    ask: closedObject({ system: Type.String({ maxLength: 100 }) }),
    reply: Type.Union([closedObject({ folder: Type.String() }), closedObject({ failed: Type.String() })]),
  },
  /** What a new project of a game can begin with, besides being empty or a copy, and what is asked for it. */
  offeredNew: {
    ask: closedObject({ system: Type.String({ maxLength: 100 }), locale: Locale }),
    reply: closedObject({ offered: Type.Array(Type.Unsafe<OfferedBeginning>(Type.Unknown())) }),
  },
  /** What a new project in a folder would be; with `write` it is written, whole or not at all. */
  newProject: {
    ask: closedObject({
      folder: Folder,
      kind: Type.String({ maxLength: 100 }),
      answers: Type.Record(Type.String(), Type.String({ maxLength: longestAnswer })),
      system: Type.String({ maxLength: 100 }),
      title: orNull(Type.String({ maxLength: longestAnswer })),
      locale: Locale,
      write: Type.Boolean(),
    }),
    reply: Type.Union([
      closedObject({
        project: Type.String(),
        documents: Type.Array(closedObject({ path: Type.String(), text: Type.String() })),
        problems: Type.Array(problem),
      }),
      closedObject({ refused: NotBegun }),
    ]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
