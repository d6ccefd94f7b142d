import { nearest } from '#authoring/text/messages/nearest.ts';

/** The word that was probably meant, for a message at a door; undefined when none is near. */
export function suggestion(written: string, words: readonly string[]): string | undefined {
  return nearest(written, words);
}
