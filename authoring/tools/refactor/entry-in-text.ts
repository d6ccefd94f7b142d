import type { Node } from 'jsonc-parser';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { ProjectIndex } from '#authoring/project/index/project-index.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { nodeAtExactly } from '#authoring/text/json/json-edits.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { RefusedRefactoring } from './refactoring-plan.ts';
import { refused } from './refused.ts';

export interface EntryInText {
  readonly declaration: Declaration;
  readonly reading: ParsedDocument;
  readonly text: string;
  readonly key: string;
  readonly list: Node;
  readonly node: Node;
  readonly path: JsonPath;
  readonly translations: readonly TranslationsOf[];
}

/** Translations of an entry in one file. */
export interface TranslationsOf {
  readonly file: string;
  readonly locale: string;
  readonly text: string;
  readonly root: Node;
  readonly units: Node;
  readonly own: readonly Node[];
  /** Null: no questions about the entry. */
  readonly questions: { readonly all: Node; readonly own: readonly Node[] } | null;
}

/** Refused if it is no list entry or belongs to another project. */
export function entryInText(index: ProjectIndex, declaration: Declaration): EntryInText | RefusedRefactoring {
  const { file, path, package: project } = declaration;
  if (project !== null) return refused(declaration, 'required', { project });
  const reading = index.readingOf(file);
  const root = reading === undefined ? undefined : treeOf(reading.file.text);
  if (reading === undefined || root === undefined || !reading.legible) return refused(declaration, 'broken', { file });
  const [key, at] = path;
  const list = nodeAtExactly(root, path.slice(0, -2));
  const node = nodeAtExactly(root, path.slice(0, -1));
  if (path.length === 1) return refused(declaration, 'whole', { file });
  if (
    path.length !== 3 ||
    typeof key !== 'string' ||
    typeof at !== 'number' ||
    list === undefined ||
    node === undefined
  )
    return refused(declaration, 'part', { file });
  return {
    ...{ declaration, reading, text: reading.file.text, key, list, node, path: path.slice(0, -1) },
    translations: translationsOf(index, declaration),
  };
}

function translationsOf(index: ProjectIndex, declaration: Declaration): readonly TranslationsOf[] {
  const uses = index.usesOf(declaration).filter(({ sort, file }) => sort === 'unit' && file.startsWith('l10n/'));
  return [...new Set(uses.map(({ file }) => file))].flatMap((file) => {
    const text = index.readingOf(file)?.file.text ?? '';
    const root = treeOf(text);
    const [units, asked] = [nodeAtExactly(root, ['units']), nodeAtExactly(root, ['questions'])];
    const locale = sourceOf(file)?.locale;
    if (root === undefined || units === undefined || locale === undefined) return [];
    const ownIn = (section: Node, name: string): readonly Node[] => {
      const keys = new Set(uses.flatMap(({ file: its, path }) => (its === file && path[0] === name ? [path[1]] : [])));
      return (section.children ?? []).filter((one) => keys.has(String(one.children?.[0]?.value)));
    };
    const questions = asked?.parent === undefined ? [] : ownIn(asked, 'questions');
    return [
      {
        ...{ file, locale, text, root, units, own: ownIn(units, 'units') },
        questions: questions.length === 0 ? null : { all: asked?.parent as Node, own: questions },
      },
    ];
  });
}

export const isInside = (path: JsonPath, entry: JsonPath): boolean => entry.every((step, i) => path[i] === step);
