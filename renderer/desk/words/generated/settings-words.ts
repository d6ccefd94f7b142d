// Made by `npm run generate` from settings.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../settings.json' with { type: 'json' };

export interface SettingsWords {
  readonly search: string;
  readonly pages: string;
  readonly groups: {
    readonly look: string;
    readonly editor: string;
    readonly files: string;
    readonly play: string;
  };
  readonly keys: string;
  readonly scope: string;
  readonly scopes: {
    readonly user: string;
    readonly project: string;
  };
  readonly projectHelp: string;
  readonly json: string;
  readonly changed: string;
  readonly reset: (values: { readonly name: Value }) => string;
  readonly nothingFits: string;
  readonly elsewhere: string;
  readonly wrongValue: string;
  readonly damaged: (values: { readonly file: Value }) => string;
  readonly notKept: (values: { readonly code: Value }) => string;
  readonly textHelp: string;
  readonly textField: (values: { readonly scope: Value }) => string;
  readonly notWritten: string;
  readonly noObject: (values: { readonly line: Value }) => string;
  readonly notAnObject: (values: { readonly braces: Value }) => string;
  readonly unknown: (values: { readonly line: Value; readonly key: Value }) => string;
  readonly badValue: (values: { readonly line: Value; readonly key: Value; readonly may: Value }) => string;
  readonly allSound: string;
  readonly problems: string;
  readonly names: string;
  readonly name: string;
  readonly may: string;
  readonly usual: string;
  readonly yesNo: string;
  readonly between: (values: { readonly from: Value; readonly to: Value }) => string;
  readonly keysOfCommands: string;
  readonly presetsByName: string;
  readonly or: string;
  readonly settings: {
    readonly 'look.theme': {
      readonly name: string;
      readonly help: string;
      readonly values: {
        readonly system: string;
        readonly asa: string;
        readonly yoru: string;
        readonly contrast: string;
      };
    };
    readonly 'look.language': {
      readonly name: string;
      readonly help: string;
      readonly values: {
        readonly system: string;
        readonly ja: string;
        readonly en: string;
      };
    };
    readonly 'look.zoom': {
      readonly name: string;
      readonly help: string;
      readonly unit: string;
    };
    readonly 'look.density': {
      readonly name: string;
      readonly help: string;
      readonly values: {
        readonly normal: string;
        readonly comfortable: string;
      };
    };
    readonly 'look.motion': {
      readonly name: string;
      readonly help: string;
      readonly values: {
        readonly system: string;
        readonly reduced: string;
        readonly full: string;
      };
    };
    readonly 'editor.fontSize': {
      readonly name: string;
      readonly help: string;
      readonly unit: string;
    };
    readonly 'editor.lineHeight': {
      readonly name: string;
      readonly help: string;
      readonly unit: string;
    };
    readonly 'editor.wrap': {
      readonly name: string;
      readonly help: string;
    };
    readonly 'editor.notes': {
      readonly name: string;
      readonly help: string;
    };
    readonly 'editor.japaneseWords': {
      readonly name: string;
      readonly help: string;
    };
    readonly 'editor.editContext': {
      readonly name: string;
      readonly help: string;
    };
    readonly 'editor.formatOnSave': {
      readonly name: string;
      readonly help: string;
    };
    readonly 'editor.measureFaces': {
      readonly name: string;
      readonly help: string;
      readonly values: {
        readonly all: string;
        readonly changed: string;
        readonly off: string;
      };
    };
    readonly 'files.autoSave': {
      readonly name: string;
      readonly help: string;
      readonly values: {
        readonly off: string;
        readonly afterDelay: string;
        readonly onFocusChange: string;
      };
    };
    readonly 'files.autoSaveDelay': {
      readonly name: string;
      readonly help: string;
      readonly unit: string;
    };
    readonly 'files.dictionaries': {
      readonly name: string;
      readonly help: string;
    };
    readonly 'play.goBackUnasked': {
      readonly name: string;
      readonly help: string;
    };
  };
  readonly command: string;
  readonly key: string;
  readonly searchKeys: string;
  readonly pressToSearch: string;
  readonly press: string;
  readonly pressSought: string;
  readonly sought: (values: { readonly keys: Value }) => string;
  readonly showAll: string;
  readonly change: (values: { readonly name: Value }) => string;
  readonly changeShort: string;
  readonly noKeys: string;
  readonly writing: string;
  readonly conflict: (values: { readonly name: Value }) => string;
  readonly takeAway: (values: { readonly name: Value }) => string;
  readonly noCommand: string;
  readonly onlyUser: string;
}

export const settingsWords = wordsOf<SettingsWords>(words);
