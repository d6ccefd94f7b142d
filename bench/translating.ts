import type { Diagnosis } from '../authoring/project/diagnostics/diagnose.ts';
import { compareFacts } from '../authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '../authoring/project/localization/facts/read-facts.ts';
import { allLanguages } from '../authoring/project/localization/languages/all-languages.ts';
import { languageIn } from '../authoring/project/localization/languages/languages.ts';
import { translationFiles } from '../authoring/project/localization/translation-files.ts';
import { isRule } from '../authoring/project/localization/unit-fault.ts';
import type { TextEdit } from '../authoring/text/edits/text-edit.ts';
import type { ProjectFile, TextFile } from '../authoring/text/files/project-file.ts';
import { concordanceOf } from '../authoring/tools/translations/concordance.ts';
import { memoryOf, type Remembered } from '../authoring/tools/translations/memory.ts';
import { translatingInto } from '../renderer/desk/workers/translating-room.ts';
import { manyCards } from '../scripts/many-cards.ts';
import { microseconds, type Spread, spreadOf, threadsTime, timed } from './measure.ts';
import { oneCheck } from './one-check.ts';
import { typeInTurn, typingIn, wholeFiles } from './typing.ts';

// What a translator waits for in a project of very many texts, beside the sample: the marks after a key, and the texts that
// were translated before and are like one.

export interface TranslatingMeasured {
  readonly units: number;
  /** From a key in a translation to all marks of the project, in milliseconds of processor time. */
  readonly key: { readonly large: Spread; readonly sample: Spread };
  /** From Enter in a translation, which writes its unit, to all marks of the project. */
  readonly enter: { readonly large: Spread; readonly sample: Spread };
  /** What the facts of a rule and of its translation take to read and to compare, in microseconds. */
  readonly facts: number;
  /** Looking for texts like one, among so many; in milliseconds of processor time. */
  readonly remembered: number;
  readonly look: Spread;
  /** Looking for words in them, in milliseconds of processor time: the first time and later. */
  readonly concordance: { readonly first: number; readonly later: Spread };
  /** One check of the project. */
  readonly check: number;
  readonly desk: DeskMeasured;
  /** The same of the project in four languages. */
  readonly deskOfFour: DeskMeasured;
}
export interface DeskMeasured {
  /** In all languages. */
  readonly units: number;
  /** All texts beside their translations into one locale, as the desk asks for them, and as they travel to the page. */
  readonly opens: number;
  readonly check: number;
}

const locale = 'en';
const edited = `l10n/${locale}/cards/weapons.json`;
const REMEMBERED = 60_000;

export function measureTranslating(sample: readonly ProjectFile[], cards: number, times: number): TranslatingMeasured {
  const small = wholeFiles(sample);
  const large = manyCards(sample, cards);
  // Once beforehand, so that what the compiler of the engine does is not in it
  let diagnosis = oneCheck(large);
  const check = timed(() => {
    diagnosis = oneCheck(large);
  });
  const desk = { units: diagnosis.units, opens: deskTime(diagnosis), check };
  // Many: the first hundred are mostly the compiler's
  const key = keysIn(large, small, times * 4, atTranslation);
  const enter = keysIn(large, small, times * 4, atUnit);
  const texts = translationFiles(diagnosis, locale).flatMap(({ source, lines }) =>
    lines.flatMap(({ key: its, source: text, unit }): readonly Remembered[] =>
      text === null || unit === null ? [] : [{ key: `${source}#${its}`, source: text, t: unit.t }],
    ),
  );
  const all = Array.from({ length: REMEMBERED }, (_, i) =>
    again(texts[i % texts.length] as Remembered, i, texts.length),
  );
  const memory = memoryOf(all);
  const looked = Array.from({ length: times * 4 }, (_, i) => {
    const { source, key: not } = all[(i * 7919) % all.length] as Remembered;
    const start = threadsTime();
    memory.like(source, not, 3);
    return threadsTime() - start;
  });
  const concordance = concordanceIn(all, times);
  const { units } = diagnosis;
  return {
    ...{
      units,
      key,
      enter,
      facts: factsTime(sample),
      remembered: all.length,
      look: spreadOf(looked),
      concordance,
      check,
      desk,
    },
    deskOfFour: deskMeasured(inLanguages(large, ['en-AU', 'en-CA', 'en-GB'])),
  };
}

