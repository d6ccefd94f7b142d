import { unitsOf } from '#authoring/project/localization/compared-units.ts';
import { sourceHash } from '#authoring/project/localization/source-hash.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { SourceUnit } from '#authoring/text/schema/facts.ts';
import { writtenOut } from '#engine/kernel/documents/referred-names.ts';

export interface Rewritten {
  readonly path: JsonPath;
  readonly text: string;
}

type Write = (text: string) => string;

/** Null if no id is searched for in texts. */
export function renamedInTexts(names: ReadonlyMap<string, string>): Write | null {
  const ids = [...names.keys()].filter((id) => printed.test(id));
  if (ids.length === 0) return null;
  const whole = new RegExp(`(?<![A-Za-z0-9-])(?:${ids.join('|')})(?![A-Za-z0-9-])`, 'g');
  return (text) => text.replace(whole, (id) => names.get(id) ?? id);
}

const referringAnew =
  (names: ReadonlyMap<string, string>): Write =>
  (text) =>
    writtenOut(text, ({ id, form }) => {
      const now = names.get(id);
      return now === undefined ? null : form === null ? `{${now}}` : `{${now}:${form}}`;
    });

/** Only ids that look unlike words are searched for in texts. */
const printed = /^(?=.*[0-9])[A-Z0-9-]{3,}$/;

/** Texts that print or reference the ids, rewritten by file; hashes of their translations are updated. */
export function printedMentions(
  readings: readonly ParsedDocument[],
  names: ReadonlyMap<string, string>,
  referred: ReadonlyMap<string, string>,
): ReadonlyMap<ParsedDocument, readonly Rewritten[]> {
  const printing = renamedInTexts(names);
  if (printing === null && referred.size === 0) return new Map();
  const referring = referringAnew(referred);
  const renamed: Write = (text) => referring(printing?.(text) ?? text);
  return rewrittenTexts(readings, {
    source: ({ text }) => renamed(text),
    // A translation may reference what its source writes out
    target: (t, { written }) => (written === null ? referring : renamed)(t),
  });
}

export interface TextWriter {
  source(unit: SourceUnit): string;
  /** `written`: the new source text; null: unchanged. */
  target(t: string, at: { readonly locale: string; readonly written: string | null }): string;
}

/** Updates hashes, so that translations do not become stale. */
export function rewrittenTexts(
  readings: readonly ParsedDocument[],
  write: TextWriter,
): ReadonlyMap<ParsedDocument, readonly Rewritten[]> {
  const found = new Map<ParsedDocument, readonly Rewritten[]>();
  /** Hash before and after, by file and key. */
  const becoming = new Map<
    string,
    { readonly text: string; readonly hash: readonly [before: string, after: string] }
  >();
  for (const reading of readings) {
    const changed = reading.facts.units.flatMap((unit) => {
      const text = write.source(unit);
      return text === unit.text ? [] : [{ unit, text }];
    });
    if (changed.length === 0) continue;
    found.set(
      reading,
      changed.map(({ unit, text }) => ({ path: unit.path, text })),
    );
    for (const { unit, text } of changed)
      becoming.set(`${reading.file.path}#${unit.key}`, { text, hash: [sourceHash(unit.text), sourceHash(text)] });
  }
  for (const reading of readings) {
    const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
    if (where === null) continue;
    const rewritten = unitsOf(reading).flatMap(([key, unit]) => {
      const of = becoming.get(`${where.source}#${key}`);
      const at = { locale: where.locale, written: of?.text ?? null };
      return unitAnew(key, unit, (t) => write.target(t, at), of?.hash);
    });
    if (rewritten.length > 0) found.set(reading, rewritten);
  }
  return found;
}

/** Keeps dismissed warnings. */
function unitAnew(
  key: string,
  { t, h, ok }: Partial<TranslationUnit>,
  write: Write,
  hash: readonly [before: string, after: string] | undefined,
): readonly Rewritten[] {
  if (typeof t !== 'string') return [];
  const path = ['units', key];
  const now = write(t);
  const waivers = now === t || !Array.isArray(ok) ? [] : ok;
  const lookedAt = waivers.flatMap((one, i) =>
    one?.of === sourceHash(t) ? [{ path: [...path, 'ok', i, 'of'], text: sourceHash(now) }] : [],
  );
  return [
    ...(now === t ? [] : [{ path: [...path, 't'], text: now }]),
    ...(hash === undefined || h !== hash[0] ? [] : [{ path: [...path, 'h'], text: hash[1] }]),
    ...lookedAt,
  ];
}
