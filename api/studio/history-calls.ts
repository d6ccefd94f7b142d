import { type Static, type TSchema, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { ProjectPath } from './kept-work.ts';

// What was kept of every save outside of the project, and what the git folder around it says. All of it is only read.

const count = Type.Integer({ minimum: 0 });
/** SHA-256 of a file's bytes, as everywhere. */
const Version = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** What the page calls what it saves; so that a save of a restored text says so. */
export const ActionWords = closedObject({ ja: Type.String({ maxLength: 500 }), en: Type.String({ maxLength: 500 }) });

const ChangedEntry = closedObject({
  id: Type.String(),
  name: Type.String(),
  how: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')]),
});

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

const KeptVersion = closedObject({
  /** In milliseconds since 1970; no two of a file have the same. */
  at: Type.Number(),
  /** The document it is of: what was moved had another path before. */
  path: ProjectPath,
  /** Null: from then on there was no such file. */
  version: orNull(Version),
  why: WhyKept,
  /** The action that was done last before it was saved, where that has a name. */
  name: orNull(text),
  added: count,
  removed: count,
  entries: Type.Array(ChangedEntry),
  more: count,
});
export type KeptVersion = Static<typeof KeptVersion>;

const FileOfHistory = closedObject({
  path: ProjectPath,
  /** When it was kept last. */
  at: Type.Number(),
  versions: count,
  /** False: it is not in the project any more. */
  isThere: Type.Boolean(),
});
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
  closedObject({ kind: Type.Literal('none') }),
  closedObject({ kind: Type.Literal('faulty'), why: GitFault }),
  closedObject({
    kind: Type.Literal('ready'),
    /** Null: no branch is checked out. */
    branch: orNull(Type.String()),
    /** Null: nothing was committed yet. */
    head: orNull(Type.String()),
    /** The documents that are other on the disk than in the commit. */
    changed: Type.Array(
      closedObject({
        path: ProjectPath,
        how: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
      }),
    ),
  }),
]);
export type GitState = Static<typeof GitState>;

const Commit = closedObject({
  id: Type.String({ pattern: '^[0-9a-f]{40}$' }),
  at: Type.Number(),
  author: Type.String(),
  /** The first line of what was written to it. */
  title: Type.String(),
  how: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
});
export type Commit = Static<typeof Commit>;

export const historyCalls = {
  /** What was kept of a file, the newest first, from a time backwards; null: from now on. */
  keptVersions: {
    ask: closedObject({ path: ProjectPath, before: orNull(Type.Number()) }),
    reply: closedObject({
      versions: Type.Array(KeptVersion),
      /** There are older ones. */
      more: Type.Boolean(),
      /** The number of unreadable records of saves, of any file. */
      damaged: count,
    }),
  },
  /** Every file that something was kept of, also those that are deleted. */
  keptFiles: {
    ask: closedObject({}),
    reply: closedObject({ files: Type.Array(FileOfHistory), bytes: count, damaged: count }),
  },
  keptText: {
    ask: closedObject({ path: ProjectPath, version: Version }),
    reply: Type.Union([
      closedObject({ text: Type.String() }),
      /** `foreign`: its bytes are no UTF-8. */
      closedObject({ why: Type.Union([Type.Literal('missing'), Type.Literal('damaged'), Type.Literal('foreign')]) }),
    ]),
  },
  gitState: { ask: closedObject({}), reply: GitState },
  /** The commits that changed a file, an entry of it, or a translation in it by its key, the newest first. */
  gitLog: {
    ask: closedObject({ path: ProjectPath, entry: orNull(Type.String({ maxLength: 200 })) }),
    reply: Type.Union([
      closedObject({
        commits: Type.Array(Commit),
        /** Why it was not looked further back; null: to the first commit. */
        cut: Type.Union([Type.Null(), Type.Literal('many'), Type.Literal('slow')]),
        looked: count,
      }),
      closedObject({ why: GitFault }),
    ]),
  },
  /** A document as it was in a commit, null that which is checked out; `text` null: it was not there, or is no text. */
  gitText: {
    ask: closedObject({ path: ProjectPath, commit: orNull(Type.String({ pattern: '^[0-9a-f]{40}$' })) }),
    reply: Type.Union([closedObject({ text: orNull(Type.String()) }), closedObject({ why: GitFault })]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
