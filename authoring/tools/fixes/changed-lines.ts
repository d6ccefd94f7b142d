import type { DocumentChange, Replacement } from '#authoring/project/documents/project-action.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';

export interface LineReplacement {
  /** Zero-based. */
  readonly line: number;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Adjacent lines are one group. `most`: number of groups. */
export function changedLines(text: string, { replacements }: DocumentChange, most: number): readonly LineReplacement[] {
  const places: { start: number; end: number; replacements: Replacement[] }[] = [];
  for (const one of [...replacements].sort((a, b) => a.offset - b.offset)) {
    const start = text.lastIndexOf('\n', one.offset - 1) + 1;
    const end = lineEndAfter(text, one.offset + one.removed.length);
    const last = places.at(-1);
    if (last !== undefined && start <= last.end) {
      last.end = Math.max(last.end, end);
      last.replacements.push(one);
    } else {
      if (places.length === most) break;
      places.push({ start, end, replacements: [one] });
    }
  }
  return places.map(({ start, end, replacements: own }) => {
    const before = text.slice(start, end);
    const after = applyEdits(
      before,
      own.map(({ offset, removed, inserted }) => ({ offset: offset - start, length: removed.length, text: inserted })),
    );
    return { line: linesBefore(text, start), ...withoutSame(before.split(/\r\n|\n/), after.split(/\r\n|\n/)) };
  });
}

function lineEndAfter(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}

function linesBefore(text: string, offset: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) lines++;
  return lines;
}

function withoutSame(before: readonly string[], after: readonly string[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return { before: before.slice(start, before.length - end), after: after.slice(start, after.length - end) };
}
