import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { designerNotes } from '#authoring/project/localization/designer-notes.ts';
import { sourceLocaleOf, translationFiles } from '#authoring/project/localization/translation-files.ts';
import type { UnitState } from '#authoring/project/localization/unit-lines.ts';
import type { TranslationQuestion } from '#authoring/text/formats/units.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { partsIn } from '../part-names.ts';

export interface ProofText {
  readonly key: string;
  /** Label within the entry; null: none. */
  readonly part: Text | null;
  readonly source: string;
  /** Of the designer; empty: none. */
  readonly designNote: string;
  /** Null: a proof of the source texts. */
  readonly target: ProofTarget | null;
}

export interface ProofTarget {
  readonly text: string;
  readonly state: UnitState;
  /** Of the translator; empty: none. */
  readonly note: string;
  /** Of a name; empty: none. */
  readonly reading: string;
  readonly question: TranslationQuestion | null;
}

export interface ProofEntry {
  readonly id: string;
  readonly name: string;
  readonly reading: string;
  /** Its name in the language of the proof; empty: the same, or none. */
  readonly translated: string;
  readonly texts: readonly ProofText[];
}

export interface ProofFile {
  readonly path: string;
  readonly entries: readonly ProofEntry[];
}

/** Own texts only. */
export interface Proof {
  readonly title: string;
  readonly sourceLocale: string;
  readonly locale: string;
  readonly files: readonly ProofFile[];
}

export function proofOf(diagnosis: Diagnosis, locale: string): Proof {
  const { project } = diagnosis;
  const sourceLocale = sourceLocaleOf(diagnosis);
  const parts = partsIn(diagnosis, project.readings);
  const partOf = (key: string): Text | null => parts[key.split('/').slice(1).join('/')] ?? null;
  const notes = designerNotes(diagnosis);
  const files = locale === sourceLocale ? sourcesIn(diagnosis) : translationsIn(diagnosis, locale);
  // References to names as they are printed; the words of the game have places instead
  const said = (of: string, text: string): string => diagnosis.referred.printed(of, text);
  const printed = ({ source, target, key }: Bare): Bare => ({
    ...{ key, source: said(sourceLocale, source) },
    target: target === null ? null : { ...target, text: said(locale, target.text) },
  });
  const studio = project.documents['studio.json'] as { readonly title?: unknown } | undefined;
  return {
    ...{ sourceLocale, locale },
    title: typeof studio?.title === 'string' ? studio.title : project.id,
    files: files.flatMap(({ path, texts }) => {
      const entries = entriesOf(diagnosis, path, sourceLocale, texts).map((entry) => ({
        ...entry,
        texts: entry.texts.map((text) => ({
          ...(path === systemDocument ? text : printed(text)),
          part: partOf(text.key),
          designNote: notes[path]?.[text.key] ?? '',
        })),
      }));
      return entries.length === 0 ? [] : [{ path, entries }];
    }),
  };
}

type Bare = Omit<ProofText, 'part' | 'designNote'>;
interface BareFile {
  readonly path: string;
  readonly texts: readonly Bare[];
}

const sourcesIn = ({ project }: Diagnosis): readonly BareFile[] =>
  project.readings.map(({ file: { path }, facts }) => ({
    path,
    texts: facts.units.map(({ key, text }) => ({ key, source: text, target: null })),
  }));

function translationsIn(diagnosis: Diagnosis, locale: string): readonly BareFile[] {
  const own = new Set(diagnosis.project.readings.map(({ file }) => file.path));
  return translationFiles(diagnosis, locale).map(({ source: path, lines, questions }) => ({
    path,
    texts: lines.flatMap(({ key, source, unit, state, isBelow }): readonly Bare[] => {
      // Untranslated texts of required projects are not part of it
      if (source === null || isBelow || (unit === null && !own.has(path))) return [];
      const question = Object.hasOwn(questions, key) ? (questions[key] ?? null) : null;
      const { t: text = '', n: note = '', reading = '' } = unit ?? {};
      return [{ key, source, target: { text, state, note, reading, question } }];
    }),
  }));
}

function entriesOf(
  diagnosis: Diagnosis,
  path: string,
  sourceLocale: string,
  texts: readonly Bare[],
): readonly (Omit<ProofEntry, 'texts'> & { readonly texts: readonly Bare[] })[] {
  const declared = new Map(
    indexOf(diagnosis)
      .declarationsIn(path)
      .map((one) => [one.id, one]),
  );
  const byId = new Map<string, Bare[]>();
  for (const text of texts) {
    const [id = ''] = text.key.split('/');
    const known = byId.get(id);
    if (known === undefined) byId.set(id, [text]);
    else known.push(text);
  }
  return [...byId].map(([id, its]) => {
    const found = declared.get(id);
    const name = found?.names[sourceLocale] ?? '';
    const translated = its.find(({ source, target }) => target !== null && source === name)?.target?.text ?? '';
    return { id, name, reading: found?.readings[sourceLocale] ?? '', translated, texts: its };
  });
}
