import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { translationsIn } from '#authoring/project/index/entry-names.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Position, Range } from '#authoring/text/problems/problem.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { nameOf } from '../hover/hover.ts';
import { type OutlineItem, outlineOf } from './outline.ts';

export interface NamedItem {
  readonly id: string;
  readonly name: string;
  /** `name` is a printed text. */
  readonly isText: boolean;
  /** Other search terms: names in other languages and readings. */
  readonly others: readonly string[];
  readonly range: Range;
  readonly at: Position;
  readonly children: readonly NamedItem[];
}

/** In characters; longer texts are cut. */
const LONGEST = 60;

const outlines = new WeakMap<ParsedDocument, readonly OutlineItem[]>();

/** `text`: unsaved text of the file; null: as read. */
export function outlineIn(diagnosis: Diagnosis, file: string, text: string | null): readonly OutlineItem[] {
  if (text !== null) return outlineOf(text);
  const reading = indexOf(diagnosis).readingOf(file);
  if (reading === undefined) return [];
  const found = outlines.get(reading) ?? outlineOf(reading.file.text);
  outlines.set(reading, found);
  return found;
}

export function namedBy(diagnosis: Diagnosis, file: string, locale: Locale): (item: OutlineItem) => NamedItem {
  const index = indexOf(diagnosis);
  const declared = new Map(index.declarationsIn(file).map((one) => [keyOf(one.path.slice(0, -1)), one]));
  const translations = translationsIn(diagnosis)(null);
  const units = index.readingOf(file)?.facts.units ?? [];
  const texts =
    locale === translations.source
      ? new Map<string, string>()
      : new Map(
          units.flatMap(({ path, key }) => {
            const text = translations.of(file, key)[locale];
            return text === undefined ? [] : [[keyOf(path), text] as const];
          }),
        );
  const named = (item: OutlineItem): NamedItem => {
    const { id, path, range, at } = item;
    const found = declared.get(keyOf(path));
    const name = found === undefined ? (texts.get(keyOf([...path, item.field])) ?? item.name) : nameOf(found, locale);
    const all = found === undefined ? [item.name] : [...Object.values(found.names), ...Object.values(found.readings)];
    return {
      id,
      name: name === id ? '' : shortened(name),
      isText: item.isText,
      others: [...new Set(all)].filter((one) => one !== '' && one !== name),
      range,
      at,
      children: item.children.map(named),
    };
  };
  return named;
}

const keyOf = (path: JsonPath): string => path.join('\u0000');
const shortened = (text: string): string => (text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`);
