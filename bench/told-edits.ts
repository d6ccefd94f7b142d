import { SplicedText } from '../authoring/text/edits/spliced-text.ts';
import type { TextEdit } from '../authoring/text/edits/text-edit.ts';
import type { TextFile } from '../authoring/text/files/project-file.ts';
import { DeltaReceiver, type TextDelta, type TextDeltas } from '../renderer/desk/texts/text-deltas.ts';

// What a worker is told of somebody who types, as the page tells it.

/**
 * What the page tells of a key: from the text with one edit to the text with another. It is not found out of whole texts
 * here: what those leave behind would be gathered while the worker is timed, the more of it the longer they are.
 */
export function editTold(path: string, text: string, last: TextEdit | null, next: TextEdit): TextDelta {
  const all = last === null ? [next] : [last, next];
  const from = Math.min(...all.map(({ offset }) => offset));
  const end = Math.max(...all.map(({ offset, length }) => offset + length));
  const to = last === null ? end : end - last.length + last.text.length;
  const instead = text.slice(from, next.offset) + next.text + text.slice(next.offset + next.length, end);
  return { path, from, to, instead };
}

/** The files as they are in a worker that hears what the page tells it. */
export function heardFrom(files: readonly TextFile[]): (told: TextDeltas) => readonly TextFile[] {
  const listener = new DeltaReceiver();
  return (told) => {
    const heard = listener.hear(told);
    return files.map((file) => {
      const spliced = heard.get(file.path) ?? new SplicedText('');
      return { ...file, text: spliced.toString(), spliced };
    });
  };
}
