import type { Node } from 'jsonc-parser';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { withId } from '#authoring/project/documents/renamed.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { insertAfter, textOfPartAfter } from '#authoring/text/edits/raw-edits.ts';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import { nodeAtExactly, removeNode } from '#authoring/text/json/json-edits.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { renamedInTexts } from '../rename/printed-mentions.ts';
import { refusalOf, writtenPlaces } from '../rename/rename-plan.ts';
import { type EntryInText, entryInText, isInside, type TranslationsOf } from './entry-in-text.ts';
import type { RefactoringPlan } from './refactoring-plan.ts';

/** Behind the original, with translations; references to itself become references to the copy. */
export function planDuplicate(diagnosis: Diagnosis, declaration: Declaration, to: string): RefactoringPlan {
  const index = indexOf(diagnosis);
  const refusal = refusalOf(index, declaration, to);
  if (refusal !== null) return { ...refusal, users: [] };
  const entry = entryInText(index, declaration);
  if ('kind' in entry) return entry;
  const { id, file } = declaration;
  const root = treeOf(entry.text);
  const uses = index
    .usesOf(declaration)
    .filter((use) => use.sort !== 'text' && use.file === file && isInside(use.path, entry.path));
  const rewritten = [{ path: declaration.path }, ...uses].flatMap(({ path }) => {
    const node = nodeAtExactly(root, path);
    return typeof node?.value === 'string' ? [replaced(node, withId(node.value, id, to))] : [];
  });
  const former = nodeAtExactly(root, [...entry.path, 'formerly']);
  const texts = printedIn(entry, root, to);
  const copy = textOfPartAfter(entry.text, entry.node, [
    ...rewritten,
    ...texts.map(({ node, after }) => replaced(node, after)),
    ...(former === undefined ? [] : [removeNode(former)]),
  ]);
  const hashes = new Map(texts.map(({ node, after }) => [sourceHash(String(node.value)), sourceHash(after)]));
  const translated = entry.translations.filter(({ own }) => own.length > 0);
  return {
    kind: 'planned',
    renamed: [],
    twins: [],
    files: [],
    ...writtenPlaces([
      { path: file, text: entry.text, edits: [insertAfter(entry.text, entry.node, [copy])] },
      // Questions are not copied
      ...translated.map((one) => ({ path: one.file, text: one.text, edits: [copied(one, id, to, hashes)] })),
    ]),
  };
}

const replaced = ({ offset, length }: Node, text: string): TextEdit => ({ offset, length, text: JSON.stringify(text) });

function printedIn({ declaration, reading, path }: EntryInText, root: Node | undefined, to: string) {
  const renamed = renamedInTexts(new Map([[declaration.id, to]]));
  if (renamed === null) return [];
  return reading.facts.units.flatMap((unit) => {
    const node = isInside(unit.path, path) ? nodeAtExactly(root, unit.path) : undefined;
    const after = renamed(unit.text);
    return node === undefined || after === unit.text ? [] : [{ node, after }];
  });
}

function copied(
  { text, own }: TranslationsOf,
  from: string,
  to: string,
  hashes: ReadonlyMap<string, string>,
): TextEdit {
  const renamed = renamedInTexts(new Map([[from, to]])) ?? ((said: string) => said);
  const parts = own.map((property) => {
    const [key, unit] = property.children as [Node, Node];
    const [said, hash] = [nodeAtExactly(unit, ['t']), nodeAtExactly(unit, ['h'])];
    return textOfPartAfter(text, property, [
      replaced(key, withId(String(key.value), from, to)),
      ...(said === undefined ? [] : [replaced(said, renamed(String(said.value)))]),
      ...(hash === undefined ? [] : [replaced(hash, hashes.get(String(hash.value)) ?? String(hash.value))]),
    ]);
  });
  return insertAfter(text, own.at(-1) as Node, parts);
}
