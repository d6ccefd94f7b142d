import type { Locale } from '#engine/kernel/basics/text.ts';
import { builtBy } from './built-node.ts';
import type { Folded } from './fold.ts';
import type { Cell, Chosen, Found } from './found.ts';
import type { Goal, Rule, Step } from './grammar.ts';
import { behindParticle, lengthAt } from './japanese.ts';

/** The most work that is done on a text. */
const mostWork = 400_000;
/** The most ways in which one rule is matched on a span. */
const mostMatches = 192;

const beginnings = new WeakMap<readonly Rule[], Map<string, readonly Rule[]>>();

/** The rules whose sentence may begin with a sign: most begin with words. */
function beginningWith(rules: readonly Rule[], sign: string): readonly Rule[] {
  const known = beginnings.get(rules) ?? new Map<string, readonly Rule[]>();
  beginnings.set(rules, known);
  const before = known.get(sign);
  if (before !== undefined) return before;
  const found = rules.filter(({ first }) => first === null || first.some((said) => said.startsWith(sign)));
  known.set(sign, found);
  return found;
}

/** Matches rules with spans of one text. What may stand in their places is asked for; all work is counted. */
export class RuleMatcher {
  private readonly standing = new Map<Rule, boolean>();
  private readonly text: Folded;
  private readonly locale: Locale;
  private readonly stands: string | null;
  private readonly place: (goal: Goal, from: number, to: number) => Cell;
  private work = 0;

  /** `stands`: what the text stands on. `place`: all ways to read a span as what a place takes. */
  constructor(text: Folded, locale: Locale, stands: string | null, place: RuleMatcher['place']) {
    [this.text, this.locale, this.stands, this.place] = [text, locale, stands, place];
  }

  /** Whether the text was too much to be read to the end. */
  get isCut(): boolean {
    return this.work >= mostWork;
  }

  /** Work that is done beside the rules. */
  count(work: number): void {
    this.work += work;
  }

  /** All that rules of one sort say on a span. */
  read(rules: readonly Rule[], from: number, to: number): Found[] {
    const { folded } = this.text;
    const found: Found[] = [];
    this.work++;
    for (const rule of beginningWith(rules, folded.charAt(from))) {
      if (this.work >= mostWork) break;
      if (to - from < rule.least || !this.mayStand(rule)) continue;
      if (rule.first !== null && !rule.first.some((said) => folded.startsWith(said, from))) continue;
      if (rule.last !== null && !rule.last.some((said) => folded.startsWith(said, to - said.length))) continue;
      const own: Found[] = [];
      this.match(rule, 0, from, to, {}, 0, [], own);
      found.push(...own);
    }
    return found;
  }

  /** Whether the words of a rule stand anywhere in the text. */
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
    fields: { readonly [field: string]: Found },
    cost: number,
    chosen: readonly Chosen[],
    found: Found[],
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

  /** Where a place may end: before the next words. */
  private *ends(next: Step | undefined, isLast: boolean, from: number, to: number): Generator<number> {
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
