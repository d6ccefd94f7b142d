import { type Static, type TSchema, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { ProjectPath } from './kept-work.ts';

// Local history of saves, and the surrounding git repository (read-only).

const count = Type.Integer({ minimum: 0 });
/** SHA-256 of the bytes. */
const Version = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Name of the action that is saved, such as a restore. */
export const ActionWords = closedObject({ ja: Type.String({ maxLength: 500 }), en: Type.String({ maxLength: 500 }) });

const ChangedEntry = closedObject({
  id: Type.String(),
  name: Type.String(),
  how: Type.Union([Type.Literal('added'), Type.Literal('removed'), Type.Literal('changed')]),
});

/**
 * `found`: present when first seen; `unsaved`: an unsaved state that lasted for a while; `outside`: written or deleted
 * by another program.
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
  /** Milliseconds since 1970; unique per file. */
  at: Type.Number(),
  /** Its path at that time. */
  path: ProjectPath,
  /** Null: deleted. */
  version: orNull(Version),
  why: WhyKept,
  /** The last action before the save; null: unnamed. */
  name: orNull(text),
  added: count,
  removed: count,
  entries: Type.Array(ChangedEntry),
  more: count,
});
export type KeptVersion = Static<typeof KeptVersion>;

const FileOfHistory = closedObject({
  path: ProjectPath,
  /** Time of the last version. */
  at: Type.Number(),
  versions: count,
  /** False: deleted since. */
  isThere: Type.Boolean(),
});
export type FileOfHistory = Static<typeof FileOfHistory>;

/**
 * `large`, `slow`: beyond our limits; `partial`: a partial clone; `sha256`, `reftable`, `extension`: unsupported
 * formats.
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
    /** Null: detached. */
    branch: orNull(Type.String()),
    /** Null: no commit yet. */
    head: orNull(Type.String()),
    /** Documents that differ from the commit. */
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
  /** First line of the message. */
  title: Type.String(),
  how: Type.Union([Type.Literal('added'), Type.Literal('changed'), Type.Literal('removed')]),
});
export type Commit = Static<typeof Commit>;

export const historyCalls = {
  /** Newest first, before a time; null: now. */
  keptVersions: {
    ask: closedObject({ path: ProjectPath, before: orNull(Type.Number()) }),
    reply: closedObject({
      versions: Type.Array(KeptVersion),
      more: Type.Boolean(),
      /** Unreadable records of all files. */
      damaged: count,
    }),
  },
  /** Includes deleted files. */
  keptFiles: {
    ask: closedObject({}),
    reply: closedObject({ files: Type.Array(FileOfHistory), bytes: count, damaged: count }),
  },
  keptText: {
    ask: closedObject({ path: ProjectPath, version: Version }),
    reply: Type.Union([
      closedObject({ text: Type.String() }),
      /** `foreign`: not UTF-8. */
      closedObject({ why: Type.Union([Type.Literal('missing'), Type.Literal('damaged'), Type.Literal('foreign')]) }),
    ]),
  },
  gitState: { ask: closedObject({}), reply: GitState },
  /** Commits that changed a file, an entry or a translation (by key); newest first. */
  gitLog: {
    ask: closedObject({ path: ProjectPath, entry: orNull(Type.String({ maxLength: 200 })) }),
    reply: Type.Union([
      closedObject({
        commits: Type.Array(Commit),
        /** Why the search ended early; null: it reached the first commit. */
        cut: Type.Union([Type.Null(), Type.Literal('many'), Type.Literal('slow')]),
        looked: count,
      }),
      closedObject({ why: GitFault }),
    ]),
  },
  /** `commit` null: HEAD. `text` null: absent or not text. */
  gitText: {
    ask: closedObject({ path: ProjectPath, commit: orNull(Type.String({ pattern: '^[0-9a-f]{40}$' })) }),
    reply: Type.Union([closedObject({ text: orNull(Type.String()) }), closedObject({ why: GitFault })]),
  },
} as const satisfies Readonly<Record<string, { readonly ask: TSchema; readonly reply: TSchema }>>;
