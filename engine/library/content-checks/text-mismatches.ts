import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { numberLimit } from '#engine/kernel/numbers/layer.ts';
import type { CardText } from './card-texts.ts';
import type { CountedNumber } from './counted-number.ts';
import { type EffectSummary, effectReader } from './effect-facts.ts';
import { differentNames, swappedNames, wordsOf } from './name-agreement.ts';
import { count, fitting, numberInstead, uncounted, unevenly, valuesOf } from './number-agreement.ts';
import { type CardTextFacts, type PrintedNames, textReader } from './parse-card-text.ts';
import { type Mismatch, problem } from './placed.ts';
import { type PhraseFault, phraseChecks } from './text-phrases.ts';
import { sentenceAt } from './text-sentences.ts';
import type { TextTables } from './text-tables.ts';

/** Effects that the text omits; `of`: length of the list. */
interface Missing {
  readonly missing: readonly Json[];
  readonly at: readonly number[];
  readonly of: number;
}
const mostEffects = 8;

function someOf(count: number): readonly (readonly number[])[] {
  const places = Array.from({ length: count }, (_, at) => at);
  const sets = Array.from({ length: 2 ** count - 2 }, (_, i) => places.filter((at) => ((i + 1) >> at) % 2 === 1));
  return sets.sort((a, b) => a.length - b.length);
}

export interface TextMismatches {
  /** Contradictions between a text and its effects; omissions are allowed. */
  mismatches(about: CardText, text: string, names: PrintedNames): readonly Mismatch[];
  /** Contradictions between a translation and its source. */
  saidOtherwise(about: CardText, text: string, names: PrintedNames, theirs: PrintedNames): readonly Mismatch[];
  phraseFaults(about: CardText, text: string): readonly PhraseFault[];
  /** Traits named in the text while its effects name others. */
  otherTraits(about: CardText, text: string, traits: ReadonlyMap<string, string>): readonly string[];
}

