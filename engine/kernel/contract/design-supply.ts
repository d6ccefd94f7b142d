import type { JsonObject } from '../basics/json.ts';

/** Where documents say of which designs games have copies. */
export interface DesignSupply {
  readonly written: readonly WrittenDesigns[];
  /** Lists in which set-ups name the designs that they use. */
  readonly named: readonly NamedDesigns[];
}

/** A list of designs in documents of these paths. */
export interface WrittenDesigns {
  readonly path: RegExp;
  readonly list: string;
  /** Which of its designs set-ups take by what is written in them. Default: all. */
  readonly takes?: (design: JsonObject) => boolean;
  /** With these fields games have no copy of a design. Default: it is enough that no set-up names it. */
  readonly unused?: JsonObject;
  /** Fields that say where its copies lie. Only designs that agree in them stand for each other. */
  readonly lies?: readonly string[];
  /** Fields that say how many copies there are. */
  readonly counts?: readonly string[];
  /**
   * What it takes to have its use, number by number; none is better for being higher. Null, or no such function: it is
   * no design that one has instead of another.
   */
  readonly price?: (design: JsonObject) => readonly number[] | null;
}

export interface NamedDesigns {
  readonly path: RegExp;
  readonly list: string;
  /** The field of an item that is the name. Default: items are names. */
  readonly by?: string;
}
