import { type Static, type TSchema, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { ProjectPath } from './kept-work.ts';

// What was kept of every save outside of the project, and what the git folder around it says. All of it is only read.

const count = Type.Integer({ minimum: 0 });
/** SHA-256 of a file's bytes, as everywhere. */
const Version = Type.String({ pattern: '^[0-9a-f]{64}$' });
const Name = Type.Object({ ja: Type.String(), en: Type.String() }, closed);

/** What the page calls what it saves; so that a save of a restored text says so. */
export const ActionWords = Type.Object(
  { ja: Type.String({ maxLength: 500 }), en: Type.String({ maxLength: 500 }) },
  closed,
);

const ChangedEntry = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    how: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')]),
  },
  closed,
);

/**
 * Why a version was kept. `found`: so it lay there when it was seen first; `saved` here; `unsaved`: so it was being written
 * for a while; `outside`: another program wrote it, or took it away; `made`, `moved`, `deleted` here.
 */
const WhyKept = Type.Union([
  Type.Literal('found'),
  Type.Literal('saved'),
  Type.Literal('unsaved'),
  Type.Literal('outside'),
  Type.Literal('made'),
  Type.Literal('moved'),
  Type.Literal('deleted'),
]);
export type WhyKept = Static<typeof WhyKept>;

const KeptVersion = Type.Object(
  {
    /** In milliseconds since 1970; no two of a file have the same. */
    at: Type.Number(),
    /** The document it is of: what was moved had another path before. */
    path: ProjectPath,
    /** Null: from then on there was no such file. */
    version: Type.Union([Version, Type.Null()]),
    why: WhyKept,
    /** The action that was done last before it was saved, where that has a name. */
    name: Type.Union([Name, Type.Null()]),
    added: count,
    removed: count,
    entries: Type.Array(ChangedEntry),
    more: count,
  },
  closed,
);
export type KeptVersion = Static<typeof KeptVersion>;

const FileOfHistory = Type.Object(
  {
    path: ProjectPath,
    /** When it was kept last. */
    at: Type.Number(),
    versions: count,
    /** False: it is not in the project any more. */
    isThere: Type.Boolean(),
  },
  closed,
);
export type FileOfHistory = Static<typeof FileOfHistory>;

/**
 * `unreadable`: it is no git folder that can be read; `large`, `slow`: more than is read here, longer than is waited;
 * `partial`: something was not fetched with it; `sha256`, `reftable`, `extension`: how it is laid out is not read here.
 */
const GitFault = Type.Union([
  Type.Literal('unreadable'),
  Type.Literal('large'),
  Type.Literal('slow'),
  Type.Literal('partial'),
  Type.Literal('sha256'),
  Type.Literal('reftable'),
  Type.Literal('extension'),
]);
export type GitFault = Static<typeof GitFault>;

const GitState = Type.Union([
  Type.Object({ kind: Type.Literal('none') }, closed),
  Type.Object({ kind: Type.Literal('faulty'), why: GitFault }, closed),
  Type.Object(
    {
      kind: Type.Literal('ready'),
      /** Null: no branch is checked out. */
      branch: Type.Union([Type.String(), Type.Null()]),
      /** Null: nothing was committed yet. */
      head: Type.Union([Type.String(), Type.Null()]),
      /** The documents that are other on the disk than in the commit. */
      changed: Type.Array(
        Type.Object(
          {
            path: ProjectPath,
            how: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
          },
          closed,
        ),
      ),
    },
    closed,
  ),
]);
export type GitState = Static<typeof GitState>;

const Commit = Type.Object(
  {
    id: Type.String({ pattern: '^[0-9a-f]{40}$' }),
    at: Type.Number(),
    author: Type.String(),
    /** The first line of what was written to it. */
    title: Type.String(),
    how: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
  },
  closed,
);
export type Commit = Static<typeof Commit>;

export const historyCalls = {
  /** What was kept of a file, the newest first, from a time backwards; null: from now on. */
  keptVersions: {
    ask: Type.Object({ path: ProjectPath, before: Type.Union([Type.Number(), Type.Null()]) }, closed),
    reply: Type.Object(
      {
        versions: Type.Array(KeptVersion),
        /** There are older ones. */
        more: Type.Boolean(),
        /** Notes of saves that cannot be read any more, of whatever file. */
        damaged: count,
      },
      closed,
    ),
  },
  /** Every file that something was kept of, also those that are deleted. */
  keptFiles: {
    ask: Type.Object({}, closed),
    reply: Type.Object({ files: Type.Array(FileOfHistory), bytes: count, damaged: count }, closed),
  },
  keptText: {
    ask: Type.Object({ path: ProjectPath, version: Version }, closed),
    reply: Type.Union([
      Type.Object({ text: Type.String() }, closed),
      /** `foreign`: its bytes are no UTF-8. */
      Type.Object(
        { why: Type.Union([Type.Literal('missing'), Type.Literal('damaged'), Type.Literal('foreign')]) },
        closed,
      ),
    ]),
  },
  gitState: { ask: Type.Object({}, closed), reply: GitState },
  /** The commits that changed a file, an entry of it, or a translation in it by its key, the newest first. */
  gitLog: {
    ask: Type.Object({ path: ProjectPath, entry: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]) }, closed),
    reply: Type.Union([
      Type.Object(
        {
          commits: Type.Array(Commit),
          /** Why it was not looked further back; null: to the first commit. */
          cut: Type.Union([Type.Null(), Type.Literal('many'), Type.Literal('slow')]),
          looked: count,
        },
        closed,
      ),
      Type.Object({ why: GitFault }, closed),
    ]),
  },
  /** A document as it was in a commit, null that which is checked out; `text` null: it was not there, or is no text. */
  gitText: {
    ask: Type.Object(
      { path: ProjectPath, commit: Type.Union([Type.String({ pattern: '^[0-9a-f]{40}$' }), Type.Null()]) },
      closed,
    ),
    reply: Type.Union([
      Type.Object({ text: Type.Union([Type.String(), Type.Null()]) }, closed),
      Type.Object({ why: GitFault }, closed),
    ]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
