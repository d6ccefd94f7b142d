export interface TextEditorProps {
  readonly path: string;
  /** Of two editors of one file it is the one that is meant by the file. */
  readonly isMeant: boolean;
}
