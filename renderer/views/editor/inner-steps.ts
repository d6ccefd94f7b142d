import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';
import type { Position } from '#authoring/text/problems/problem.ts';
import type { NamedItem } from '#authoring/tools/outline/named-outline.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { modelOf } from './editor-models.ts';

export interface InnerStep {
  readonly label: string;
  readonly place: Position;
}

/** In characters. Longer texts are not one entry. */
const LONGEST = 100_000;

export function innerSteps(path: string, position: Position, around: NamedItem | null): readonly InnerStep[] {
  const model = modelOf(path, projectStore.getState().files.get(path)?.text ?? '');
  const { start, end } = around?.range ?? { start: { line: 0, character: 0 }, end: lastOf(model) };
  const from = model.getOffsetAt({ lineNumber: start.line + 1, column: start.character + 1 });
  const to = model.getOffsetAt({ lineNumber: end.line + 1, column: end.character + 1 });
  if (to - from > LONGEST) return [];
  // Parse only the part of a long text that encloses the cursor
  const [first, last] = [model.getPositionAt(from), model.getPositionAt(to)];
  const text = model.getValueInRange({
    startLineNumber: first.lineNumber,
    startColumn: first.column,
    endLineNumber: last.lineNumber,
    endColumn: last.column,
  });
  const at = model.getOffsetAt({ lineNumber: position.line + 1, column: position.character + 1 }) - from;
  const root = parseTree(text);
  if (root === undefined) return [];
  const steps = getLocation(text, at).path;
  return steps.flatMap((step, i) => {
    const node = findNodeAtLocation(root, steps.slice(0, i + 1));
    const label = node === undefined ? null : labelOf(node, step);
    if (node === undefined || label === null) return [];
    const { lineNumber, column } = model.getPositionAt(from + node.offset);
    return [{ label, place: { line: lineNumber - 1, character: column - 1 } }];
  });
}

function lastOf(model: ReturnType<typeof modelOf>): Position {
  const line = model.getLineCount();
  return { line: line - 1, character: model.getLineMaxColumn(line) - 1 };
}

/** A list item is labelled by its keyword; without one it gets no step of its own. */
function labelOf(node: Node, step: string | number): string | null {
  if (typeof step === 'string') return step === '' ? null : step;
  const op = node.children?.find(({ children }) => children?.[0]?.value === 'op')?.children?.[1]?.value as unknown;
  return typeof op === 'string' ? op : null;
}
