import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { FileStep } from '#authoring/project/documents/file-step.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf, type ProjectIndex } from '#authoring/project/index/project-index.ts';
import { appendChild, removeChildren } from '#authoring/text/edits/raw-edits.ts';
import { applyEdits, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { nodeAtExactly } from '#authoring/text/json/json-edits.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { writtenPlaces } from '../rename/rename-plan.ts';
import { type EntryInText, entryInText, type TranslationsOf } from './entry-in-text.ts';
import { questionsPut, translationsTaken } from './questions-of-entry.ts';
import type { RefactoringPlan } from './refactoring-plan.ts';
import { refused } from './refused.ts';

interface Written {
  readonly path: string;
  readonly text: string;
  readonly edits: readonly TextEdit[];
}

/** To the end of another file of the same format, with its translations. */
export function planMove(diagnosis: Diagnosis, declaration: Declaration, to: string): RefactoringPlan {
  const index = indexOf(diagnosis);
  const entry = entryInText(index, declaration);
  if ('kind' in entry) return entry;
  const target = index.readingOf(to);
  const list = target === undefined ? undefined : nodeAtExactly(treeOf(target.file.text), [entry.key]);
  if (target === undefined || list === undefined || !filesFor(index, entry).includes(to))
    return refused(declaration, 'file', { file: to });
  const moved = entry.translations.map((one) => movedUnits(index, one, to));
  return {
    kind: 'planned',
    renamed: [],
    twins: [],
    files: moved.flatMap(({ made }) => made),
    ...writtenPlaces([
      { path: declaration.file, text: entry.text, edits: removeChildren(entry.list, [entry.node]) },
      { path: to, text: target.file.text, edits: [appendChild(target.file.text, list, [written(entry)])] },
      ...moved.flatMap((one) => one.written),
    ]),
  };
}

/** Files of the same format with that list. */
export function filesFor(index: ProjectIndex, { declaration, reading, key }: EntryInText): readonly string[] {
  const files = new Set(index.declarations.map(({ file }) => file));
  return [...files]
    .filter((file) => file !== declaration.file && !isRequired(file))
    .filter((file) => {
      const other = index.readingOf(file);
      if (other?.legible !== true || other.format.id !== reading.format.id) return false;
      return nodeAtExactly(treeOf(other.file.text), [key])?.type === 'array';
    })
    .sort();
}

const written = ({ text, node }: EntryInText): string => text.slice(node.offset, node.offset + node.length);

/** Creates a file of translations with the same head if there is none. */
function movedUnits(
  index: ProjectIndex,
  translations: TranslationsOf,
  to: string,
): { readonly written: readonly Written[]; readonly made: readonly FileStep[] } {
  const { file, locale, text, root, units, own } = translations;
  const path = `l10n/${locale}/${to}`;
  const left = { path: file, text, edits: translationsTaken(translations) };
  const parts = own.map(({ offset, length }) => text.slice(offset, offset + length));
  const putInto = (there: string): readonly TextEdit[] | null => {
    const into = nodeAtExactly(treeOf(there), ['units']);
    if (into === undefined) return null;
    const moved = parts.length === 0 ? [] : [appendChild(there, into, parts)];
    return inOrder([...moved, ...questionsPut(there, translations)]);
  };
  const there = index.readingOf(path)?.file.text;
  const edits = there === undefined ? null : putInto(there);
  if (there !== undefined && edits !== null) return { written: [left, { path, text: there, edits }], made: [] };
  const asked = nodeAtExactly(root, ['questions'])?.parent;
  const empty = applyEdits(text, [
    { offset: units.offset, length: units.length, text: '{}' },
    ...(asked === undefined ? [] : removeChildren(root, [asked])),
  ]);
  const room = putInto(empty);
  if (room === null) return { written: [left], made: [] };
  return { written: [left], made: [{ kind: 'create', path, text: applyEdits(empty, room), kept: '' }] };
}

const inOrder = (edits: readonly TextEdit[]): readonly TextEdit[] => [...edits].sort((a, b) => a.offset - b.offset);
