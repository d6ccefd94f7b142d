import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { unitsOf } from '#authoring/project/localization/compared-units.ts';
import { nameIn, pathInside } from '#authoring/text/files/package-path.ts';
import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { isChanged } from './changed-value.ts';
import { between, labelsAt } from './layered-labels.ts';

export interface LayeredTranslation {
  readonly locale: string;
  readonly label: string;
  /** By holder; undefined: no translation. */
  readonly values: readonly (string | undefined)[];
  /** Can be from a later project than the text. */
  readonly inPlay: string | undefined;
  readonly isChanged: boolean;
}

export function translationsOf(
  diagnosis: Diagnosis,
  holders: readonly Declaration[],
  locale: Locale,
): readonly LayeredTranslation[] {
  const index = indexOf(diagnosis);
  const texts = new Map<string, string>();
  for (const { file, path } of holders) {
    const reading = index.readingOf(file);
    if (reading === undefined) continue;
    const part = path.slice(0, -1);
    for (const unit of reading.facts.units)
      if (part.every((step, i) => unit.path[i] === step))
        texts.set(unit.key, labelsAt(diagnosis, reading, part, unit.path.slice(part.length), locale).join(between));
  }
  const into = localesOf(diagnosis).map((one) => ({
    one,
    units: holders.map((holder) => unitsFor(holder, one)),
    own: unitsFor({ ...(holders.at(-1) as Declaration), package: null }, one),
  }));
  return into.flatMap(({ one, units, own }) =>
    [...texts].flatMap(([key, label]) => {
      const values = units.map((of) => of.get(key)?.t);
      const isOwn = holders.at(-1)?.package === null;
      const inPlay = isOwn ? values.at(-1) : (own.get(key)?.t ?? values.at(-1));
      if (inPlay === undefined && values.every((value) => value === undefined)) return [];
      return [{ locale: one, label, values, inPlay, isChanged: isChanged(values) }];
    }),
  );

  function unitsFor(holder: Declaration, into: string): ReadonlyMap<string, Partial<TranslationUnit>> {
    const path = `l10n/${into}/${pathInside(holder.file)}`;
    const reading = index.readingOf(holder.package === null ? path : nameIn(holder.package, path));
    return new Map(reading === undefined ? [] : unitsOf(reading));
  }
}

function localesOf({ required, project }: Diagnosis): readonly string[] {
  const all = [...required, project].flatMap(({ documents }) => {
    const studio = documents['studio.json'] ?? null;
    return isObject(studio) && Array.isArray(studio['locales']) ? (studio['locales'] as readonly Json[]) : [];
  });
  return [...new Set(all.filter((one) => typeof one === 'string'))];
}
