// Made by `npm run generate` from notice.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../notice.json' with { type: 'json' };

export interface NoticeWords {
  readonly button: (values: { readonly unread: number }) => string;
  readonly heading: string;
  readonly none: string;
  readonly clear: string;
  readonly kinds: {
    readonly info: string;
    readonly warning: string;
    readonly error: string;
  };
  readonly work: string;
  readonly noWork: string;
  readonly running: (values: { readonly name: Value; readonly more: Value }) => string;
  readonly stop: (values: { readonly name: Value }) => string;
  readonly stopShort: string;
  readonly far: (values: { readonly done: number; readonly of: Value }) => string;
  readonly settingsDamaged: string;
  readonly settingsDamagedText: (values: { readonly file: Value }) => string;
  readonly settingsNotKept: string;
  readonly settingsNotKeptText: (values: { readonly code: Value }) => string;
  readonly notSaved: (values: { readonly path: Value }) => string;
  readonly notSavedText: string;
  readonly notKept: string;
  readonly folderGone: {
    readonly title: string;
    readonly text: string;
  };
  readonly manyChanged: (values: { readonly count: number; readonly gone: Value }) => string;
  readonly manyChangedText: string;
  readonly manyChangedUnsaved: (values: { readonly unsaved: number }) => string;
  readonly schema: (values: { readonly name: Value }) => string;
  readonly languageName: string;
  readonly language: (values: { readonly name: Value }) => string;
  readonly seed: (values: { readonly seed: Value }) => string;
  readonly testsHint: string;
  readonly tests: {
    readonly unknown: string;
    readonly running: (values: { readonly left: Value }) => string;
    readonly failed: (values: { readonly failed: Value }) => string;
    readonly passed: (values: { readonly passed: Value; readonly all: Value }) => string;
  };
  readonly seedHint: string;
  readonly selected: (values: { readonly characters: Value; readonly cells: Value }) => string;
  readonly search: string;
}

export const noticeWords = wordsOf<NoticeWords>(words);
