import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';

export const oldTextsPath = 'l10n/sources.json';

/** Former source texts by hash. */
export type OldTexts = ReadonlyMap<string, string>;
export const nothingNoted: OldTexts = new Map();

export function oldTextsIn(readings: readonly ParsedDocument[]): OldTexts {
  const value = readings.find(({ file }) => file.path === oldTextsPath)?.value;
  const sources = isObject(value) ? value['sources'] : undefined;
  return isObject(sources) ? textsIn(sources) : nothingNoted;
}
const textsIn = memoizeByKey(
  (sources: object): OldTexts =>
    new Map(Object.entries(sources).filter((one): one is [string, string] => typeof one[1] === 'string')),
);
