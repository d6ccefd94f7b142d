// Made by `npm run generate` from command.json.
import { wordsOf } from '#renderer/desk/words/words.ts';
import words from '../command.json' with { type: 'json' };

export interface CommandWords {
  readonly file: {
    readonly rename: string;
    readonly delete: string;
    readonly crlf: string;
    readonly bom: string;
    readonly begin: string;
    readonly newProject: string;
    readonly openFolder: string;
    readonly welcome: string;
    readonly save: string;
    readonly saveAll: string;
    readonly saveAs: string;
    readonly revert: string;
    readonly print: string;
    readonly close: string;
    readonly reopen: string;
    readonly closeAll: string;
  };
  readonly edit: {
    readonly undo: string;
    readonly redo: string;
    readonly cut: string;
    readonly copy: string;
    readonly paste: string;
    readonly selectAll: string;
    readonly find: string;
    readonly findReplace: string;
    readonly scrub: string;
    readonly search: string;
    readonly replace: string;
    readonly rename: string;
    readonly duplicate: string;
    readonly move: string;
    readonly renumber: string;
    readonly refer: string;
    readonly referAll: string;
    readonly delete: string;
    readonly textFromEffect: string;
  };
  readonly view: {
    readonly enlarge: string;
    readonly split: string;
    readonly reset: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly zoomReset: string;
    readonly textLarger: string;
    readonly textSmaller: string;
    readonly textReset: string;
    readonly wrap: string;
    readonly notes: string;
    readonly ja: string;
    readonly en: string;
    readonly keyBindings: string;
  };
  readonly go: {
    readonly anything: string;
    readonly line: string;
    readonly commands: string;
    readonly back: string;
    readonly forward: string;
    readonly recentTab: string;
    readonly recentTabBack: string;
    readonly definition: string;
    readonly references: string;
    readonly history: string;
    readonly entries: string;
    readonly ids: string;
    readonly nextProblem: string;
    readonly previousProblem: string;
    readonly measureFaces: string;
    readonly form: string;
    readonly board: string;
    readonly onTable: string;
    readonly hand: string;
    readonly actions: string;
    readonly nextPart: string;
    readonly previousPart: string;
  };
  readonly game: {
    readonly playFromHere: string;
    readonly playToWish: string;
    readonly whatIf: string;
    readonly back: string;
    readonly on: string;
    readonly last: string;
    readonly goBackUnasked: string;
    readonly goOn: string;
    readonly end: string;
    readonly stop: string;
    readonly console: string;
    readonly breakpoint: string;
    readonly breakpointIf: string;
    readonly whenRan: string;
    readonly recordFrom: string;
    readonly recordTo: string;
    readonly resume: string;
    readonly over: string;
    readonly into: string;
    readonly out: string;
  };
  readonly help: {
    readonly start: string;
    readonly tour: string;
    readonly keys: string;
    readonly guides: string;
    readonly rules: string;
    readonly news: string;
    readonly report: string;
    readonly licences: string;
  };
}

export const commandWords = wordsOf<CommandWords>(words);
