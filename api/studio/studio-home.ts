import { type Static, type TSchema, Type } from 'typebox';
import { problem } from '#authoring/text/problems/problem.ts';
import type { AnswerFault } from '#authoring/tools/begin/answered.ts';
import type { OfferedBeginning } from '#authoring/tools/begin/begin.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { LONGEST_FOLDER, MOST_THUMBNAIL_BYTES } from './limits.ts';

// What is asked before a project is open, and of other folders than the one that is: the welcome, and the way elsewhere.

/** A folder of this machine, by its whole path. */
const Folder = Type.String({ minLength: 1, maxLength: LONGEST_FOLDER });
const Locale = Type.Union([Type.Literal('ja'), Type.Literal('en')]);
const bilingual = Type.Object({ ja: Type.String(), en: Type.String() }, closed);

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

const RecentProject = Type.Object(
  {
    folder: Type.String(),
    shown,
    id: Type.String(),
    title: Type.String(),
    system: Type.String(),
    /** When it was opened last, in milliseconds since 1970. */
    at: Type.Number(),
    /** False: there is no project in this folder any more. */
    isThere: Type.Boolean(),
  },
  closed,
);
export type RecentProject = Static<typeof RecentProject>;

const Home = Type.Object(
  {
    opened: Type.Object({ kind: OpenedKind, folder: Type.String(), shown }, closed),
    /** Where new projects are put unless somebody says otherwise. */
    place: Type.Object({ folder: Type.String(), shown }, closed),
    /** The newest first. */
    recent: Type.Array(RecentProject),
    /** The games of which projects can be begun; the first is the usual one. */
    games: Type.Array(Type.Object({ id: Type.String(), name: bilingual }, closed)),
  },
  closed,
);
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
const NotBegun = Type.Object(
  {
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
  },
  closed,
);
export type NotBegun = Static<typeof NotBegun>;

const longestAnswer = 4000;

/** The bytes of a small WebP, in base 64. */
const Thumbnail = Type.String({ maxLength: Math.ceil(MOST_THUMBNAIL_BYTES / 3) * 4 });

export const homeCalls = {
  home: { ask: Type.Object({}, closed), reply: Home },
  /** Opens a folder, null the welcome: in another window, or behind an address that this page goes to. */
  openFolder: {
    ask: Type.Object({ folder: Type.Union([Folder, Type.Null()]) }, closed),
    reply: Type.Union([
      Type.Object({ opened: Type.Literal(true), secret: Type.Union([Type.String(), Type.Null()]) }, closed),
      Type.Object({ opened: Type.Literal(false), why: FolderFault }, closed),
    ]),
  },
  /** Lets the system ask for a folder; `page`: it has no dialog here, and the page asks by `listFolders`. */
  chooseFolder: {
    ask: Type.Object({}, closed),
    reply: Type.Union([
      Type.Object({ by: Type.Literal('system'), folder: Type.Union([Type.String(), Type.Null()]) }, closed),
      Type.Object({ by: Type.Literal('page') }, closed),
    ]),
  },
  /** The folders in a folder of the person's home, null that home itself: their names and which of them are projects. */
  listFolders: {
    ask: Type.Object({ folder: Type.Union([Folder, Type.Null()]) }, closed),
    reply: Type.Union([
      Type.Object(
        {
          folder: Type.String(),
          shown,
          above: Type.Union([Type.String(), Type.Null()]),
          isProject: Type.Boolean(),
          folders: Type.Array(
            Type.Object({ name: Type.String(), folder: Type.String(), isProject: Type.Boolean() }, closed),
          ),
          /** There are more than are listed. */
          isCut: Type.Boolean(),
        },
        closed,
      ),
      Type.Object({ why: FolderFault }, closed),
    ]),
  },
  forgetRecent: { ask: Type.Object({ folder: Folder }, closed), reply: Type.Object({}, closed) },
  /** Keeps a small picture of some faces of the project that is open, for the list of recent ones. */
  keepThumbnail: {
    ask: Type.Object({ picture: Thumbnail }, closed),
    reply: Type.Object({ kept: Type.Boolean() }, closed),
  },
  /** The picture that was kept of a recent project; null: none was. */
  recentThumbnail: {
    ask: Type.Object({ folder: Folder }, closed),
    reply: Type.Object({ picture: Type.Union([Thumbnail, Type.Null()]) }, closed),
  },
  /** A copy of a game's sample that can be written to; one that is there is left as it is. */
  copySample: {
    ask: Type.Object({ system: Type.String({ maxLength: 100 }) }, closed),
    reply: Type.Union([Type.Object({ folder: Type.String() }, closed), Type.Object({ failed: Type.String() }, closed)]),
  },
  /** What a new project of a game can begin with, besides being empty or a copy, and what is asked for it. */
  offeredNew: {
    ask: Type.Object({ system: Type.String({ maxLength: 100 }), locale: Locale }, closed),
    reply: Type.Object({ offered: Type.Array(Type.Unsafe<OfferedBeginning>(Type.Unknown())) }, closed),
  },
  /** What a new project in a folder would be; with `write` it is written, whole or not at all. */
  newProject: {
    ask: Type.Object(
      {
        folder: Folder,
        kind: Type.String({ maxLength: 100 }),
        answers: Type.Record(Type.String(), Type.String({ maxLength: longestAnswer })),
        system: Type.String({ maxLength: 100 }),
        title: Type.Union([Type.String({ maxLength: longestAnswer }), Type.Null()]),
        locale: Locale,
        write: Type.Boolean(),
      },
      closed,
    ),
    reply: Type.Union([
      Type.Object(
        {
          project: Type.String(),
          documents: Type.Array(Type.Object({ path: Type.String(), text: Type.String() }, closed)),
          problems: Type.Array(problem),
        },
        closed,
      ),
      Type.Object({ refused: NotBegun }, closed),
    ]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
