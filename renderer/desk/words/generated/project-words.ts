// Made by `npm run generate` from project.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../project.json' with { type: 'json' };

export interface ProjectWords {
  readonly name: string;
  readonly facts: {
    readonly title: string;
    readonly version: string;
    readonly id: string;
    readonly source: string;
    readonly files: string;
  };
  readonly edit: string;
  readonly languages: string;
  readonly isSource: string;
  readonly share: (values: { readonly done: Value; readonly texts: Value }) => string;
  readonly stale: (values: { readonly count: Value }) => string;
  readonly addLanguage: string;
  readonly translate: string;
  readonly onlySource: string;
  readonly noProblems: string;
  readonly problems: string;
  readonly allProblems: string;
  readonly requires: string;
  readonly requiresNothing: string;
  readonly overrides: (values: { readonly count: Value }) => string;
  readonly history: string;
  readonly seeHistory: string;
  readonly noHistory: string;
  readonly out: string;
  readonly print: string;
  readonly pictures: string;
  readonly new: string;
}

export const projectWords = wordsOf<ProjectWords>(words);
