import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { termsPath } from '#authoring/text/files/document-path.ts';
import { isFaulty, type ProjectFile, type TextFile } from '#authoring/text/files/project-file.ts';
import { Lines } from '#authoring/text/json/positions.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemFromDraft, type UnplacedProblem } from '#authoring/text/problems/tell.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { localeNamed } from '../localization/locale-name.ts';
import { type PlacedTerm, readTerms } from '../localization/terms/read-terms.ts';
import { noTerms, type Term } from '../localization/terms/term.ts';
import { faultyFileProblem } from './files.ts';

export interface CheckedTerms {
  readonly terms: readonly Term[];
  readonly problems: readonly Problem[];
}
const noTable: CheckedTerms = { terms: noTerms, problems: [] };

interface Known {
  readonly locales: string;
  readonly found: CheckedTerms;
}
const known = new WeakMap<TextFile, Known>();

/** Rows of locales that the project does not have are ignored. */
export function checkTerms(files: readonly ProjectFile[], studio: unknown): CheckedTerms {
  const file = files.find(({ path }) => path === termsPath);
  if (file === undefined) return noTable;
  if (isFaulty(file)) return { terms: [], problems: [faultyFileProblem(file)] };
  const locales = localesOf(studio);
  const before = known.get(file);
  if (before?.locales === locales.join()) return before.found;
  const found = look(file, locales);
  known.set(file, { locales: locales.join(), found });
  return found;
}

function look(file: TextFile, locales: readonly string[]): CheckedTerms {
  const { terms, faults } = readTerms(file);
  const lines = new Lines(new SplicedText(file.text));
  const told = (one: UnplacedProblem, offset: number, length: number): Problem =>
    problemFromDraft(one, termsPath, lines.range(offset, length));
  const strange = terms.filter(({ term }) => !locales.includes(term.locale));
  const isKnown = ({ term }: PlacedTerm): boolean => locales.includes(term.locale);
  return {
    terms: terms.filter(isKnown).map(({ term }) => term),
    problems: [
      ...faults.map(({ code, data, offset, length }) => told({ code, data }, offset, length)),
      ...strange.map(({ term, locale }) => {
        const named = localeNamed(term.locale, locales);
        const near = named.kind === 'unknown' ? named.nearest : undefined;
        const data = { locale: term.locale, ...(near === undefined ? {} : { nearest: near }) };
        return told({ code: 'L10N028', data }, locale.offset, locale.length);
      }),
    ],
  };
}

function localesOf(studio: unknown): readonly string[] {
  const { locales, sourceLocale } = isObject(studio) ? studio : {};
  return Array.isArray(locales)
    ? locales.filter((one): one is string => typeof one === 'string' && one !== sourceLocale)
    : [];
}
