import type { ComponentType } from 'react';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import type { FormEdit } from '#authoring/tools/form/form-edit.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';

/** One step of undo. */
export interface DrawnEdit {
  readonly name: Text;
  /** Each of the text after the one before. */
  readonly edits: readonly FormEdit[];
  /** Where the cursor of the text is afterwards; null: where it was. */
  readonly at: JsonPath | null;
}

export interface PlacedProblem {
  readonly path: JsonPath;
  readonly problem: Problem;
}

export interface DrawingProps {
  /** As it is written; while the text is no JSON, the last version that was. */
  readonly document: Json;
  /** All others, as the project of this one sees them. */
  readonly documents: Documents;
  readonly locale: Locale;
  /** The part at the cursor of the text. */
  readonly here: JsonPath;
  readonly problems: readonly PlacedProblem[];
  readonly isLocked: boolean;
  /** Puts the cursor of the text on a part; `follows`: moves the focus too. */
  readonly onPoint: (path: JsonPath, follows: boolean) => void;
  readonly onEdit: (edit: DrawnEdit) => void;
}

/**
 * A picture of some documents on which they are edited, such as a map. The form shows it above the fields. It has no
 * state of the document: it draws the text, and what is done on it edits the text.
 */
export interface TableDrawing {
  /** `path`: inside its project. */
  readonly draws: (path: string) => boolean;
  readonly Drawing: ComponentType<DrawingProps>;
}
