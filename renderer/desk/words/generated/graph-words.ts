// Made by `npm run generate` from graph.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../graph.json' with { type: 'json' };

export interface GraphWords {
  readonly story: string;
  readonly form: string;
  readonly asGraph: string;
  readonly asList: string;
  readonly removals: string;
  readonly graph: (values: { readonly name: Value }) => string;
  readonly fit: string;
  readonly zoom: string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly openText: string;
  readonly start: string;
  readonly other: string;
  readonly fromStart: string;
  readonly always: string;
  readonly inOrder: string;
  readonly connected: (values: { readonly names: Value }) => string;
  readonly more: (values: { readonly count: Value }) => string;
  readonly andMore: (values: { readonly first: Value; readonly count: Value }) => string;
  readonly scenes: string;
  readonly unreached: string;
  readonly columns: {
    readonly id: string;
    readonly scene: string;
    readonly how: string;
    readonly next: string;
    readonly why: string;
  };
  readonly never: string;
  readonly present: string;
  readonly passed: string;
  readonly between: string;
  readonly nobody: string;
  readonly onlyFrom: (values: { readonly ids: Value }) => string;
  readonly allReached: string;
  readonly removes: (values: { readonly name: Value }) => string;
  readonly legendName: string;
  readonly legend: {
    readonly plain: string;
    readonly passed: string;
    readonly lost: string;
    readonly removes: string;
    readonly way: string;
    readonly dead: string;
  };
  readonly tellsNone: string;
  readonly tellsNoneMore: string;
  readonly noStory: string;
  readonly noStoryMore: string;
  readonly broken: string;
  readonly go: string;
}

export const graphWords = wordsOf<GraphWords>(words);