export function textMismatches(tables: TextTables): TextMismatches {
  const { kinds: kindWords, attributes, timings, headers: marked, units, alwaysSaid, onlySwapped } = tables;
  const otherNames = onlySwapped === true ? swappedNames : differentNames;
  const [said, effects, phrases] = [textReader(tables), effectReader(tables), phraseChecks(tables)];
  const meant = ({ parts, counted: beside }: CardText, names: PrintedNames): EffectSummary =>
    effects(parts, beside, names);
  const { numbersFit, isHeld, isSaid } = fitting(tables);
  const headers = Object.entries(timings).map(([when, word]) => {
    const written = [word.ja, word.en].flatMap((one) => [`【${one}】`, `[${one}]`]);
    return { when, word, written };
  });

  function mismatches(about: CardText, text: string, names: PrintedNames): readonly Mismatch[] {
    const [says, does] = [said(text, names), meant(about, names)];
    const wrongNumbers = numbersOfSaid(text, says, does, about, names);
    const isOfAnotherKind = wrongNumbers.some(({ code }) => code === 'EFT011');
    return [
      ...wrongNumbers,
      ...kinds(says, does),
      ...named(says, does, names),
      ...timing(about, text, says),
      ...(isOfAnotherKind
        ? []
        : ofPhrases(phrases.faults(about, text).filter((fault) => !isSaidIn(fault, wrongNumbers)))),
    ];
  }

  /** Of a sentence that has no effect, one problem is enough. */
  const isSaidIn = (fault: PhraseFault, wrong: readonly Mismatch[]): boolean =>
    'said' in fault &&
    wrong.some(({ code, data }) => code === 'EFT010' && String(data['sentence']).includes(fault.said));

  /** One word for another is one problem. */
  function ofPhrases(faults: readonly PhraseFault[]): readonly Mismatch[] {
    const [one, other] = faults;
    const isSwapped = onlySwapped === true && faults.length === 2;
    return isSwapped && one !== undefined && other !== undefined && 'said' in one && 'unsaid' in other
      ? [problem('EFT011', { said: [one.said], meant: [{ ...other.unsaid }] })]
      : faults.map(asProblem);
  }

  const strangeIn = (says: CardTextFacts, does: EffectSummary) => says.numbers.find((one) => !isHeld(one, says, does));
  const unsaidOf = (says: CardTextFacts, does: EffectSummary) =>
    does.numbers.find((one) => !isSaid(one, says)) ?? unevenly(says.numbers, does.numbers) ?? uncounted(says, does);

  /** The smallest set of effects without which all numbers would match. */
  function missing(says: CardTextFacts, { parts, counted: beside }: CardText, names: PrintedNames): Missing | null {
    for (const [i, part] of parts.entries()) {
      if (!Array.isArray(part) || part.length < 2 || part.length > mostEffects) continue;
      const list = part as readonly Json[];
      for (const left of someOf(list.length)) {
        const rest = list.filter((_, at) => !left.includes(at));
        const does = effects(parts.with(i, rest), beside, names);
        if (strangeIn(says, does) === undefined && unsaidOf(says, does) === undefined)
          return { missing: left.map((at) => list[at] as Json), at: left, of: list.length };
      }
    }
    return null;
  }

  /** Leaves out the effects that the text does not mention, which are a problem of their own. */
  function numbersOfSaid(
    text: string,
    says: CardTextFacts,
    does: EffectSummary,
    about: CardText,
    names: PrintedNames,
  ): readonly Mismatch[] {
    const unsaid = says.refers ? null : unsaidEffects(about, text, says, does);
    const whole = () => numbers(text, says, does, about, names);
    if (unsaid === null) return whole();
    const { part, left } = unsaid;
    const rest = (about.parts[part] as readonly Json[]).filter((_, at) => !left.at.includes(at));
    const said = { ...about, parts: about.parts.with(part, rest) };
    const wrong = numbers(text, says, meant(said, names), said, names);
    return wrong.some(({ code }) => code === 'EFT020') ? whole() : [...wrong, problem('EFT020', { ...left })];
  }

  /** Effects that the text does not mention, while it mentions others of the list. */
  function unsaidEffects(
    { parts }: CardText,
    text: string,
    { numbers: said }: CardTextFacts,
    { numbers: done }: EffectSummary,
  ): { readonly part: number; readonly left: Missing } | null {
    const [theirs, mine] = [said.map(({ unit }) => unit), done.map(({ unit }) => unit)];
    const lacking = [...new Set(theirs)].filter((unit) => count(theirs, unit) < count(mine, unit));
    for (const [i, part] of parts.entries()) {
      if (!Array.isArray(part) || part.length < 2 || part.length > mostEffects) continue;
      const list = part as readonly Json[];
      const at = phrases.unsaidIn(list, text, lacking);
      if (at.length > 0 && at.length < list.length)
        return { part: i, left: { missing: at.map((one) => list[one] as Json), at, of: list.length } };
    }
    return null;
  }

  function numbers(
    text: string,
    says: CardTextFacts,
    does: EffectSummary,
    about: CardText,
    names: PrintedNames,
  ): readonly Mismatch[] {
    const strange = strangeIn(says, does);
    const unsaid = unsaidOf(says, does);
    const instead = strange === undefined ? undefined : inOtherUnit(strange, says, does);
    if (strange !== undefined && instead !== undefined)
      return [problem('EFT011', { said: [unitWord(strange)], meant: [unitWord(instead)] })];
    const left = unsaid === undefined || strange !== undefined ? null : missing(says, about, names);
    if (left !== null) return [problem('EFT020', { ...left })];
    const list = listOf([...new Set(says.numbers.map(({ value }) => value))].map(told));
    if (unsaid !== undefined) {
      const wrong = strange ?? numberInstead(unsaid, says.numbers, does.numbers);
      const right = says.numbers.map((one) => (one === wrong ? { ...one, value: unsaid.value } : one));
      const besides = wrong === undefined ? null : missing({ ...says, numbers: right }, about, names);
      return [
        problem('EFT007', { said: list, counted: counted(unsaid), ...placeOf(wrong, text) }),
        ...(besides === null ? [] : [problem('EFT020', { ...besides })]),
      ];
    }
    return strange === undefined ? [] : [problem('EFT010', { said: told(strange.value), ...placeOf(strange, text) })];
  }

  /** The number of the effects that a text says in another unit. */
  const inOtherUnit = (strange: CountedNumber, says: CardTextFacts, { numbers: does }: EffectSummary) =>
    does.find(
      (one) =>
        one.value === strange.value &&
        [one.unit, strange.unit].every((unit) => alwaysSaid.includes(unit) && unit !== 'added') &&
        !says.numbers.some((other) => numbersFit(other, one)),
    );
  const unitWord = ({ unit }: CountedNumber): Json => ({
    ja: units[unit]?.name ?? units[unit]?.ja ?? '',
    en: units[unit]?.many ?? '',
  });

  function counted({ value, unit }: CountedNumber): { readonly ja: string; readonly en: string } {
    const { ja = '', one = '', many = '' } = units[unit] ?? {};
    return { ja: `${value}${ja}`, en: `${value} ${value === 1 ? one : many}`.trim() };
  }

  function kinds(says: CardTextFacts, does: EffectSummary): readonly Mismatch[] {
    if (says.kinds.length === 0 || !(does.harms || does.kinds.length > 0)) return [];
    const differs = (one: string) =>
      says.kinds.length === does.kinds.length
        ? count(says.kinds, one) !== count(does.kinds, one)
        : says.kinds.includes(one) !== does.kinds.includes(one);
    if (![...says.kinds, ...does.kinds].some(differs)) return [];
    return [problem('EFT008', { said: kindsIn(says.kinds), meant: kindsIn(does.kinds) })];
  }

  function kindsIn(ids: readonly string[]): Json {
    const words = [...new Set(ids)].flatMap((id) => kindWords.words[id] ?? []);
    return { ja: words.map(({ ja }) => ja).join('・'), en: words.map(({ en }) => en).join(' and ') };
  }

  function named(says: CardTextFacts, does: EffectSummary, names: PrintedNames): readonly Mismatch[] {
    const nameOf = (id: string): string => names.get(id) ?? id;
    const attribute = (id: string): Json => ({ ...attributes.words[id] });
    const strangeCard = says.cards.find((card) => !does.cards.includes(card));
    return [
      ...otherNames(says.names, does.names).map((data) => ({
        said: data.said.map(nameOf),
        meant: data.meant.map(nameOf),
      })),
      ...(does.attributes.length === 0 ? [] : otherNames(says.attributes, does.attributes)).map((data) => ({
        said: data.said.map(attribute),
        meant: data.meant.map(attribute),
      })),
      ...(strangeCard === undefined || does.cards.length === 0
        ? []
        : [{ said: [strangeCard], meant: [...does.cards] }]),
    ].map((data) => problem('EFT011', data));
  }

  /** Timing header or trigger phrase that differs from the entry's. */
  function timing({ when, marks, triggers }: CardText, text: string, says: CardTextFacts): readonly Mismatch[] {
    const isBracketed = text.includes('【') || text.includes('[');
    const header = isBracketed ? headers.find(({ written }) => written.some((one) => text.includes(one))) : undefined;
    const shown = when ?? listOf(triggers);
    const other = (word: Text | string) => [
      problem('EFT009', { said: typeof word === 'string' ? word : { ja: word.ja, en: word.en }, when: shown }),
    ];
    if (header !== undefined && header.when !== when) return other(header.word);
    const unmarked = marked.find(({ mark, header: words }) => words.test(text) && !marks.includes(mark));
    if (unmarked !== undefined) return other(unmarked.word);
    const strange = says.triggers.find((op) => !triggers.includes(op));
    return strange === undefined || says.triggers.some((op) => triggers.includes(op)) ? [] : other(strange);
  }

  function saidOtherwise(
    about: CardText,
    text: string,
    names: PrintedNames,
    theirs: PrintedNames,
  ): readonly Mismatch[] {
    const [does, source, says] = [meant(about, names), said(about.text, names), said(text, theirs)];
    const [mine, theirNumbers] = [valuesOf(source.numbers), valuesOf(says.numbers)];
    const sum = (value: number) => /さらに|多く/.test(about.text) && mine.some((one) => mine.includes(value - one));
    const values = says.numbers.map(({ value }) => value);
    const theirSources = source.numbers.map(({ value }) => value);
    const strange = says.numbers.find(
      (one) =>
        !sum(one.value) &&
        ((!isHeld(one, says, does) && !source.numbers.some((other) => numbersFit(one, other))) ||
          (one.value > 1 && count(values, one.value) > count(theirSources, one.value))),
    );
    const uneven = unevenly(says.numbers, source.numbers);
    const otherTime = says.triggers.filter((op) => !about.triggers.includes(op));
    const unsaid = mine.find(
      (value) => value > 1 && !theirNumbers.includes(value) && !says.spelled.includes(value) && !theirNumbers.some(sum),
    );
    const [first] = [
      ...(strange === undefined && unsaid === undefined && uneven === undefined
        ? []
        : [{ said: theirNumbers, meant: mine }]),
      ...(otherTime.length === 0 || otherTime.length < says.triggers.length
        ? []
        : [{ said: otherTime, meant: about.triggers }]),
      ...otherNames(says.kinds, source.kinds).map((data) => wordsOf(data, (id) => ({ ...kindWords.words[id] }))),
      ...(onlySwapped === true ? swappedNames(says.attributes, source.attributes) : []).map((data) =>
        wordsOf(data, (id) => ({ ...attributes.words[id] })),
      ),
      ...(theirs === names
        ? []
        : otherNames(says.names, source.names).map((data) => wordsOf(data, (id) => names.get(id) ?? id))),
      ...phrases
        .faults(about, text)
        .map((fault) =>
          'said' in fault ? { said: [fault.said], meant: [] } : { said: [], meant: [{ ...fault.unsaid }] },
        ),
    ];
    return first === undefined ? [] : [problem('EFT012', { said: listOf(first.said), meant: listOf(first.meant) })];
  }

  return { mismatches, saidOtherwise, phraseFaults: phrases.faults, otherTraits: phrases.otherTraits };
}

export const asProblem = (fault: PhraseFault): Mismatch =>
  'said' in fault ? problem('EFT013', fault) : problem('EFT014', { unsaid: { ...fault.unsaid } });

/** Where a number is in its text; empty: not known. */
const placeOf = (one: CountedNumber | undefined, text: string) =>
  one?.at === undefined
    ? { wrong: '', sentence: '', at: -1 }
    : { wrong: told(one.value), sentence: sentenceAt(text, one.at), at: one.at };

/** Joined per language at the edge; "—" if empty. */
const listOf = (all: readonly Json[]): Json => (all.length === 0 ? '—' : [...all]);
/** Numbers above the game limit lose their digits. */
const told = (value: number): Json =>
  value <= numberLimit ? value : { ja: `${numberLimit}を超える数`, en: `a number above ${numberLimit}` };
