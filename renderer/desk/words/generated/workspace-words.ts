// Made by `npm run generate` from workspace.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../workspace.json' with { type: 'json' };

export interface WorkspaceWords {
  readonly names: {
    readonly cards: string;
    readonly scenarios: string;
    readonly play: string;
    readonly translate: string;
    readonly tests: string;
    readonly project: string;
  };
  readonly rail: string;
  readonly cardList: string;
  readonly files: string;
  readonly search: string;
  readonly overview: string;
  readonly panels: string;
  readonly openText: string;
  readonly hide: (values: { readonly part: Value }) => string;
  readonly looks: string;
  readonly text: string;
  readonly textAlongside: string;
  readonly switch: string;
  readonly resize: {
    readonly list: string;
    readonly text: string;
    readonly main: string;
    readonly side: string;
    readonly foot: string;
    readonly problems: string;
  };
}

export const workspaceWords = wordsOf<WorkspaceWords>(words);
