import type { TranslationUnit } from '#authoring/text/formats/units.ts';
import type { KnownPairs } from './known-pairs.ts';
import { type Languages, languageIn } from './languages/languages.ts';
import { sourceHash } from './source-hash.ts';
import type { TranslationContext } from './translation-context.ts';
import type { UnitCheck, UnitFault } from './unit-fault.ts';
import { leftoverFault } from './writing-faults.ts';

interface Known {
  readonly source: string;
  readonly t: string;
  readonly names: TranslationContext['names'];
  readonly terms: TranslationContext['terms'];
  readonly languages: Languages;
  readonly found: readonly UnitFault[];
}
const known = new WeakMap<object, Known>();
const none: readonly UnitFault[] = [];

/** Without dismissed warnings. Of a stale unit only whether it is untranslated. Compares texts as printed. */
export function unitFaultsOf(
  key: string,
  unit: Partial<TranslationUnit>,
  text: string,
  isStale: boolean,
  context: TranslationContext,
  pairs: KnownPairs,
): readonly UnitFault[] {
  if (typeof unit.t !== 'string') return none;
  const { referred, from, into, languages } = context;
  const [source, t] = [referred.printed(from, text), referred.printed(into, unit.t)];
  const before = known.get(unit);
  if (
    before?.source === source &&
    before.t === t &&
    before.names === context.names &&
    before.terms === context.terms &&
    before.languages === languages
  )
    return before.found;
  const beside: UnitCheck = {
    key,
    source,
    t,
    same: unit.same === true,
    from: languageIn(languages, from),
    into: languageIn(languages, into),
    names: context.names,
    terms: context.terms,
    hasPlaces: context.ofGame,
    orphans: orphansIn(unit.t, text, source, context),
    strangeForms: strangeFormsOf(unit, into),
  };
  const found = isStale ? stale(beside) : pairs.faultsOf(beside).filter(({ code }) => !isWaived(unit, code));
  known.set(unit, { source, t, names: context.names, terms: context.terms, languages, found });
  return found;
}

const reference = /\{([^{}:]+)(?::[^{}]*)?\}/g;

function orphansIn(t: string, text: string, source: string, { referred, from, ofGame }: TranslationContext) {
  if (ofGame || !t.includes('{')) return noForms;
  const own = [...text.matchAll(reference)].map(([, id = '']) => id.trim());
  return [...t.matchAll(reference)].flatMap(([, id = '']) => {
    const written = `{${id.trim()}}`;
    const name = referred.printed(from, written);
    // An unknown one is reported as such
    return name === written || own.includes(id.trim()) || source.includes(name) ? [] : [written];
  });
}

const noForms: readonly string[] = [];

function strangeFormsOf({ forms }: Partial<TranslationUnit>, locale: string): readonly string[] {
  if (forms === undefined) return noForms;
  const known: readonly string[] = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  return Object.keys(forms).filter((form) => !known.includes(form));
}

function stale(beside: UnitCheck): readonly UnitFault[] {
  const found = leftoverFault(beside);
  return found?.code === 'L10N006' ? [found] : none;
}

/** Studio codes, and the game's code that replaces them where it can compare with effects. */
export const replacedByGameCode: { readonly [code: string]: string } = { L10N010: 'EFT012', L10N011: 'EFT012' };

/** Valid only for the same translation, by hash. */
export function isWaived({ ok, t }: Partial<TranslationUnit>, code: string): boolean {
  if (!Array.isArray(ok) || t === undefined) return false;
  const codes = [code, replacedByGameCode[code]];
  return ok.some((one) => codes.includes(one?.code) && one.of === sourceHash(t));
}