/** The texts are folded for the first question; the last one is not found as it is. */
function concordanceIn(all: readonly Remembered[], times: number): TranslatingMeasured['concordance'] {
  let concordance = concordanceOf(all);
  const first = timed(() => {
    concordance = concordanceOf(all);
    concordance.search('捨て札にする', 'source');
    concordance.search('discard', 't');
  });
  const questions = ['捨て札にする', 'カード', '敵1体に物理', '捨て札にされた山札'];
  const taken = Array.from({ length: times }, (_, i) => {
    const start = threadsTime();
    concordance.search(questions[i % questions.length] as string, 'source');
    return threadsTime() - start;
  });
  return { first, later: spreadOf(taken) };
}

const deskTime = (diagnosis: Diagnosis): number => timed(() => structuredClone(translatingInto(diagnosis, { locale })));

function deskMeasured(files: readonly TextFile[]): DeskMeasured {
  let diagnosis: Diagnosis | undefined;
  const check = timed(() => {
    diagnosis = oneCheck(files);
  });
  if (diagnosis === undefined) throw new Error('nothing was looked through');
  return { units: diagnosis.units, opens: deskTime(diagnosis), check };
}

/** The project with its translations as those into other languages as well. */
function inLanguages(files: readonly TextFile[], others: readonly string[]): readonly TextFile[] {
  return files.flatMap((file) => {
    if (file.path === 'studio.json') {
      const studio = JSON.parse(file.text) as { readonly locales: readonly string[] };
      return [{ ...file, text: JSON.stringify({ ...studio, locales: [...studio.locales, ...others] }) }];
    }
    const folder = `l10n/${locale}/`;
    if (!file.path.startsWith(folder)) return [file];
    return [file, ...others.map((one) => ({ ...file, path: `l10n/${one}/${file.path.slice(folder.length)}` }))];
  });
}

/** The same text of another card, where there are not enough. */
const again = (one: Remembered, at: number, length: number): Remembered =>
  at < length ? one : { ...one, key: `${one.key}+${at}`, source: `${one.source}（${at}）` };

/** Edits both in turn. */
function keysIn(
  large: readonly TextFile[],
  small: readonly TextFile[],
  times: number,
  editsOf: EditsOf,
): TranslatingMeasured['key'] {
  const [ofLarge, ofSample] = [typedIn(large, editsOf), typedIn(small, editsOf)];
  typeInTurn([ofLarge, ofSample], times);
  return { large: spreadOf(ofLarge.taken), sample: spreadOf(ofSample.taken) };
}

type EditsOf = (text: string) => (pressed: number) => TextEdit;

/** A letter more in the middle of a file of translations, and one less. */
const atTranslation: EditsOf = (text) => {
  const offset = text.indexOf('"t": "', text.length >> 1) + '"t": "'.length;
  return (pressed) => ({ offset, length: 0, text: 'xyz'.slice(0, pressed % 4) });
};

/** A unit in the middle is written with another translation, as a draft. */
const atUnit: EditsOf = (text) => {
  const offset = text.lastIndexOf('{', text.indexOf('"t"', text.length >> 1));
  const unit = text.slice(offset, text.indexOf('}', offset) + 1);
  return (pressed) => {
    const { t, ...rest } = JSON.parse(unit) as { readonly t: string };
    const now = pressed % 2 === 0 ? unit : JSON.stringify({ t: `${t.slice(0, -1)}, as written.`, ...rest, s: 'draft' });
    return { offset, length: unit.length, text: now };
  };
};

function typedIn(
  files: readonly TextFile[],
  editsOf: EditsOf,
): {
  readonly taken: readonly number[];
  press(warm: number, counted: number): void;
} {
  const typing = typingIn(files, edited);
  const edit = editsOf(files.find(({ path }) => path === edited)?.text ?? '');
  const taken: number[] = [];
  let pressed = 0;
  return {
    taken,
    press(warm, counted) {
      for (let i = 0; i < warm + counted; i++, pressed++) {
        const time = typing.key(edit(pressed));
        if (i >= warm) taken.push(time);
      }
    },
  };
}

/** Of the sample, the median of many. */
function factsTime(sample: readonly ProjectFile[]): number {
  const [from, into] = ['ja', locale].map((one) => languageIn(allLanguages, one));
  if (from == null || into == null) throw new Error('a language has no table');
  const rules = translationFiles(oneCheck(wholeFiles(sample)), locale).flatMap(({ lines }) =>
    lines.flatMap(({ key, source, unit }) =>
      source !== null && unit !== null && isRule(key) ? [[source, unit.t] as const] : [],
    ),
  );
  let i = 0;
  return microseconds(
    () => {
      const [source, t] = rules[i % rules.length] as (typeof rules)[number];
      compareFacts(readFacts(source, from), readFacts(t, into));
    },
    () => i++,
  );
}
