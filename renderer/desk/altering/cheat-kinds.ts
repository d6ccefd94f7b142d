import type { JsonObject } from '#engine/kernel/basics/json.ts';

export interface ChoosableItem {
  readonly id: string;
  readonly name: string;
}

/** An argument of a cheat. `choices` may depend on earlier arguments. */
export interface CheatField {
  readonly id: string;
  readonly label: string;
  readonly isNumber: boolean;
  /** Its choices are `true` and `false`. */
  readonly isFlag?: boolean;
  readonly choices: (chosen: ChosenValues) => readonly ChoosableItem[];
}
export type ChosenValues = Readonly<Record<string, string>>;

export interface CheatKind {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly CheatField[];
  readonly make: (chosen: ChosenValues) => JsonObject;
}
