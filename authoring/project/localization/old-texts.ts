import type { Reading } from '#authoring/text/reading/reading.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';

/** Where a project notes the texts that its translations were made from. */
export const oldTextsPath = 'l10n/sources.json';

/** Texts by their hash. */
export type OldTexts = ReadonlyMap<string, string>;
export const nothingNoted: OldTexts = new Map();

/** What a project has noted; the same map as long as it is written so. */
export function oldTextsIn(readings: readonly Reading[]): OldTexts {
  const value = readings.find(({ file }) => file.path === oldTextsPath)?.value;
  const sources = isObject(value) ? value['sources'] : undefined;
  return isObject(sources) ? textsIn(sources) : nothingNoted;
}
const textsIn = memoizeByKey(
  (sources: object): OldTexts =>
    new Map(Object.entries(sources).filter((one): one is [string, string] => typeof one[1] === 'string')),
);
