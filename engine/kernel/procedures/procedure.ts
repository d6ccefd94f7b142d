import type { Erased } from '../basics/erased.ts';
import type { Json } from '../basics/json.ts';
import type { Node } from '../language/field.ts';
import { type Header, type HeaderOf, headerOf } from './header.ts';
import type { Call, Next, RuleId } from './next.ts';

/** The names in an answer, as integers: things, places, numbers. What each field means the system's `fields` says. */
export type Pick = { readonly [field: string]: number };

/** One thing that a page of the rulebook tells to do. */
export interface Step<G, My> {
  readonly kind: 'step';
  readonly rule: RuleId;
  readonly run: (game: G, my: My) => Next;
}
/**
 * What an answer can name, field by field: the values of each for what was picked before it. `pick` is filled anew for
 * every candidate: levels and exceptions read it and do not keep it.
 */
export type Levels<G, My, P> = { readonly [F in keyof P]: (game: G, my: My, pick: P) => readonly number[] };
type Made<G, My, P> = (game: G, my: My) => readonly P[];
type Parts<G, My, P extends Pick, Among> = Omit<Offer<G, My, P>, 'rule' | 'among' | 'fields'> & {
  readonly among: Among;
};
/** A function is no table of levels. */
type Leveled<G, My, P> = Levels<G, My, P> & { readonly bind?: never };
/** Which fields picks have that an offer makes itself: nobody can read it off their levels. */
type Fields<P> = { readonly fields: readonly NoInfer<keyof P & string>[] | WindowWord };
/** Answers to a window, and to a choice between lists of effects, have the fields of what the game's texts are named by: see `Vocabulary.windows`. */
export type WindowWord = 'forced' | 'interrupt' | 'react' | 'decline' | 'either';
/** One kind of answer: among what, except what (each exception with its rule), and what then happens. */
export interface Offer<G, My, P extends Pick> {
  readonly rule: RuleId;
  /** The word in the answer, when it is not the name of the offer. */
  readonly do?: string;
  /** The candidates, by level or made at once. Levels are many times faster: for what is offered at every turn. */
  readonly among: Levels<G, My, P> | Made<G, My, P>;
  /** The fields of picks that are made at once. */
  readonly fields?: readonly string[] | WindowWord;
  /**
   * Where lists are made: fewer values of a field than `among` names, in its order. What is left out some exception
   * excludes anyway, so the list is the same (a law), only sooner made; `why` still looks through all of `among`.
   */
  readonly near?: { readonly [F in keyof P]?: (game: G, my: My, pick: P) => readonly number[] };
  readonly except?: { readonly [rule: RuleId]: (game: G, my: My, pick: P) => boolean };
  /** Where an exception goes by a condition that the content sets: the condition as it is written. */
  readonly says?: { readonly [rule: RuleId]: (game: G, my: My, pick: P) => Node | undefined };
  /** The rule by which a field takes nothing but what it is picked among, where it is another one than the offer's own. */
  readonly outside?: { readonly [F in keyof P]?: RuleId };
  readonly then: (game: G, my: My, pick: P) => Next;
}
/** What an answer is like, for whoever draws the question: the legal answers are listed, whatever it is. */
export const answerKinds = ['pick', 'order', 'distribute', 'number', 'confirm'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export interface Choose<G, My> {
  readonly kind: 'choose';
  readonly rule: RuleId;
  readonly offers: { readonly [name: string]: Offer<G, My, Erased> };
  readonly asks: AnswerKind;
  /**
   * Everybody with an answer (`by`) gives one. Nobody sees another's, and nothing follows of any, before all are in;
   * until then they stand in `my.secret`, which no procedure with such a choice has for itself.
   */
  readonly secret: boolean;
}
/** Where what was put off by `later` is done. */
export interface Settle {
  readonly kind: 'settle';
  readonly rule: RuleId;
  readonly name: string;
  /** Told when something that waited is done here: for those who watch which rules run. */
  readonly settled?: () => void;
}
export type AnyStep<G, My> = Step<G, My> | Choose<G, My> | Settle;

/** A page of the rulebook: named steps in order. Progress is data, see `Frame`. */
export interface Procedure<G, Given, My> {
  readonly id: string;
  readonly begin: (given: Given) => My;
  readonly names: readonly string[];
  readonly steps: readonly AnyStep<G, My>[];
  /** What the kernel may read in what it remembers. */
  readonly header: Header;
}
export type AnyProcedure = Procedure<Erased, Erased, Erased>;

/** The words in which one procedure is written, bound to what it remembers. */
export interface Words<G, My> {
  step(rule: RuleId, run: (game: G, my: My) => Next): Step<G, My>;
  settle(rule: RuleId, name: string): Settle;
  choose(
    rule: RuleId,
    offers: { readonly [name: string]: Offer<G, My, Erased> },
    how?: { readonly asks?: AnswerKind; readonly secret?: boolean },
  ): Choose<G, My>;
  offer<P extends Pick>(rule: RuleId, parts: Parts<G, My, P, Made<G, My, P>> & Fields<P>): Offer<G, My, P>;
  offer<F extends string>(
    rule: RuleId,
    parts: Parts<G, My, Record<F, number>, Leveled<G, My, Record<F, number>>>,
  ): Offer<G, My, Record<F, number>>;
  offer<P extends Pick>(rule: RuleId, parts: Parts<G, My, P, Leveled<G, My, P>>): Offer<G, My, P>;
}

const words: Words<Erased, Erased> = {
  step: (rule, run) => ({ kind: 'step', rule, run }),
  settle: (rule, name) => ({ kind: 'settle', rule, name }),
  choose: (rule, offers, { asks = 'pick', secret = false } = {}) => ({ kind: 'choose', rule, offers, asks, secret }),
  offer: (rule: RuleId, parts: Omit<Offer<Erased, Erased, Erased>, 'rule'>) => ({ rule, ...parts }),
};

/** `procedure` and `call` for one game's type of table. */
export function rulebook<G>() {
  return {
    procedure<Given extends object, My extends object>(
      id: string,
      begin: (given: Given) => My,
      write: (words: Words<G, My>) => { readonly [name: string]: AnyStep<G, My> },
      header: HeaderOf<NoInfer<My>> = [],
    ): Procedure<G, Given, My> {
      const written = write(words);
      const steps = Object.values(written);
      const isSecret = steps.some((step) => step.kind === 'choose' && step.secret);
      return { id, begin, names: Object.keys(written), steps, header: headerOf(header, isSecret) };
    },
    call<Given extends object, My>({ id }: Procedure<G, Given, My>, given: Given, into: string | null = null): Call {
      return { kind: 'call', procedure: id, given: given as unknown as Json, into };
    },
  };
}

/** For offers without an object: there is one of it. */
const one: readonly Pick[] = [{}];
export const always = (): readonly Pick[] => one;
