import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import { withTexts } from '#authoring/project/documents/texts-after.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import { offsetOf } from '#authoring/text/json/offset-of.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isSame, type Json } from '#engine/kernel/basics/json.ts';
import { candidates, type FixContext } from './fixes-of.ts';

const mostFixes = 6;
const mostTried = 16;

/** A printed text with the least changes after which it agrees with its effects; null: changes of the text alone cannot do it. */
export function agreeingText(file: string, path: JsonPath, context: FixContext): string | null {
  let now = context;
  for (let done = 0; done <= mostFixes; done++) {
    const text = textIn(now, file);
    const said = valueAt(text, path);
    if (typeof said !== 'string') return null;
    const faults = faultsAt(file, path, now);
    const [fault] = faults;
    if (fault === undefined) return said;
    const next = changedTexts(fault, file, path, now)
      .sort((a, b) => changed(said, valueAt(a, path)) - changed(said, valueAt(b, path)))
      .slice(0, mostTried)
      .map((one): FixContext => {
        const files = withTexts(now.files, new Map([[file, one]]));
        return { ...now, files, project: now.look(files) };
      })
      .find((one) =>
        faultsAt(file, path, one).every(({ code }) => faults.some((had) => had !== fault && had.code === code)),
      );
    if (next === undefined) return null;
    now = next;
  }
  return null;
}

/** The file after each fix that changes nothing in it but the printed text. */
function changedTexts(fault: Problem, file: string, path: JsonPath, context: FixContext): string[] {
  const text = textIn(context, file);
  const around = path.slice(0, -1);
  const without = (value: Json | undefined) => ({ ...(value as object), [String(path.at(-1))]: null }) as Json;
  const before = without(valueAt(text, around));
  const found = candidates(fault, context).flatMap(({ edits }) => {
    const after = applyEdits(text, edits.get(file) ?? []);
    return after !== text && isSame(before, without(valueAt(after, around))) ? [after] : [];
  });
  return [...new Set(found)];
}

const textIn = ({ files }: FixContext, file: string): string => {
  const found = files.find(({ path }) => path === file);
  return found !== undefined && 'text' in found ? found.text : '';
};

function valueAt(text: string, path: JsonPath): Json | undefined {
  const root = treeOf(text);
  const node = root === undefined ? undefined : findNodeAtLocation(root, [...path]);
  return node === undefined ? undefined : (getNodeValue(node) as Json);
}

function faultsAt(file: string, path: JsonPath, context: FixContext): readonly Problem[] {
  const { project } = context;
  const text = textIn(context, file);
  const root = treeOf(text);
  const at = root === undefined ? undefined : findNodeAtLocation(root, [...path])?.offset;
  return project.problems.filter(
    ({ file: its, range, code }) => its === file && code.startsWith('EFT') && offsetOf(text, range.start) === at,
  );
}

/** How many characters of a text differ from another. */
function changed(before: string, after: Json | undefined): number {
  const now = String(after);
  let start = 0;
  while (start < before.length && before[start] === now[start]) start++;
  let end = 0;
  while (end < Math.min(before.length, now.length) - start && before.at(-1 - end) === now.at(-1 - end)) end++;
  return Math.max(before.length, now.length) - start - end;
}
