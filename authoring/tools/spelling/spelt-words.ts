import { ID_PATTERN } from '#authoring/project/localization/unit-fault.ts';

const left = new RegExp(
  [ID_PATTERN, '\\{[^{}]*\\}', '\\[[^\\][]*\\]', '<[^<>]*>', '&\\w+;', '\\S*(?:://|@|\\w\\.\\w)\\S*'].join('|'),
  'gu',
);
const word = /(?<![\p{L}\p{M}\p{N}_])\p{L}[\p{L}\p{M}]+(?:['’]\p{L}[\p{L}\p{M}]*)*(?![\p{L}\p{M}\p{N}_])/gu;

/** The words of a text that a dictionary can know: without ids, places, addresses, abbreviations and words in mixed case. */
export function speltWords(text: string): readonly string[] {
  return [...text.replace(left, ' ').matchAll(word)]
    .map(([one]) => one)
    .filter((one) => one !== one.toUpperCase() && !/\p{Ll}\p{Lu}/u.test(one));
}
