import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { sourceLocaleOf } from '#authoring/project/localization/translation-files.ts';
import { entriesById } from '#engine/kernel/documents/entry-named.ts';
import { isNameKey, nameFields, nameReferred, referencesIn } from '#engine/kernel/documents/referred-names.ts';
import { rewrittenTexts } from '../rename/printed-mentions.ts';
import { writtenPlaces } from '../rename/rename-plan.ts';
import { formsOf } from './name-forms.ts';
import type { NameToRefer, Refactoring, RefactoringPlan } from './refactoring-plan.ts';
import { asEdits, FEWEST, saidInText } from './refer-to-name.ts';
import { type NameReplacement, writtenAs } from './written-as.ts';

interface NameSaid extends NameReplacement {
  readonly id: string;
}

/** Replaces written-out names by references, in one document or all, and in translations. Ambiguous names are left. */
export function planReferAll(diagnosis: Diagnosis, { to, without }: Refactoring): RefactoringPlan {
  const { documents, project } = diagnosis;
  const sourceLocale = sourceLocaleOf(diagnosis);
  const names = [...entriesById(documents)].flatMap(([id, { entry, file }]) => {
    if (typeof id !== 'string' || !nameFields.some((field) => typeof entry[field] === 'string')) return [];
    const name = nameReferred(documents, sourceLocale, { id, form: null }) ?? '';
    return [{ id, name, file, ...saidInText(diagnosis, file, id, name) }];
  });
  // Names of cards and chapters may be ordinary words: left by default
  const words = new Set(diagnosis.system?.words.translated?.names.map(({ path }) => path));
  const left = new Set(without ?? names.flatMap(({ id, file }) => (words.has(file) ? [] : [id])));
  const plain = names.map(({ name }) => name);
  const isSaid = writtenAs(unlike(names), plain);
  const counts = new Map<string, number>();
  const writers = new Map<string, ReturnType<typeof writtenAs<NameSaid>>>();
  const readings = project.readings.filter(({ legible }) => legible);
  const rewritten = rewrittenTexts(
    readings.filter(({ file, format }) => to === '' || file.path === to || format.id === 'units'),
    {
      source: ({ key, text }) =>
        isNameKey(key)
          ? text
          : isSaid(text, ({ id }) => {
              counts.set(id, (counts.get(id) ?? 0) + 1);
              return !left.has(id);
            }),
      target: (t, { locale, written }) => {
        if (written === null) return t;
        const meant = new Set(referencesIn(written).map(({ id }) => id));
        return inLocale(locale)(t, ({ id }) => meant.has(id));
      },
    },
  );
  const named = names.flatMap(({ id, name }): readonly NameToRefer[] => {
    const count = counts.get(id);
    return count === undefined ? [] : [{ id, name, count, isMeant: !left.has(id) }];
  });
  if (named.length === 0) return { kind: 'refused', code: 'nothingSaid', data: {}, users: [] };
  return {
    ...{ kind: 'planned', renamed: [], twins: [], files: [] },
    named: named.sort((a, b) => b.count - a.count),
    ...writtenPlaces([...rewritten].map(asEdits)),
  };

  function inLocale(locale: string): ReturnType<typeof writtenAs<NameSaid>> {
    const known = writers.get(locale) ?? writerInto(locale);
    writers.set(locale, known);
    return known;
  }
  function writerInto(locale: string): ReturnType<typeof writtenAs<NameSaid>> {
    const forms = names.flatMap(({ id }) => formsOf(documents, locale, id).map((form) => ({ ...form, id })));
    return writtenAs(
      forms.filter(({ said }) => said.length >= FEWEST),
      names.map(({ id }) => nameReferred(documents, locale, { id, form: null }) ?? ''),
    );
  }
}

function unlike<S extends NameSaid>(names: readonly S[]): readonly S[] {
  const times = new Map<string, number>();
  for (const { said } of names) times.set(said, (times.get(said) ?? 0) + 1);
  return names.filter(({ said }) => said.length >= FEWEST && times.get(said) === 1);
}
