import type { Sort } from '#engine/kernel/language/op.ts';
import { type Folded, numberIn } from './fold.ts';
import type { Grammar, GrammarGoal, Rule } from './grammar.ts';
import type { KnownNames } from './known-names.ts';
import { namesMadeUp } from './names-made-up.ts';
import {
  asChosen,
  firstOp,
  leaf,
  listed,
  mergedChoice,
  nothing,
  type PartialReadings,
  type SpanParse,
  simplest,
} from './partial-readings.ts';
import { RuleMatcher } from './rule-matcher.ts';

const mostReadings = 48;
/** Of spans within a sentence. */
const mostOfParts = 12;
const workOfSpan = 4;
const alsoSeveral = 0.5;

/** A chart parser: every span is read once per goal. */
export class Chart {
  private readonly cells = new Map<string, PartialReadings>();
  private readonly goals = new Map<GrammarGoal, number>();
  private readonly made: ReadonlySet<string>;
  private readonly grammar: Grammar;
  private readonly text: Folded;
  private readonly names: KnownNames;
  private readonly matcher: RuleMatcher;

  constructor(grammar: Grammar, text: Folded, names: KnownNames, bound: readonly string[], own: string | null) {
    [this.grammar, this.text, this.names] = [grammar, text, names];
    this.matcher = new RuleMatcher(text, grammar.locale, own, (goal, from, to) => this.place(goal, from, to));
    this.made = new Set([...bound, ...namesMadeUp(text, grammar)]);
  }

  get isCut(): boolean {
    return this.matcher.isCut;
  }

  sentences(sort: Sort, from: number, to: number): PartialReadings {
    const { folded } = this.text;
    const full = this.grammar.locale === 'ja' ? '。' : '.';
    const end = folded.startsWith(full, to - full.length) ? to - full.length : to;
    return this.items(sort, this.grammar.locale === 'ja' ? '。' : '. ', from, end);
  }

  node(sort: Sort, from: number, to: number, form: 'whole' | 'any' = 'whole'): PartialReadings {
    return this.cell(`${sort} ${form}`, from, to, () => {
      const rules = this.grammar.rules[form][sort] ?? [];
      const found = this.matcher.read(rules, from, to);
      if (sort === 'effect') found.push(...this.sharingOneVerb(rules, from, to));
      if (sort === 'amount') {
        const number = numberIn(this.text.folded.slice(from, to)) ?? numberIn(this.text.plain.slice(from, to));
        if (number !== undefined) found.push({ value: number, cost: 0, key: String(number), chosen: [] });
      }
      return found;
    });
  }

  /** Triggers that are continued by the effect without a comma. */
  goingOn(from: number, to: number): PartialReadings {
    return this.cell('going on', from, to, () => this.matcher.read(this.grammar.goingOn, from, to));
  }

  /** A selector, or a choice in its place. */
  private thing(from: number, to: number, form: 'whole' | 'any'): PartialReadings {
    return this.cell(`thing ${form}`, from, to, () => {
      const chosen = this.matcher.read(this.grammar.chosen, from, to).map((one) => asChosen(one, `${from}-${to}`));
      return [...this.node('selector', from, to, form), ...chosen];
    });
  }

  private items(sort: Sort, between: string, from: number, to: number): PartialReadings {
    const { folded } = this.text;
    return this.cell(`${sort} list ${between}`, from, to, () => {
      const found: SpanParse[] = [...this.item(sort, from, to)];
      const put = (at: number, length: number, heads: PartialReadings) => {
        if (heads.length === 0) return;
        for (const tail of this.items(sort, between, at + length, to))
          for (const head of heads) found.push(listed(head, tail), ...mergedChoice(head, tail));
      };
      for (let at = folded.indexOf(between, from + 1); at > 0 && at < to; at = folded.indexOf(between, at + 1))
        if (!this.isCut) put(at, between.length, this.item(sort, from, at));
      if (sort === 'effect') {
        if (this.grammar.locale === 'ja')
          for (let at = folded.indexOf('、', from + 1); at > 0 && at < to; at = folded.indexOf('、', at + 1))
            put(at, 1, this.inStem(from, at));
        else
          for (const joint of [', then ', ' and ', '; ', ', '])
            for (let at = folded.indexOf(joint, from + 1); at > 0 && at < to; at = folded.indexOf(joint, at + 1))
              put(at, joint.length, this.item(sort, from, at));
      }
      return found;
    });
  }

  /** Effects are lists already. */
  private item(sort: Sort, from: number, to: number): PartialReadings {
    const found = this.node(sort, from, to);
    return sort === 'effect' ? found : found.map((one) => ({ ...one, value: [one.value] }));
  }

  private inStem(from: number, to: number): PartialReadings {
    return this.cell('stem', from, to, () => this.matcher.read(this.grammar.stems, from, to));
  }

