import { type Static, type TSchema, Type } from 'typebox';
import { problem, text } from '#authoring/text/problems/problem.ts';
import type { AnswerFault } from '#authoring/tools/new/answered.ts';
import type { OfferedTemplate } from '#authoring/tools/new/begin.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { LONGEST_FOLDER, MOST_THUMBNAIL_BYTES } from './limits.ts';

// Calls without a project: welcome, recent and other folders.

/** Absolute path. */
const Folder = Type.String({ minLength: 1, maxLength: LONGEST_FOLDER });
const Locale = Type.Union([Type.Literal('ja'), Type.Literal('en')]);

/** For display: the home folder is a tilde. */
const shown = Type.String();

/** `foreign`: other files; `none`: no folder. */
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
  /** Last opened, in milliseconds since 1970. */
  at: Type.Number(),
  /** False: no project in the folder any more. */
  isThere: Type.Boolean(),
});
export type RecentProject = Static<typeof RecentProject>;

const Home = closedObject({
  opened: closedObject({ kind: OpenedKind, folder: Type.String(), shown }),
  /** Default folder for new projects. */
  place: closedObject({ folder: Type.String(), shown }),
  /** Newest first. */
  recent: Type.Array(RecentProject),
  /** Games for new projects, default first. */
  games: Type.Array(closedObject({ id: Type.String(), name: text })),
});
export type Home = Static<typeof Home>;

/** `relative`: not absolute; `outside`: not in the home folder. */
const FolderFault = Type.Union([
  Type.Literal('relative'),
  Type.Literal('missing'),
  Type.Literal('no-folder'),
  Type.Literal('unreadable'),
  Type.Literal('outside'),
  Type.Literal('too-many'),
]);
export type FolderFault = Static<typeof FolderFault>;

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

/** `code` and `path`: the file that could not be written. */
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

/** A small WebP in Base64. */
const Thumbnail = Type.String({ maxLength: Math.ceil(MOST_THUMBNAIL_BYTES / 3) * 4 });

export const homeCalls = {
  home: { ask: closedObject({}), reply: Home },
  /** Null: the welcome. Opens a window, or returns a secret for a URL. */
  openFolder: {
    ask: closedObject({ folder: orNull(Folder) }),
    reply: Type.Union([
      closedObject({ opened: Type.Literal(true), secret: orNull(Type.String()) }),
      closedObject({ opened: Type.Literal(false), why: FolderFault }),
    ]),
  },
  /** `page`: there is no system dialog, so the page uses `listFolders`. */
  chooseFolder: {
    ask: closedObject({}),
    reply: Type.Union([
      closedObject({ by: Type.Literal('system'), folder: orNull(Type.String()) }),
      closedObject({ by: Type.Literal('page') }),
    ]),
  },
  /** Null: the home folder. */
  listFolders: {
    ask: closedObject({ folder: orNull(Folder) }),
    reply: Type.Union([
      closedObject({
        folder: Type.String(),
        shown,
        above: orNull(Type.String()),
        isProject: Type.Boolean(),
        folders: Type.Array(closedObject({ name: Type.String(), folder: Type.String(), isProject: Type.Boolean() })),
        isCut: Type.Boolean(),
      }),
      closedObject({ why: FolderFault }),
    ]),
  },
  forgetRecent: { ask: closedObject({ folder: Folder }), reply: closedObject({}) },
  /** For the list of recent projects. */
  keepThumbnail: {
    ask: closedObject({ picture: Thumbnail }),
    reply: closedObject({ kept: Type.Boolean() }),
  },
  recentThumbnail: {
    ask: closedObject({ folder: Folder }),
    reply: closedObject({ picture: orNull(Thumbnail) }),
  },
  /** A writable copy of a game's sample; an existing one is kept. */
  copySample: {
    ask: closedObject({ system: Type.String({ maxLength: 100 }) }),
    reply: Type.Union([closedObject({ folder: Type.String() }), closedObject({ failed: Type.String() })]),
  },
  /** Templates of a game, besides empty and copy, with their questions. */
  offeredNew: {
    ask: closedObject({ system: Type.String({ maxLength: 100 }), locale: Locale }),
    reply: closedObject({ offered: Type.Array(Type.Unsafe<OfferedTemplate>(Type.Unknown())) }),
  },
  /** A dry run unless `write`; all or nothing. */
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
