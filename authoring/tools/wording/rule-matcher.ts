import type { Locale } from '#engine/kernel/basics/text.ts';
import { builtBy } from './built-node.ts';
import type { Folded } from './fold.ts';
import type { GrammarGoal, GrammarStep, Rule } from './grammar.ts';
import { behindParticle, lengthAt } from './japanese.ts';
import type { PartialReadings, SentenceChoice, SpanParse } from './partial-readings.ts';

/** Limits against combinatorial explosion. */
const mostWork = 400_000;
/** Per rule and span. */
const mostMatches = 192;

const beginnings = new WeakMap<readonly Rule[], Map<string, readonly Rule[]>>();

function beginningWith(rules: readonly Rule[], sign: string): readonly Rule[] {
  const known = beginnings.get(rules) ?? new Map<string, readonly Rule[]>();
  beginnings.set(rules, known);
  const before = known.get(sign);
  if (before !== undefined) return before;
  const found = rules.filter(({ first }) => first === null || first.some((said) => said.startsWith(sign)));
  known.set(sign, found);
  return found;
}

/** Matches rules to spans; counts all work. */
export class RuleMatcher {
  private readonly standing = new Map<Rule, boolean>();
  private readonly text: Folded;
  private readonly locale: Locale;
  private readonly stands: string | null;
  private readonly place: (goal: GrammarGoal, from: number, to: number) => PartialReadings;
  private work = 0;

  /** `stands`: the id of the entry; `place`: reads a span as a goal. */
  constructor(text: Folded, locale: Locale, stands: string | null, place: RuleMatcher['place']) {
    [this.text, this.locale, this.stands, this.place] = [text, locale, stands, place];
  }

  get isCut(): boolean {
    return this.work >= mostWork;
  }

  count(work: number): void {
    this.work += work;
  }

  read(rules: readonly Rule[], from: number, to: number): SpanParse[] {
    const { folded } = this.text;
    const found: SpanParse[] = [];
    this.work++;
    for (const rule of beginningWith(rules, folded.charAt(from))) {
      if (this.work >= mostWork) break;
      if (to - from < rule.least || !this.mayStand(rule)) continue;
      if (rule.first !== null && !rule.first.some((said) => folded.startsWith(said, from))) continue;
      if (rule.last !== null && !rule.last.some((said) => folded.startsWith(said, to - said.length))) continue;
      const own: SpanParse[] = [];
      this.match(rule, 0, from, to, {}, 0, [], own);
      found.push(...own);
    }
    return found;
  }

  private mayStand(rule: Rule): boolean {
    const known = this.standing.get(rule);
    if (known !== undefined) return known;
    const { folded } = this.text;
    const stands = rule.steps.every(
      (step) => 'goal' in step || step.words.some((said) => folded.includes(behindParticle(said))),
    );
    this.standing.set(rule, stands);
    return stands;
  }

  private match(
    rule: Rule,
    at: number,
    from: number,
    to: number,
    fields: { readonly [field: string]: SpanParse },
    cost: number,
    chosen: readonly SentenceChoice[],
    found: SpanParse[],
  ): void {
    if (this.work++ >= mostWork || found.length > mostMatches) return;
    const step = rule.steps[at];
    if (step === undefined) {
      if (from === to) found.push(...builtBy(rule, { places: fields, cost, chosen, stands: this.stands }));
      return;
    }
    if ('words' in step) {
      for (const said of step.words) {
        const length = this.lengthAt(said, from, at > 0);
        if (length !== undefined && from + length <= to)
          this.match(rule, at + 1, from + length, to, fields, cost, chosen, found);
      }
      return;
    }
    for (const end of this.ends(rule.steps[at + 1], at + 1 === rule.steps.length, from, to)) {
      for (const one of this.place(step.goal, from, end)) {
        if (one.several === true && rule.op.sort !== 'effect') continue;
        const more = one.chosen.length === 0 ? chosen : [...chosen, ...one.chosen];
        this.match(rule, at + 1, end, to, { ...fields, [step.field]: one }, cost + one.cost, more, found);
      }
    }
  }

  private *ends(next: GrammarStep | undefined, isLast: boolean, from: number, to: number): Generator<number> {
    if (isLast) {
      if (to > from) yield to;
      return;
    }
    if (next === undefined || !('words' in next) || next.words.includes('')) {
      for (let end = from + 1; end <= to; end++) yield end;
      return;
    }
    for (let end = from + 1; end < to; end++)
      if (next.words.some((said) => this.lengthAt(said, end, true) !== undefined)) yield end;
  }

  private lengthAt(said: string, at: number, isInside: boolean): number | undefined {
    const { folded } = this.text;
    if (isInside && this.locale === 'ja') return lengthAt(folded, said, at);
    return folded.startsWith(said, at) ? said.length : undefined;
  }
}