  /** `AをBに、CをDに置く`: two objects share a verb. */
  private sharingOneVerb(rules: readonly Rule[], from: number, to: number): SpanParse[] {
    const { folded } = this.text;
    const found: SpanParse[] = [];
    const first = folded.indexOf('、', from + 1);
    if (first < 0 || first >= to) return found;
    for (const { shared, ...one } of rules) {
      if (shared === null || !folded.endsWith(shared.verb, to) || !folded.slice(0, to).endsWith(shared.verb)) continue;
      for (let at = first; at > 0 && at < to; at = folded.indexOf('、', at + 1)) {
        const heads = this.matcher.read([{ ...one, shared, steps: shared.steps, last: null, least: 1 }], from, at);
        if (heads.length === 0) continue;
        const tails = this.node('effect', at + 1, to).filter(({ value }) => firstOp(value) === one.op.id);
        for (const head of heads) for (const tail of tails) found.push(listed(head, tail));
      }
    }
    return found;
  }

  private place(goal: GrammarGoal, from: number, to: number): PartialReadings {
    switch (goal.kind) {
      case 'node':
        return goal.sort === 'selector' && goal.canChoose
          ? this.thing(from, to, goal.form)
          : this.node(goal.sort, from, to, goal.form);
      case 'list':
        return this.items(goal.sort, goal.between, from, to);
      case 'lists':
        return this.cell(`lists ${goal.sort}`, from, to, () => this.numbered(goal, 1, from, to));
      case 'word': {
        const words = goal.words.get(this.text.folded.slice(from, to)) ?? [];
        return words.map((word) => leaf(word));
      }
      case 'id':
        return this.cell(`id ${this.goalNumber(goal)}`, from, to, () => this.ids(goal, from, to));
      case 'ids':
        return this.cell(`ids ${this.goalNumber(goal)}`, from, to, () => {
          const parts = this.text.folded.slice(from, to).split(goal.between);
          const each = parts.map((part) => this.names.idsOf(goal.of, goal.field, part));
          return each.reduce<PartialReadings>(
            (lists, ids) =>
              lists.flatMap(({ value }) => ids.map((id) => leaf([...(value as string[]), id]))).slice(0, mostReadings),
            [leaf([])],
          );
        });
      case 'name': {
        const name = this.text.plain.slice(from, to);
        const known =
          [...this.made].find((one) => one === name) ??
          (this.made.has(name.toLowerCase()) ? name.toLowerCase() : undefined);
        return known === undefined ? nothing : [leaf(known)];
      }
    }
  }

  /** Several joined ids repeat the effect for each. */
  private ids(goal: Extract<GrammarGoal, { kind: 'id' }>, from: number, to: number): PartialReadings {
    const said = this.text.folded.slice(from, to);
    const found = this.names.idsOf(goal.of, goal.field, said).map((id) => leaf(id));
    const parts = said.split(this.grammar.locale === 'ja' ? /と|、/ : /, and |, | and /);
    if (found.length > 0 || parts.length < 2) return found;
    const each = parts.map((part) => this.names.idsOf(goal.of, goal.field, part));
    if (each.some((ids) => ids.length !== 1)) return found;
    const ids = each.flat();
    return [{ value: ids, cost: alsoSeveral, key: JSON.stringify(ids), chosen: [], several: true }];
  }

  private numbered(
    goal: Extract<GrammarGoal, { kind: 'lists' }>,
    number: number,
    from: number,
    to: number,
  ): SpanParse[] {
    const { sort, between } = goal;
    const { folded } = this.text;
    const isEnglish = this.grammar.locale === 'en';
    const mark = `(${number})${isEnglish ? ' ' : ''}`;
    if (!folded.startsWith(mark, from)) return [];
    const start = from + mark.length;
    const next = `${isEnglish ? ' ' : ''}(${number + 1})`;
    const wrapped = (heads: PartialReadings): SpanParse[] =>
      heads.map((one) => ({ ...one, value: [one.value], key: `[${one.key}]` }));
    const found: SpanParse[] = number < 2 ? [] : wrapped(this.items(sort, between, start, to));
    for (let at = folded.indexOf(next, start); at > 0 && at < to; at = folded.indexOf(next, at + 1)) {
      const heads = wrapped(this.items(sort, between, start, at));
      const tails = heads.length === 0 ? [] : this.numbered(goal, number + 1, at + (isEnglish ? 1 : 0), to);
      for (const head of heads) for (const tail of tails) found.push(listed(head, tail));
    }
    return found;
  }

  private goalNumber(goal: GrammarGoal): number {
    const known = this.goals.get(goal) ?? this.goals.size;
    this.goals.set(goal, known);
    return known;
  }
  private cell(goal: string, from: number, to: number, read: () => readonly SpanParse[]): PartialReadings {
    if (from >= to) return nothing;
    const key = `${goal} ${from} ${to}`;
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    if (this.isCut) return nothing;
    this.matcher.count(workOfSpan);
    // Stops left recursion
    this.cells.set(key, nothing);
    const found = simplest(read(), /effect|list/.test(goal) ? mostReadings : mostOfParts);
    this.cells.set(key, found);
    return found;
  }
}
