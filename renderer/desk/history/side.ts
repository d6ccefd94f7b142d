export interface ComparedSide {
  /** Null: there was no file. */
  readonly text: string | null;
  readonly label: string;
}
