export interface TextEditorProps {
  readonly path: string;
  /** Of several editors of the file, whether this one represents it. */
  readonly isMeant: boolean;
}
