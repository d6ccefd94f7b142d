import { stemOf } from '#authoring/project/sentences/japanese-verbs.ts';
import type { Voice } from '#authoring/project/sentences/voice.ts';
import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Field, Speaking } from '#engine/kernel/language/field.ts';
import type { Op, Sort, Wording } from '#engine/kernel/language/op.ts';
import { type FlatSentence, flatSentences } from './flat-sentences.ts';
import { fold } from './fold.ts';
import { behindParticle, particleOf } from './japanese.ts';

export type GrammarGoal =
  | { readonly kind: 'node'; readonly sort: Sort; readonly form: 'whole' | 'any'; readonly canChoose: boolean }
  | { readonly kind: 'list'; readonly sort: Sort; readonly between: string }
  | { readonly kind: 'lists'; readonly sort: Sort; readonly between: string }
  | { readonly kind: 'word'; readonly words: ReadonlyMap<string, readonly unknown[]> }
  | { readonly kind: 'id'; readonly of: string; readonly field: Field<Erased, Erased> }
  | { readonly kind: 'ids'; readonly of: string; readonly field: Field<Erased, Erased>; readonly between: string }
  | { readonly kind: 'name' };

export type GrammarStep =
  | { readonly words: readonly string[] }
  | { readonly field: string; readonly goal: GrammarGoal };

/** A sentence of an op as a parsing rule. */
export interface Rule {
  readonly op: Op;
  readonly steps: readonly GrammarStep[];
  /** Values of fields without place. */
  readonly fixed: { readonly [field: string]: unknown };
  /** Undefined: the main sentence of the op. */
  readonly also: Wording | undefined;
  readonly cost: number;
  readonly first: readonly string[] | null;
  readonly last: readonly string[] | null;
  readonly least: number;
  /** Japanese: particle and verb, which coordinated sentences may share. */
  readonly shared: { readonly steps: readonly GrammarStep[]; readonly verb: string } | null;
}

export interface Grammar {
  readonly locale: Locale;
  readonly rules: { readonly whole: RulesOf; readonly any: RulesOf };
  /** Sentences ending in the verb stem, to be continued. */
  readonly stems: readonly Rule[];
  /** Triggers without a comma before the effect. */
  readonly goingOn: readonly Rule[];
  /** Choices in place of a selector. */
  readonly chosen: readonly Rule[];
  /** Ops that consist of a bound name. */
  readonly namers: ReadonlySet<string>;
  /** Words around places for new names. */
  readonly naming: readonly { readonly before: string; readonly after: string }[];
}
type RulesOf = { readonly [sort in Sort]?: readonly Rule[] };

/** Variants are less likely. */
const alsoCost = 0.5;
const stemCost = 0.2;

const known: { readonly [locale in Locale]: WeakMap<Voice['ops'], Grammar> } = {
  ja: new WeakMap(),
  en: new WeakMap(),
};

export function grammarOf({ ops, groups }: Voice, locale: Locale): Grammar {
  const before = known[locale].get(ops);
  if (before !== undefined) return before;
  const made = makeGrammar([...ops.values()], groups, locale);
  known[locale].set(ops, made);
  return made;
}

