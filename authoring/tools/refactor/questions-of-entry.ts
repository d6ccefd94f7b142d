import { appendChild, removeChildren } from '#authoring/text/edits/raw-edits.ts';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import { nodeAtExactly } from '#authoring/text/json/json-edits.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { TranslationsOf } from './entry-in-text.ts';

export function translationsTaken(of: TranslationsOf): readonly TextEdit[] {
  const units = of.own.length === 0 ? [] : removeChildren(of.units, of.own);
  return [...units, ...questionsTaken(of)].sort((a, b) => a.offset - b.offset);
}

/** The last question takes the section with it. */
function questionsTaken({ root, questions }: TranslationsOf): readonly TextEdit[] {
  const object = questions?.all.children?.[1];
  if (questions === null || object === undefined) return [];
  return questions.own.length === object.children?.length
    ? removeChildren(root, [questions.all])
    : removeChildren(object, questions.own);
}

/** Behind the other questions of a file. */
export function questionsPut(text: string, { text: from, questions }: TranslationsOf): readonly TextEdit[] {
  const root = treeOf(text);
  if (questions === null || root === undefined) return [];
  const parts = questions.own.map(({ offset, length }) => from.slice(offset, offset + length));
  const there = nodeAtExactly(root, ['questions']);
  if (there !== undefined) return [appendChild(text, there, parts)];
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  return [appendChild(text, root, [`"questions": {${parts.map((part) => `${end}    ${part}`).join(',')}${end}  }`])];
}
