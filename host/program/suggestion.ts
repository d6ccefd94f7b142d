import { nearest } from '#authoring/text/messages/nearest.ts';

export function suggestion(written: string, words: readonly string[]): string | undefined {
  return nearest(written, words);
}