function makeGrammar(ops: readonly Op[], groups: Voice['groups'], locale: Locale): Grammar {
  const counters = [...new Set(ops.flatMap(({ counter }) => counter ?? []))];
  const whole: Record<string, Rule[]> = {};
  const any: Record<string, Rule[]> = {};
  const stems: Rule[] = [];
  const goingOn: Rule[] = [];
  const chosen: Rule[] = [];
  const goals = new Map<string, GrammarGoal>();
  const namers = new Set<string>();
  const naming: { before: string; after: string }[] = [];

  const put = (rules: Record<string, Rule[]>, sort: Sort, rule: Rule) => {
    rules[sort] ??= [];
    rules[sort].push(rule);
  };

  function goalOf(op: Op, field: string, form: 'whole' | 'any'): GrammarGoal {
    const canChoose = op.sort === 'effect' || op.sort === 'selector' || op.sort === 'choice' || op.sort === 'amount';
    const key = `${op.sort} ${op.id} ${field} ${form}`;
    const before = goals.get(key);
    if (before !== undefined) return before;
    const made = goalOfField(op.fields[field] as Field<Erased, Erased>, form, canChoose, groups, locale);
    goals.set(key, made);
    return made;
  }

  function ruleOf(op: Op, flat: FlatSentence, cost: number, also?: Wording): Rule {
    const steps = flat.items.map((item): GrammarStep => {
      if (item.kind === 'words') return { words: [item.words] };
      if (item.kind === 'either') return { words: item.words };
      return { field: item.field, goal: goalOf(op, item.field, item.form) };
    });
    const flags = Object.fromEntries(flat.flags.map((flag) => [flag, true]));
    return rule(op, steps, { ...also?.with, ...flags }, also, cost, locale);
  }

  const flatsOf = (op: Op, text: string | undefined) =>
    text === undefined ? [] : flatSentences(text, op.fields, counters, locale);

  for (const op of ops) {
    const own = flatsOf(op, op.text[locale]).map((flat) => ruleOf(op, flat, 0));
    const ownAny = op.any === undefined ? own : flatsOf(op, op.any[locale]).map((flat) => ruleOf(op, flat, 0));
    const isNamer = own.some(({ steps: [one, ...more] }) => more.length === 0 && isName(one));
    if (isNamer) namers.add(op.id);
    else naming.push(...own.flatMap(({ steps }) => namesAmong(steps)));
    for (const one of own) put(whole, op.sort, one);
    for (const one of ownAny) put(any, op.sort, one);
    if (op.sort === 'effect' && locale === 'ja') stems.push(...own.flatMap(inStem));
    for (const also of op.also ?? []) {
      for (const flat of flatsOf(op, also[locale])) {
        const one = ruleOf(op, flat, alsoCost, also);
        if (also.goesOn === true) {
          goingOn.push(one);
          continue;
        }
        const sort =
          also.within === undefined ? op.sort : (ops.find(({ id }) => id === also.within?.op)?.sort ?? op.sort);
        put(whole, sort, one);
        put(any, sort, one);
        if (op.sort === 'choice') chosen.push(one);
        if (op.sort === 'effect' && locale === 'ja') stems.push(...inStem(one));
      }
    }
  }
  // `手札を1枚`: the count may follow the particle.
  if (locale === 'ja') {
    const effects = whole['effect'] ?? [];
    for (const one of [...effects]) {
      for (const floating of countedLater(one, chosen)) {
        effects.push(floating);
        stems.push(...inStem(floating));
      }
    }
  }
  return { locale, rules: { whole, any }, stems, goingOn, chosen, namers, naming };
}

const isName = (step: GrammarStep | undefined): boolean =>
  step !== undefined && 'goal' in step && step.goal.kind === 'name';

function namesAmong(steps: readonly GrammarStep[]): readonly { readonly before: string; readonly after: string }[] {
  return steps.flatMap((step, i) => {
    const [before, after] = [steps[i - 1], steps[i + 1]];
    if (!isName(step) || before === undefined || !('words' in before)) return [];
    const [said = ''] = before.words;
    const then = after !== undefined && 'words' in after ? (after.words[0] ?? '') : '';
    return [{ before: said.slice(-4), after: then }];
  });
}

function rule(
  op: Op,
  steps: readonly GrammarStep[],
  fixed: Rule['fixed'],
  also: Wording | undefined,
  cost: number,
  locale: Locale,
): Rule {
  const [first, last] = [steps[0], steps.at(-1)];
  return {
    op,
    steps,
    fixed,
    also,
    cost,
    first: first !== undefined && 'words' in first ? first.words : null,
    last:
      last !== undefined && 'words' in last
        ? last.words.map((said) => (locale === 'ja' ? behindParticle(said) : said))
        : null,
    least: steps.reduce(
      (sum, step) => sum + ('words' in step ? Math.min(...step.words.map((one) => one.length)) : 1),
      0,
    ),
    shared: locale === 'ja' && op.sort === 'effect' ? sharing(steps) : null,
  };
}

/** `AをBに置く`: `AをBに` and `置く`. */
function sharing(steps: readonly GrammarStep[]): Rule['shared'] {
  const last = steps.at(-1);
  if (last === undefined || !('words' in last) || last.words.length !== 1 || steps.length < 2) return null;
  const [said = ''] = last.words;
  const particle = particleOf(said);
  if (particle === '' || particle === said) return null;
  return { steps: [...steps.slice(0, -1), { words: [particle] }], verb: said.slice(particle.length) };
}

/** `置く` becomes `置き`. */
function inStem(one: Rule): readonly Rule[] {
  const last = one.steps.at(-1);
  if (last === undefined || !('words' in last) || last.words.length !== 1) return [];
  const stem = stemOf(last.words[0] ?? '');
  if (stem === undefined) return [];
  return [rule(one.op, [...one.steps.slice(0, -1), { words: [stem] }], one.fixed, one.also, one.cost + stemCost, 'ja')];
}

