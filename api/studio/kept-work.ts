import { type Static, Type } from 'typebox';
import type { FileStep } from '#authoring/project/documents/file-step.ts';
import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { takenBackSchema } from '../session/taken-back.ts';
import { index } from '../shapes.ts';

// What is kept outside of a project, so that nothing is lost with the page or the program: its unsaved texts, the desk
// and the running game; and how far a person has come, in all projects. Each part is written by itself, when it has changed.

/**
 * A file's place inside its project, with `/`. That it stays inside and is no longer than `LONGEST_PATH` is the host's
 * to check, not the schema's: also a file that cannot be read has a place, and is told by it.
 */
export const ProjectPath = Type.String({ minLength: 1 });

const object = Type.Unsafe<JsonObject>(Type.Object({}));

/** The id under which the host keeps what is deleted. */
/** What a step of files keeps a file under. */
export const KeptId = Type.String({ pattern: '^[0-9a-f]{32}$' });
const pathTexts = Type.Array(closedObject({ path: ProjectPath, text: Type.String() }));
const stepOf = <Kind extends string>(kind: Kind) => ({ kind: Type.Literal(kind), path: ProjectPath });

/** What happens to a file or a folder, as `authoring/project/documents/file-step.ts` says it. */
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

/** A thing that got another id. */
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
  /** The version of the file that the text was made from; empty when there was none. */
  base: Type.String({ maxLength: 64 }),
});

/** A text that a page has kept before, and what is other in it: from `from` to `to` stands something else now. */
const EditedText = closedObject({
  path: ProjectPath,
  base: UnsavedText.properties.base,
  from: index,
  to: index,
  instead: Type.String(),
});

/**
 * The same of a text that lies on the disk: the file of the version `base`, whose text is so many letters (UTF-16) long.
 * Where another lies there by now, nothing is kept.
 */
const EditedOnDisk = closedObject({ ...EditedText.properties, onDisk: index });

const besideTexts = {
  history: closedObject({ done: Type.Array(action), undone: Type.Array(action) }),
  /** The versions of the saved files that the history speaks of: it fits no others. */
  versions: Type.Record(Type.String(), Type.String()),
};

/** Unsaved texts, and what can be undone. */
export const KeptTexts = closedObject({ texts: Type.Array(UnsavedText), ...besideTexts });
export type KeptTexts = Static<typeof KeptTexts>;

/**
 * The same as a page tells it: `after` is the turn of the keeping that its edited texts go on from; a text that is told in
 * whole, or as what is other than on the disk, goes on from none.
 */
export const ToldTexts = closedObject({
  after: orNull(index),
  texts: Type.Array(Type.Union([UnsavedText, EditedText, EditedOnDisk])),
  ...besideTexts,
});
export type ToldTexts = Static<typeof ToldTexts>;

/** How somebody looks at the tables of a project: which kind was seen last, and of each its columns and its order. */
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

/** A tab that was closed and can be opened again: of a file, or of a view that was about something. */
const KeptTab = Type.Union([
  closedObject({ kind: Type.Literal('file'), path: ProjectPath }),
  closedObject({
    kind: Type.Literal('view'),
    view: Type.String({ maxLength: 40 }),
    about: orNull(Type.String({ maxLength: 4096 })),
  }),
]);

/**
 * How the desk is laid out, with its tabs, where the cursors stand, which folders are closed; the tabs that were closed, and
 * the commands that were run, the last first.
 */
export const KeptDesk = closedObject({
  layout: Type.Unknown(),
  current: orNull(ProjectPath),
  cursors: Type.Array(closedObject({ path: ProjectPath, line: index, column: index, offset: index })),
  folds: Type.Optional(Type.Array(Type.String())),
  sheets: Type.Optional(KeptSheets),
  closedTabs: Type.Optional(Type.Array(KeptTab, { maxItems: 50 })),
  commands: Type.Optional(Type.Array(Type.String({ maxLength: 200 }), { maxItems: 10 })),
});
export type KeptDesk = Static<typeof KeptDesk>;

/** The running game: how it began, its whole log, and what was taken back and can be done again. */
export const KeptGame = closedObject({
  setup: object,
  entries: Type.Array(object),
  undone: Type.Array(object),
  takenBack: Type.Optional(takenBackSchema),
  /** The line that it is. */
  line: Type.Optional(Type.String({ maxLength: 32 })),
  /** What was chosen of what its end brings. */
  reward: Type.Optional(Type.String({ maxLength: 512 })),
});
export type KeptGame = Static<typeof KeptGame>;

/** How a person has left each layout of the desk, whatever the project: what was seen of it, and the measures in pixels. */
const KeptLayouts = closedObject({
  current: orNull(Type.String({ maxLength: 40 })),
  own: Type.Record(
    Type.String({ maxLength: 40 }),
    closedObject({
      parts: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 40 }),
      sizes: Type.Record(Type.String({ maxLength: 40 }), Type.Number({ minimum: 0 })),
    }),
  ),
});
export type KeptLayouts = Static<typeof KeptLayouts>;

/** How far a person has come, whatever the project; what is chosen are settings (`settings.ts`). */
export const KeptPreferences = closedObject({
  /** The introduction of the first minute was completed or dismissed. */
  begun: Type.Optional(Type.Boolean()),
  layouts: Type.Optional(KeptLayouts),
});
export type KeptPreferences = Static<typeof KeptPreferences>;

/** The parts by their names, which are those of their files. */
export const keptParts = { texts: KeptTexts, desk: KeptDesk, game: KeptGame, preferences: KeptPreferences } as const;
export type KeptPart = keyof typeof keptParts;

/** A tab or a window. Each keeps its work by itself, so that two on one project take nothing from each other. */
export const PageId = Type.String({ pattern: '^[0-9a-f]{32}$' });

/** Texts of another page that need nobody to look at them any more: those that it had kept up to then. */
export const SettledTexts = closedObject({ page: PageId, at: Type.Integer() });
export type SettledTexts = Static<typeof SettledTexts>;

/** Texts that another page has left unsaved, and nobody has taken up yet; when it kept them, in milliseconds. */
export const TextsElsewhere = closedObject({ page: PageId, at: Type.Integer(), texts: Type.Array(UnsavedText) });
export type TextsElsewhere = Static<typeof TextsElsewhere>;

/** What is kept: a part that was never kept, or cannot be read any more, is null. */
export interface KeptWork {
  readonly texts: KeptTexts | null;
  readonly desk: KeptDesk | null;
  readonly game: KeptGame | null;
  readonly preferences: KeptPreferences | null;
}
