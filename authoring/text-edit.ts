/** A change of a text: what stands from `offset` on, `length` long, becomes `text`. UTF-16 units, as in editors. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

/** The text after edits that do not overlap; each speaks of the text as it was before all of them. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const inOrder = [...edits].sort((a, b) => a.offset - b.offset);
  let result = '';
  let end = 0;
  for (const edit of inOrder) {
    if (edit.offset < end) throw new Error(`edits overlap at ${edit.offset}`);
    result += text.slice(end, edit.offset) + edit.text;
    end = edit.offset + edit.length;
  }
  return result + text.slice(end);
}
