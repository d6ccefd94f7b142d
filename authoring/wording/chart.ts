import type { Saying, Sort } from '#engine/kernel/language/op.ts';
import { type Folded, numberIn } from './fold.ts';
import type { Goal, Grammar, Rule, Step } from './grammar.ts';
import { behindParticle, lengthAt } from './japanese.ts';
import type { KnownNames } from './known-names.ts';

/** A choice that a sentence says where a thing stands: it is made before what is done. */
interface Chosen {
  readonly what: Node;
  readonly as: string;
}
interface Node {
  readonly op: string;
  readonly [field: string]: unknown;
}
/** One way to read a span. */
export interface Found {
  readonly value: unknown;
  readonly cost: number;
  /** Equal readings have equal keys. */
  readonly key: string;
  readonly chosen: readonly Chosen[];
  /** Of a place for one name in which several stand: what is done is done with each. */
  readonly several?: true;
}
type Cell = readonly Found[];

/** The most readings that are kept of a span, and the most work that is done on a text. */
const mostReadings = 48;
/** And of what is part of a sentence. */
const mostOfParts = 12;
const mostWork = 400_000;
const workOfSpan = 4;
const nothing: Cell = [];

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
/** A longer list inside is less simple than one outside. */
const itemCost = 0.01;
/** What marks the name of a choice until it gets one. */
export const unnamed = '\u0000';

/** Reads spans of one text, each once. */
export class Chart {
  private readonly cells = new Map<string, Cell>();
  private readonly goals = new Map<Goal, number>();
  private readonly standing = new Map<Rule, boolean>();
  private readonly made: ReadonlySet<string>;
  private readonly grammar: Grammar;
  private readonly text: Folded;
  private readonly names: KnownNames;
  private readonly own: string | null;
  private work = 0;

  constructor(grammar: Grammar, text: Folded, names: KnownNames, bound: readonly string[], own: string | null) {
    [this.grammar, this.text, this.names, this.own] = [grammar, text, names, own];
    this.made = new Set([...bound, ...namesMadeUp(text, grammar)]);
  }

  /** Whether the text was too much to be read to the end. */
  get isCut(): boolean {
    return this.work >= mostWork;
  }

  /** Sentences one after another, from one place to another. */
  sentences(sort: Sort, from: number, to: number): Cell {
    const { folded } = this.text;
    const full = this.grammar.locale === 'ja' ? '。' : '.';
    const end = folded.startsWith(full, to - full.length) ? to - full.length : to;
    return this.items(sort, this.grammar.locale === 'ja' ? '。' : '. ', from, end);
  }

  node(sort: Sort, from: number, to: number, form: 'whole' | 'any' = 'whole'): Cell {
    return this.cell(`${sort} ${form}`, from, to, () => {
      const rules = this.grammar.rules[form][sort] ?? [];
      const found = this.byRules(rules, from, to);
      if (sort === 'effect') found.push(...this.sharingOneVerb(rules, from, to));
      if (sort === 'amount') {
        const number = numberIn(this.text.folded.slice(from, to)) ?? numberIn(this.text.plain.slice(from, to));
        if (number !== undefined) found.push({ value: number, cost: 0, key: String(number), chosen: [] });
      }
      return found;
    });
  }

  /** A trigger from which what is done goes straight on. */
  goingOn(from: number, to: number): Cell {
    return this.cell('going on', from, to, () => this.byRules(this.grammar.goingOn, from, to));
  }

  /** A thing, or a choice said in its place. */
  private thing(from: number, to: number, form: 'whole' | 'any'): Cell {
    return this.cell(`thing ${form}`, from, to, () => {
      const chosen = this.byRules(this.grammar.chosen, from, to).map((one) => asChosen(one, `${from}-${to}`));
      return [...this.node('selector', from, to, form), ...chosen];
    });
  }

