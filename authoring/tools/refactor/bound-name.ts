import { isRequired } from '#authoring/text/files/package-path.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { type FoundNode, nodesIn } from '#engine/kernel/language/nodes-in.ts';
import { LineStarts } from '../rename/line-starts.ts';
import { writtenPlaces } from '../rename/rename-plan.ts';
import type { RefactoringPlan } from './refactoring-plan.ts';
import { refused } from './refused.ts';

/** A name bound by an effect, with its readers. */
export interface BoundName {
  readonly reading: ParsedDocument;
  readonly name: string;
  readonly binder: FoundNode;
  readonly readers: readonly FoundNode[];
  /** Other names in scope, or bound inside. */
  readonly near: ReadonlySet<string>;
}

export function boundAt(reading: ParsedDocument | undefined, path: JsonPath): BoundName | null {
  const key = path.at(-1);
  if (reading === undefined || !reading.legible || (key !== 'as' && key !== 'name')) return null;
  const nodes = nodesIn(reading.value);
  const here = nodes.find((one) => isSameList(one.path, path.slice(0, -1)));
  const binder = key === 'as' ? here : here?.names.get(String(here.node['name']));
  const name = binder?.node['as'];
  if (binder === undefined || typeof name !== 'string') return null;
  const holding = nodes.filter((one) => one.names.get(name) === binder);
  return {
    ...{ reading, name, binder },
    readers: holding.filter(({ node }) => node['name'] === name),
    near: new Set([...binder.names.keys(), ...nodes.filter((one) => hasAround(one, binder)).flatMap(madeBy)]),
  };
}

const hasAround = ({ path }: FoundNode, outer: FoundNode): boolean =>
  path.length > outer.path.length && outer.path.every((step, i) => path[i] === step);
const madeBy = ({ node: { as } }: FoundNode): readonly string[] => (typeof as === 'string' ? [as] : []);

/** Only within the scope of the name. */
export function planBoundName({ reading, name, binder, readers, near }: BoundName, to: string): RefactoringPlan {
  const { path: file, text } = reading.file;
  if (isRequired(file)) return refused({ id: name }, 'required', { project: file.split(':', 1)[0] ?? '' });
  if (to.trim() === '') return refused({ id: name }, 'empty');
  if (to === name) return refused({ id: name }, 'same');
  if (near.has(to)) return refused({ id: name }, 'taken', { to, name: '', file });
  const lines = new LineStarts(text);
  const places = [[...binder.path, 'as'], ...readers.map(({ path }) => [...path, 'name'])];
  const edits = places.map((path) => {
    const { start, end } = reading.place(path);
    const offset = lines.offset(start);
    return { offset, length: lines.offset(end) - offset, text: JSON.stringify(to) };
  });
  const inOrder = edits.sort((a, b) => a.offset - b.offset);
  return {
    kind: 'planned',
    renamed: [],
    twins: [],
    files: [],
    ...writtenPlaces([{ path: file, text, edits: inOrder }]),
  };
}
