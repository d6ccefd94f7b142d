import { startOfFile } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { SourceUnit } from '#authoring/text/schema/facts.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Locale, Text } from '#engine/kernel/basics/text.ts';
import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import { languageOfWords, systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { type EntryPhrase, entryPhrases } from '../sentences/entry-phrases.ts';
import { isBare, opKey } from '../sentences/system-keys.ts';

export const isOfSystem = (path: string): boolean => /^l10n\/[^/]+\/system\.json$/.test(path);

export interface SystemText {
  readonly key: string;
  readonly text: Text;
}

/** Printed words by group, sentences of ops, and phrases around effects. */
export const systemTexts = memoizeByKey(({ words, language }: RuleSystem): readonly SystemText[] => {
  const printed = (words.translated?.printed ?? []).flatMap((name) => {
    const [group = '', only] = name.split('/', 2);
    return Object.entries(words.groups[group] ?? {}).flatMap(([id, text]) =>
      only === undefined || only === id ? [{ key: `${group}/${id}`, text }] : [],
    );
  });
  const ops = language.ops.flatMap(({ id, text, any }) => [
    { key: opKey(id, 'whole'), text },
    ...(any === undefined ? [] : [{ key: opKey(id, 'any'), text: any }]),
  ]);
  const entries = Object.entries<EntryPhrase>(entryPhrases).flatMap(([id, { text, field }]) =>
    field === undefined || words.fields?.[field] !== undefined ? [{ key: `entry/${id}`, text }] : [],
  );
  return [...printed, ...ops, ...entries].filter(({ text }) => !isBare(text));
});

const readings = new WeakMap<RuleSystem, Map<Locale, ParsedDocument>>();

/** The game's words as a translatable document, in the language that translators start from. */
export function systemReading(system: RuleSystem, sourceLocale: string): ParsedDocument {
  const language = languageOfWords(sourceLocale);
  const known = readings.get(system) ?? new Map<Locale, ParsedDocument>();
  readings.set(system, known);
  const before = known.get(language);
  if (before !== undefined) return before;
  const units = systemTexts(system).map(({ key, text }): SourceUnit => ({ key, text: text[language], path: [] }));
  const facts = { ids: [], references: [], named: [], units, art: [], doubles: [] };
  const reading: ParsedDocument = {
    file: { path: systemDocument, text: '' },
    format: {
      id: 'system',
      path: /^system\.json$/,
      where: systemDocument,
      required: false,
      schema: {},
      house: false,
      definitions: {},
      validate: () => true,
      declares: new Set(),
      made: {},
    },
    ...{ value: {}, sound: true, legible: true, facts, own: facts, problems: [] },
    place: () => startOfFile,
  };
  known.set(language, reading);
  return reading;
}