/** `手札1枚を捨て札にする` becomes `手札を1枚捨て札にする`. */
function countedLater(one: Rule, chosen: readonly Rule[]): readonly Rule[] {
  return one.steps.flatMap((step, i) => {
    const next = one.steps[i + 1];
    if (!('goal' in step) || step.goal.kind !== 'node' || step.goal.sort !== 'selector') return [];
    if (next === undefined || !('words' in next) || !next.words.every((said) => said.startsWith('を'))) return [];
    return chosen.flatMap((choice): readonly Rule[] => {
      const [of, ...count] = choice.steps;
      if (of === undefined || !('goal' in of)) return [];
      const rest = next.words.map((said) => said.slice(1)).filter((said) => said !== '');
      const steps: GrammarStep[] = [
        ...one.steps.slice(0, i),
        { field: `${step.field} ${choice.op.id} ${of.field}`, goal: of.goal },
        { words: ['を'] },
        ...count.map((inner) =>
          'goal' in inner ? { ...inner, field: `${step.field} ${choice.op.id} ${inner.field}` } : inner,
        ),
        ...(rest.length === 0 ? [] : [{ words: rest }]),
        ...one.steps.slice(i + 2),
      ];
      return [rule(one.op, steps, one.fixed, one.also, one.cost + choice.cost, 'ja')];
    });
  });
}

function goalOfField(
  field: Field<Erased, Erased>,
  form: 'whole' | 'any',
  canChoose: boolean,
  groups: Voice['groups'],
  locale: Locale,
): GrammarGoal {
  const { schema } = field;
  const sort = sortOf(schema['$ref']);
  if (sort !== undefined) return { kind: 'node', sort, form, canChoose };
  const words = schema['enum'] as readonly unknown[] | undefined;
  if (words !== undefined) {
    const said = new Map<string, unknown[]>();
    for (const word of words) {
      const text = fold(field.speak(speaking(locale, groups), word as never), locale).folded;
      said.set(text, [...(said.get(text) ?? []), word]);
    }
    return { kind: 'word', words: said };
  }
  const items = schema['items'] as { readonly [keyword: string]: unknown } | undefined;
  if (items !== undefined) {
    const listed = items['enum'] as readonly unknown[] | undefined;
    if (listed !== undefined) return { kind: 'word', words: listsOf(listed, field, locale, groups) };
    const inner = sortOf(items['$ref']);
    if (inner !== undefined) return { kind: 'list', sort: inner, between: betweenIn(field, locale, groups) };
    const innermost = items['items'] as { readonly [keyword: string]: unknown } | undefined;
    const sort = sortOf(innermost?.['$ref']);
    if (sort !== undefined) return { kind: 'lists', sort, between: locale === 'ja' ? '、' : ', ' };
    if (items['x-id-of'] !== undefined)
      return { kind: 'ids', of: String(items['x-id-of']), field, between: betweenIn(field, locale, groups) };
  }
  if (schema['x-id-of'] !== undefined) return { kind: 'id', of: String(schema['x-id-of']), field };
  return { kind: 'name' };
}

/** Lists of one, two or three different words, each as it is said. */
function listsOf(
  words: readonly unknown[],
  field: Field<Erased, Erased>,
  locale: Locale,
  groups: Voice['groups'],
): ReadonlyMap<string, readonly unknown[]> {
  const longer = (lists: readonly (readonly unknown[])[]) =>
    lists.flatMap((list) => words.filter((word) => !list.includes(word)).map((word) => [...list, word]));
  const ones = words.map((word) => [word]);
  const twos = longer(ones);
  const said = [...ones, ...twos, ...longer(twos)].map((list): [string, readonly unknown[]] => [
    fold(field.speak(speaking(locale, groups), list as never), locale).folded,
    [list],
  ]);
  return new Map(said);
}

const sortOf = (ref: unknown): Sort | undefined =>
  typeof ref === 'string' ? (ref.slice(ref.lastIndexOf('/') + 1) as Sort) : undefined;

/** Renders values as given, to learn the words of a field. */
const speaking = (locale: Locale, groups: Voice['groups']): Speaking => ({
  locale,
  node: (written) => String(written),
  word: (group, id) => groups[group]?.[id]?.[locale] ?? id,
});

function betweenIn(field: Field<Erased, Erased>, locale: Locale, groups: Voice['groups']): string {
  const said = field.speak(speaking(locale, groups), ['<', '>'] as never);
  return fold(said.slice(1, -1), locale).folded;
}
