// Made by `npm run generate` from engine.json.
import { type Value, wordsOf } from '#renderer/desk/words/words.ts';
import words from '../engine.json' with { type: 'json' };

export interface EngineWords {
  readonly doing: {
    readonly reading: string;
    readonly beginning: string;
    readonly editing: string;
    readonly restoring: string;
    readonly playing: string;
    readonly stepping: string;
    readonly looking: string;
  };
  readonly entry: (values: { readonly sentence: Value }) => string;
  readonly doingAt: (values: { readonly doing: Value; readonly at: Value }) => string;
  readonly effectsOf: (values: { readonly cards: Value }) => string;
  readonly silent: (values: { readonly doing: Value; readonly where: Value }) => string;
  readonly slow: (values: { readonly doing: Value; readonly where: Value }) => string;
  readonly broke: (values: { readonly doing: Value }) => string;
  readonly endless: (values: { readonly doing: Value; readonly where: Value }) => string;
  readonly chain: string;
  readonly stop: string;
  readonly stopFirst: string;
  readonly wait: string;
  readonly restart: string;
  readonly replayEndless: string;
  readonly replayGaveUp: (values: { readonly at: Value; readonly entry: Value; readonly where: Value }) => string;
  readonly wentOn: (values: { readonly dropped: number }) => string;
  readonly takeBack: string;
  readonly changedHere: string;
}

export const engineWords = wordsOf<EngineWords>(words);