  /** A list of nodes, as values one after another. */
  private items(sort: Sort, between: string, from: number, to: number): Cell {
    const { folded } = this.text;
    return this.cell(`${sort} list ${between}`, from, to, () => {
      const found: Found[] = [...this.item(sort, from, to)];
      const put = (at: number, length: number, heads: Cell) => {
        if (heads.length === 0) return;
        for (const tail of this.items(sort, between, at + length, to))
          for (const head of heads) found.push(listed(head, tail), ...goneOn(head, tail));
      };
      for (let at = folded.indexOf(between, from + 1); at > 0 && at < to; at = folded.indexOf(between, at + 1))
        if (!this.isCut) put(at, between.length, this.item(sort, from, at));
      if (sort === 'effect') {
        if (this.grammar.locale === 'ja')
          for (let at = folded.indexOf('、', from + 1); at > 0 && at < to; at = folded.indexOf('、', at + 1))
            put(at, 1, this.inStem(from, at));
        else
          for (const joint of [', then ', ' and '])
            for (let at = folded.indexOf(joint, from + 1); at > 0 && at < to; at = folded.indexOf(joint, at + 1))
              put(at, joint.length, this.item(sort, from, at));
      }
      return found;
    });
  }

  /** One of a list. An effect stands for as many as it says. */
  private item(sort: Sort, from: number, to: number): Cell {
    const found = this.node(sort, from, to);
    return sort === 'effect' ? found : found.map((one) => ({ ...one, value: [one.value] }));
  }

  private inStem(from: number, to: number): Cell {
    return this.cell('stem', from, to, () => this.byRules(this.grammar.stems, from, to));
  }

  /** `AをBに、CをDに置く`: the former has the verb of the latter. */
  private sharingOneVerb(rules: readonly Rule[], from: number, to: number): Found[] {
    const { folded } = this.text;
    const found: Found[] = [];
    const first = folded.indexOf('、', from + 1);
    if (first < 0 || first >= to) return found;
    for (const { shared, ...one } of rules) {
      if (shared === null || !folded.endsWith(shared.verb, to) || !folded.slice(0, to).endsWith(shared.verb)) continue;
      for (let at = first; at > 0 && at < to; at = folded.indexOf('、', at + 1)) {
        const heads = this.byRules([{ ...one, shared, steps: shared.steps, last: null, least: 1 }], from, at);
        if (heads.length === 0) continue;
        const tails = this.node('effect', at + 1, to).filter(({ value }) => firstOp(value) === one.op.id);
        for (const head of heads) for (const tail of tails) found.push(listed(head, tail));
      }
    }
    return found;
  }

