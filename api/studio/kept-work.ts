import { type Static, Type } from 'typebox';
import type { FileStep } from '#authoring/project/documents/file-step.ts';
import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { undoneSchema } from '../session/undone.ts';
import { index } from '../shapes.ts';

// State stored outside of projects: unsaved texts, desk, running game, preferences. Each part is written when it
// changes.

/**
 * Relative path with `/`. The host checks that it stays inside and its length (`LONGEST_PATH`), since unreadable files
 * have paths, too.
 */
export const ProjectPath = Type.String({ minLength: 1 });

const object = Type.Unsafe<JsonObject>(Type.Object({}));

/** Id of deleted or created contents, for undo. */
export const KeptId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const pathTexts = Type.Array(closedObject({ path: ProjectPath, text: Type.String() }));
const stepOf = <Kind extends string>(kind: Kind) => ({ kind: Type.Literal(kind), path: ProjectPath });

/** See `authoring/project/documents/file-step.ts`. */
export const FileSteps = Type.Array(
  Type.Unsafe<FileStep>(
    Type.Union([
      closedObject({ ...stepOf('create'), text: Type.String(), kept: KeptId }),
      closedObject({ ...stepOf('delete'), kept: KeptId, unsaved: pathTexts }),
      closedObject({ ...stepOf('restore'), kept: KeptId, unsaved: pathTexts }),
      closedObject({ ...stepOf('move'), to: ProjectPath }),
      closedObject(stepOf('makeFolder')),
      closedObject(stepOf('removeFolder')),
    ]),
  ),
  { maxItems: 10_000 },
);

const Renamed = closedObject({ kinds: Type.Array(Type.String()), from: Type.String(), to: Type.String() });

const action = Type.Unsafe<ProjectAction>(
  closedObject({
    name: Type.Union([
      closedObject({ kind: Type.Union([Type.Literal('typing'), Type.Literal('disk')]) }),
      closedObject({ kind: Type.Literal('command'), ja: Type.String(), en: Type.String() }),
    ]),
    changes: Type.Array(
      closedObject({
        path: ProjectPath,
        replacements: Type.Array(closedObject({ offset: index, removed: Type.String(), inserted: Type.String() })),
      }),
    ),
    files: Type.Optional(FileSteps),
    renamed: Type.Optional(Type.Union([Renamed, Type.Array(Renamed)])),
  }),
);

const UnsavedText = closedObject({
  path: ProjectPath,
  text: Type.String(),
  /** Version of the file it was edited from; empty: a new file. */
  base: Type.String({ maxLength: 64 }),
});

/** Delta of a text against what the page sent last: the range `from`–`to` is replaced. */
const EditedText = closedObject({
  path: ProjectPath,
  base: UnsavedText.properties.base,
  from: index,
  to: index,
  instead: Type.String(),
});

/** Delta against the file of version `base`, of length `onDisk` in UTF-16 units. Not stored if the file has changed. */
const EditedOnDisk = closedObject({ ...EditedText.properties, onDisk: index });

const besideTexts = {
  history: closedObject({ done: Type.Array(action), undone: Type.Array(action) }),
  /** Versions of the files to which the history applies. */
  versions: Type.Record(Type.String(), Type.String()),
};

/** With undo history. */
export const KeptTexts = closedObject({ texts: Type.Array(UnsavedText), ...besideTexts });
export type KeptTexts = Static<typeof KeptTexts>;

/** As sent by a page. `after`: turn of the stored texts that the deltas apply to; null: there are none. */
export const SentTexts = closedObject({
  after: orNull(index),
  texts: Type.Array(Type.Union([UnsavedText, EditedText, EditedOnDisk])),
  ...besideTexts,
});
export type SentTexts = Static<typeof SentTexts>;

/** The last kind of table, and columns and order by kind. */
const KeptSheets = closedObject({
  kind: orNull(Type.String()),
  byKind: Type.Record(
    Type.String(),
    closedObject({
      columns: Type.Optional(Type.Array(Type.String())),
      sort: Type.Optional(
        orNull(closedObject({ key: Type.String(), direction: Type.Union([Type.Literal('up'), Type.Literal('down')]) })),
      ),
    }),
  ),
});

const name = Type.String({ maxLength: 40 });

/** Open files, cursors, closed folders, a language, and closed files and commands, latest first. */
export const KeptDesk = closedObject({
  layout: Type.Unknown(),
  /** The current one, and its slots, the latest used first. */
  workspace: Type.Optional(closedObject({ id: name, used: Type.Array(name, { maxItems: 40 }) })),
  current: orNull(ProjectPath),
  cursors: Type.Array(closedObject({ path: ProjectPath, line: index, column: index, offset: index })),
  folds: Type.Optional(Type.Array(Type.String())),
  sheets: Type.Optional(KeptSheets),
  /** The language shown with the source texts of translations. */
  alsoShown: Type.Optional(orNull(name)),
  /** Whose texts are listed in translations; empty: unassigned ones. */
  person: Type.Optional(orNull(Type.String({ maxLength: 100 }))),
  closedTabs: Type.Optional(Type.Array(ProjectPath, { maxItems: 50 })),
  commands: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10 })),
});
export type KeptDesk = Static<typeof KeptDesk>;

/** The running game, with what can be redone. */
export const KeptGame = closedObject({
  setup: object,
  entries: Type.Array(object),
  undone: Type.Array(object),
  takenBack: Type.Optional(undoneSchema),
  /** Id of its branch. */
  line: Type.Optional(Type.String({ maxLength: 32 })),
  /** The chosen reward at the end. */
  reward: Type.Optional(Type.String({ maxLength: 512 })),
});
export type KeptGame = Static<typeof KeptGame>;

/** What was changed in each workspace, in all projects. Sizes in pixels. */
const KeptWorkspaces = Type.Record(
  name,
  closedObject({
    hidden: Type.Array(name, { maxItems: 40 }),
    front: Type.Record(name, name),
    sizes: Type.Record(name, Type.Number({ minimum: 0 })),
  }),
);
export type KeptWorkspaces = Static<typeof KeptWorkspaces>;

/** State that is no setting, in all projects. */
export const KeptPreferences = closedObject({
  /** The introduction was completed or dismissed. */
  begun: Type.Optional(Type.Boolean()),
  workspaces: Type.Optional(KeptWorkspaces),
});
export type KeptPreferences = Static<typeof KeptPreferences>;

/** By file name. */
export const keptParts = { texts: KeptTexts, desk: KeptDesk, game: KeptGame, preferences: KeptPreferences } as const;
export type KeptPart = keyof typeof keptParts;

/** A tab or window, each with its own state. */
export const PageId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** Unsaved texts of another page that were taken over, up to a time. */
export const SettledTexts = closedObject({ page: PageId, at: Type.Integer() });
export type SettledTexts = Static<typeof SettledTexts>;

/** Unsaved texts left by another page; `at` in milliseconds. */
export const TextsOfOtherPage = closedObject({ page: PageId, at: Type.Integer(), texts: Type.Array(UnsavedText) });
export type TextsOfOtherPage = Static<typeof TextsOfOtherPage>;

/** Null: never stored, or unreadable. */
export interface KeptWork {
  readonly texts: KeptTexts | null;
  readonly desk: KeptDesk | null;
  readonly game: KeptGame | null;
  readonly preferences: KeptPreferences | null;
}
