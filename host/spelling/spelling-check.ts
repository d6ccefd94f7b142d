import type { L10nCheckReport } from '#api/cli/l10n-check-report.ts';
import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type DictionaryFaultCode, dictionaryFaultText } from '#authoring/tools/spelling/dictionary-fault.ts';
import { isSpelt, spellingProblems, wordsToSpell } from '#authoring/tools/spelling/spelling-problems.ts';
import { readDictionary } from './read-dictionary.ts';

type CheckedDictionary = NonNullable<L10nCheckReport['dictionaries']>[number];

/** Suggestions take long, so further words have none. */
const MOST_WITH_SUGGESTIONS = 200;

/** A report with problems of spelling. `named`: a folder of dictionaries; empty: those of the system. */
export async function withSpelling(
  report: L10nCheckReport,
  diagnosis: Diagnosis,
  named: string,
): Promise<L10nCheckReport> {
  const dictionaries: CheckedDictionary[] = [];
  const problems: Problem[] = [...report.problems];
  for (const locale of report.locales.filter(isSpelt)) {
    const checked = await checkedIn(diagnosis, locale, named);
    dictionaries.push(checked.dictionary);
    problems.push(...checked.problems);
  }
  return { ...report, dictionaries, problems };
}

async function checkedIn(
  diagnosis: Diagnosis,
  locale: string,
  named: string,
): Promise<{ readonly dictionary: CheckedDictionary; readonly problems: readonly Problem[] }> {
  const refused = (code: DictionaryFaultCode, file: string | null) => {
    const fault = { code, message: dictionaryFaultText(code, file ?? locale) };
    return { dictionary: { locale, file, words: 0, fault }, problems: [] };
  };
  const found = await readDictionary(locale, named);
  if (found.kind === 'none') return refused('none', null);
  if (found.kind === 'refused') return refused(found.code, found.file);
  const { makeSpeller } = await import('#authoring/tools/spelling/speller.ts');
  const speller = makeSpeller(found.aff, found.dic);
  if ('fault' in speller) return refused(speller.fault, found.file);
  const words = wordsToSpell(diagnosis, locale);
  const wrong = words.filter((word) => !speller.isRight(word));
  const misspelt = new Map(
    wrong.map((word, i) => [word, i < MOST_WITH_SUGGESTIONS ? speller.suggestions(word) : []] as const),
  );
  return {
    dictionary: { locale, file: found.file, words: words.length, fault: null },
    problems: spellingProblems(diagnosis, locale, misspelt),
  };
}
