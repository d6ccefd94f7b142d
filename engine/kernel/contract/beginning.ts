import type { Json, JsonObject } from '../basics/json.ts';
import type { Text } from '../basics/text.ts';
import type { Documents } from './system.ts';

/** What is known before something is begun in a project. */
export interface BeginningGround {
  /** The documents of the project and of all that it requires, as one. */
  readonly documents: Documents;
  /** The language in which the first texts are written. */
  readonly locale: keyof Text;
}

/** What an author is asked; every question has an answer from the start, and with these what is begun plays. */
export type Question = {
  readonly id: string;
  readonly ask: Text;
  readonly usual: string;
  /** Asked only where another question was answered with one of these. */
  readonly onlyIf?: { readonly question: string; readonly is: readonly string[] };
} & (
  | { readonly kind: 'text' }
  /** May stay empty. */
  | { readonly kind: 'note' }
  /** A name that nothing has yet: `taken` are those that something has, `suggested` usual ones that are known by words. */
  | {
      readonly kind: 'id';
      readonly pattern: string;
      readonly taken: readonly string[];
      readonly suggested?: readonly Choice[];
    }
  | { readonly kind: 'choice'; readonly choices: readonly Choice[] }
);

/** One of the answers that a question may have; `note` says what comes of it, `also` by what else it is found. */
export interface Choice {
  readonly value: string;
  readonly label: Text;
  readonly note?: Text;
  readonly also?: readonly string[];
}

/** By the ids of questions: each is answered. */
export type Answers = { readonly [question: string]: string };

/** The questions that are asked when these answers were given, and the others were answered as usual. */
export function askedWith(questions: readonly Question[], given: Answers): readonly Question[] {
  const answerOf = (id: string): string => given[id] ?? questions.find((one) => one.id === id)?.usual ?? '';
  return questions.filter(({ onlyIf }) => onlyIf === undefined || onlyIf.is.includes(answerOf(onlyIf.question)));
}

/** What is written: a document of its own, or an entry at the end of a list of one; `blank` is that document without any. */
export type Begun =
  | { readonly kind: 'document'; readonly file: string; readonly value: JsonObject }
  | {
      readonly kind: 'entry';
      readonly file: string;
      readonly list: string;
      readonly entry: Json;
      readonly blank: JsonObject;
    };

/** Something that authors begin with a few answers. What it writes has no problem, and plays at once. */
export interface Beginning {
  readonly id: string;
  readonly name: Text;
  questions(ground: BeginningGround): readonly Question[];
  write(answers: Answers, ground: BeginningGround): readonly Begun[];
}

/** What authors begin in projects of one game, and what that is called where games are told apart. */
export interface BeginningsOfGame {
  readonly name: Text;
  readonly all: readonly Beginning[];
}
