import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import type { TranslationQuestion } from '#authoring/text/formats/units.ts';
import { textEditsOf } from '#authoring/text/json/json-edits.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import type { ContentEdit } from '#engine/kernel/contract/content-fix.ts';
import type { DesignerNotes } from './designer-notes.ts';
import { putLines, sectionOf } from './unit-edits.ts';

export type Questions = { readonly [key: string]: TranslationQuestion };

export function questionsIn(document: unknown): Questions {
  const questions = isObject(document) ? document['questions'] : undefined;
  if (!isObject(questions)) return {};
  return Object.fromEntries(
    Object.entries(questions).flatMap(([key, one]) => {
      if (!isObject(one) || typeof one['ask'] !== 'string') return [];
      const { ask, answer } = one;
      return [[key, { ask, ...(typeof answer === 'string' && answer !== '' ? { answer } : {}) }]];
    }),
  );
}

export interface QuestionCounts {
  readonly open: number;
  readonly answered: number;
}
export function countQuestions(all: readonly Questions[]): QuestionCounts {
  const questions = all.flatMap((one) => Object.values(one));
  const answered = questions.filter(({ answer }) => answer !== undefined).length;
  return { open: questions.length - answered, answered };
}

/** One line, keys in this order. */
function writtenQuestion({ ask, answer }: TranslationQuestion): string {
  const parts = [
    `"ask": ${JSON.stringify(ask)}`,
    ...(answer === undefined ? [] : [`"answer": ${JSON.stringify(answer)}`]),
  ];
  return `{ ${parts.join(', ')} }`;
}

/**
 * Sets or removes (null) a question. `order`: all text keys, for its place. Null: the text is no file of translations.
 */
export function withQuestion(
  text: string,
  key: string,
  question: TranslationQuestion | null,
  order: readonly string[],
): string | null {
  if (sectionOf(text, 'units') === null) return null;
  const section = sectionOf(text, 'questions');
  if (question === null) {
    const others = section?.children?.filter((one) => one.children?.[0]?.value !== key) ?? [];
    if (section === null || others.length === section.children?.length) return text;
    return edited(text, { kind: 'remove', file: '', path: others.length > 0 ? ['questions', key] : ['questions'] });
  }
  const begun = section === null ? edited(text, { kind: 'set', file: '', path: ['questions'], value: {} }) : text;
  const node = begun === null ? null : sectionOf(begun, 'questions');
  if (begun === null || node === null) return null;
  return applyEdits(begun, putLines(begun, node, [{ key, value: writtenQuestion(question) }], order));
}

function edited(text: string, edit: ContentEdit): string | null {
  const root = treeOf(text);
  const edits = root === undefined ? null : textEditsOf(text, root, [edit]);
  return edits === null ? null : applyEdits(text, edits);
}

interface Asked {
  readonly source: string;
  readonly questions: Questions;
}

export function notesToRead(notes: DesignerNotes, files: readonly Asked[]): DesignerNotes {
  const asked = files.filter(({ questions }) => Object.keys(questions).length > 0);
  const told = asked.map(({ source, questions }) => {
    const own = Object.entries(questions).map(([key, { ask, answer }]): [string, string] => {
      const parts = [notes[source]?.[key], `Q: ${ask}`, answer === undefined ? undefined : `A: ${answer}`];
      return [key, parts.filter((part) => part !== undefined).join('\n')];
    });
    return [source, { ...notes[source], ...Object.fromEntries(own) }] as const;
  });
  return { ...notes, ...Object.fromEntries(told) };
}