  private byRules(rules: readonly Rule[], from: number, to: number): Found[] {
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
    if (this.work++ >= mostWork || found.length > 4 * mostReadings) return;
    const step = rule.steps[at];
    if (step === undefined) {
      if (from === to) found.push(...this.built(rule, fields, cost, chosen));
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
    if (isInside && this.grammar.locale === 'ja') return lengthAt(folded, said, at);
    return folded.startsWith(said, at) ? said.length : undefined;
  }

  private place(goal: Goal, from: number, to: number): Cell {
    switch (goal.kind) {
      case 'node':
        return goal.sort === 'selector' && goal.canChoose
          ? this.thing(from, to, goal.form)
          : this.node(goal.sort, from, to, goal.form);
      case 'list':
        return this.items(goal.sort, goal.between, from, to);
      case 'lists':
        return this.cell('lists', from, to, () => this.numbered(1, from, to, goal.between));
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
          return each.reduce<Cell>(
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

  /** One id, or several joined: then what is done is done with each of them. */
  private ids(goal: Extract<Goal, { kind: 'id' }>, from: number, to: number): Cell {
    const said = this.text.folded.slice(from, to);
    const found = this.names.idsOf(goal.of, goal.field, said).map((id) => leaf(id));
    const parts = said.split(this.grammar.locale === 'ja' ? /と|、/ : /, and |, | and /);
    if (found.length > 0 || parts.length < 2) return found;
    const each = parts.map((part) => this.names.idsOf(goal.of, goal.field, part));
    if (each.some((ids) => ids.length !== 1)) return found;
    const ids = each.flat();
    return [{ value: ids, cost: alsoSeveral, key: JSON.stringify(ids), chosen: [], several: true }];
  }

  /** `（1）… （2）…` */
  private numbered(number: number, from: number, to: number, between: string): Found[] {
    const { folded } = this.text;
    const isEnglish = this.grammar.locale === 'en';
    const mark = `(${number})${isEnglish ? ' ' : ''}`;
    if (!folded.startsWith(mark, from)) return [];
    const start = from + mark.length;
    const next = `${isEnglish ? ' ' : ''}(${number + 1})`;
    const wrapped = (heads: Cell): Found[] => heads.map((one) => ({ ...one, value: [one.value], key: `[${one.key}]` }));
    const found: Found[] = number < 2 ? [] : wrapped(this.items('effect', between, start, to));
    for (let at = folded.indexOf(next, start); at > 0 && at < to; at = folded.indexOf(next, at + 1)) {
      const heads = wrapped(this.items('effect', between, start, at));
      const tails = heads.length === 0 ? [] : this.numbered(number + 1, at + (isEnglish ? 1 : 0), to, between);
      for (const head of heads) for (const tail of tails) found.push(listed(head, tail));
    }
    return found;
  }

  private goalNumber(goal: Goal): number {
    const known = this.goals.get(goal) ?? this.goals.size;
    this.goals.set(goal, known);
    return known;
  }

  private built(
    { op, fixed, also, cost: ruleCost }: Rule,
    places: { readonly [field: string]: Found },
    cost: number,
    chosen: readonly Chosen[],
  ): readonly Found[] {
    const own = also?.own;
    if (own !== undefined && this.own === null) return [];
    const fields: Record<string, unknown> = { ...fixed };
    if (own !== undefined) fields[own] = this.own;
    let made = chosen;
    const counted = new Map<string, Record<string, unknown>>();
    for (const [field, { value }] of Object.entries(places)) {
      const [name = '', choice, inner] = field.split(' ');
      if (choice === undefined || inner === undefined) fields[name] = value;
      else counted.set(name, { ...counted.get(name), op: choice, [inner]: value });
    }
    for (const [name, what] of counted) {
      const as = `${unnamed}${op.id}-${name}-${Object.values(places).length}-${cost}`;
      made = [...made, { what: what as unknown as Node, as }];
      fields[name] = { op: 'named', name: as };
    }
    const several = Object.entries(places).find(([, one]) => one.several === true);
    const nodes = (
      several === undefined
        ? [fields]
        : (several[1].value as readonly string[]).map((id) => ({ ...fields, [several[0]]: id }))
    ).map((one) => nodeOf(op.id, Object.keys(op.fields), one));
    if (also?.each !== undefined)
      return oneByOne(
        nodes[0] as Node,
        also.each,
        cost + ruleCost,
        `${unnamed}each${cost}${JSON.stringify(nodes).length}`,
      );
    if (op.sort !== 'effect') {
      const within = also?.within;
      const [node] = within === undefined ? nodes : nodes.map((one) => ({ op: within.op, [within.field]: one }));
      return [{ value: node, cost: cost + ruleCost + 1, key: JSON.stringify([node, made]), chosen: made }];
    }
    // What is chosen first stands outermost.
    const value = made.reduceRight<readonly unknown[]>(
      (done, { what, as }) => [{ op: 'choose', what, as, do: done }],
      nodes,
    );
    return [{ value, cost: cost + ruleCost + nodes.length + made.length, key: JSON.stringify(value), chosen: [] }];
  }

  private cell(goal: string, from: number, to: number, read: () => readonly Found[]): Cell {
    if (from >= to) return nothing;
    const key = `${goal} ${from} ${to}`;
    const known = this.cells.get(key);
    if (known !== undefined) return known;
    if (this.work >= mostWork) return nothing;
    this.work += workOfSpan;
    // A span is never part of itself.
    this.cells.set(key, nothing);
    const found = simplest(read(), /effect|list/.test(goal) ? mostReadings : mostOfParts);
    this.cells.set(key, found);
    return found;
  }
}

type Each = NonNullable<Saying['each']>;

/** What several do one by one: each by name; or all of them, where the sentence may mean that they do it together. */
function oneByOne({ op, of, do: done }: Node, each: Each, cost: number, as: string): readonly Found[] {
  const apart = [{ op, of, as, do: instead(done, each.op, { op: 'named', name: as }) }];
  const together = instead(done, each.op, of);
  if (JSON.stringify(together) === JSON.stringify(done)) return [];
  return [
    { value: together, cost: cost + 1, key: JSON.stringify(together), chosen: [] },
    ...(each.apart === true ? [{ value: apart, cost: cost + 2, key: JSON.stringify(apart), chosen: [] }] : []),
  ];
}

function instead(value: unknown, op: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => instead(one, op, by));
  if (typeof value !== 'object' || value === null) return value;
  if ((value as Node).op === op) return by;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, instead(part, op, by)]));
}

