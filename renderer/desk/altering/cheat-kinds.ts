import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** Something that can be chosen from a list. */
export interface ChoosableItem {
  readonly id: string;
  readonly name: string;
}

/** A thing that a cheat is about, or a number. `choices` may depend on what was chosen for the fields before it. */
export interface CheatField {
  readonly id: string;
  readonly label: string;
  readonly isNumber: boolean;
  readonly choices: (chosen: ChosenValues) => readonly ChoosableItem[];
}
export type ChosenValues = Readonly<Record<string, string>>;

/** A kind of cheat: what it asks for, and the document it becomes. */
export interface CheatKind {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly CheatField[];
  readonly make: (chosen: ChosenValues) => JsonObject;
}
