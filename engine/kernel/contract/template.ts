import type { Json, JsonObject } from '../basics/json.ts';
import type { Text } from '../basics/text.ts';
import type { Documents } from './system.ts';

export interface BeginningContext {
  /** The project and all packages it requires, merged. */
  readonly documents: Documents;
  /** Those of the project alone. */
  readonly own: Documents;
  readonly locale: keyof Text;
}

/** A question to the author. Every question has a default, and a draft made of the defaults plays. */
export type Question = {
  readonly id: string;
  readonly ask: Text;
  readonly usual: string;
  /** Asked only if another question has one of these answers. */
  readonly onlyIf?: { readonly question: string; readonly is: readonly string[] };
} & (
  | { readonly kind: 'text' }
  | { readonly kind: 'note' }
  /** A new id: `taken` are in use, `suggested` are usual ones with labels, of which some may be taken. */
  | {
      readonly kind: 'id';
      readonly pattern: string;
      readonly taken: readonly string[];
      readonly suggested?: readonly AnswerChoice[];
    }
  | { readonly kind: 'choice'; readonly choices: readonly AnswerChoice[] }
);

export interface AnswerChoice {
  readonly value: string;
  readonly label: Text;
  readonly note?: Text;
  readonly also?: readonly string[];
}

export type Answers = { readonly [question: string]: string };

/** Questions to ask given these answers, with defaults for the rest. */
export function visibleQuestions(questions: readonly Question[], given: Answers): readonly Question[] {
  const answerOf = (id: string): string => given[id] ?? questions.find((one) => one.id === id)?.usual ?? '';
  return questions.filter(({ onlyIf }) => onlyIf === undefined || onlyIf.is.includes(answerOf(onlyIf.question)));
}

/** A new document, or an entry at the end of a list (a key, or a path with slashes), or at its beginning; `blank` is the document for the entry if there is none yet. */
export type TemplateOutput =
  | { readonly kind: 'document'; readonly file: string; readonly value: JsonObject }
  | {
      readonly kind: 'entry';
      readonly file: string;
      readonly list: string;
      readonly entry: Json;
      readonly isFirst?: boolean;
      readonly blank: JsonObject;
    };

/** A template that authors fill in with a few answers. What it writes has no problems and plays at once. */
export interface Beginning {
  readonly id: string;
  readonly name: Text;
  questions(ground: BeginningContext): readonly Question[];
  write(answers: Answers, ground: BeginningContext): readonly TemplateOutput[];
}

export interface GameTemplates {
  readonly name: Text;
  readonly all: readonly Beginning[];
}