const alsoSeveral = 0.5;
const goingOnCost = 0.3;
const leaf = (value: unknown): Found => ({ value, cost: 0, key: JSON.stringify(value), chosen: [] });

function asChosen(one: Found, where: string): Found {
  const as = `${unnamed}${where}`;
  const value = { op: 'named', name: as };
  return {
    value,
    cost: one.cost + 1,
    key: `${one.key}${where}`,
    chosen: [...one.chosen, { what: one.value as Node, as }],
  };
}

const listed = (head: Found, tail: Found): Found => ({
  value: [...(head.value as readonly unknown[]), ...(tail.value as readonly unknown[])],
  cost: head.cost + tail.cost + itemCost,
  key: `${head.key},${tail.key}`,
  chosen: [],
});

/** What follows a choice may be done with what was chosen, and only if something was. */
function goneOn(head: Found, tail: Found): readonly Found[] {
  const [node, ...more] = head.value as readonly Node[];
  if (node?.op !== 'choose' || more.length > 0 || !String(node['as']).startsWith(unnamed)) return [];
  const whole = { ...node, do: [...(node['do'] as readonly unknown[]), ...(tail.value as readonly unknown[])] };
  const key = JSON.stringify([whole]);
  return [{ value: [whole], cost: head.cost + tail.cost + goingOnCost, key, chosen: [] }];
}

/** A node with its fields in the order of its op. */
function nodeOf(op: string, order: readonly string[], fields: { readonly [field: string]: unknown }): Node {
  const node: { op: string; [field: string]: unknown } = { op };
  for (const field of order) if (fields[field] !== undefined) node[field] = fields[field];
  return node;
}

const firstOp = (value: unknown): unknown => (value as readonly Node[])[0]?.op;

function simplest(found: readonly Found[], most: number): Cell {
  const best = new Map<string, Found>();
  for (const one of found) {
    const before = best.get(one.key);
    if (before === undefined || one.cost < before.cost) best.set(one.key, one);
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, most);
}

/** The names that the text makes up, found by the words around them. */
function namesMadeUp({ plain, folded }: Folded, { naming }: Grammar): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { before, after } of naming) {
    for (let at = folded.indexOf(before); at >= 0; at = folded.indexOf(before, at + 1)) {
      const start = at + before.length;
      const end = after === '' ? folded.length : folded.indexOf(after, start);
      const name = end < 0 ? '' : plain.slice(start, end);
      if (/^[^\s(){}「」。、,.:]{1,40}$/u.test(name)) found.add(name);
    }
  }
  return found;
}
