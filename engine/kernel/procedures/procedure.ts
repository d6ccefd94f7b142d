import type { Erased } from '../basics/erased.ts';
import type { Json } from '../basics/json.ts';
import type { Node } from '../language/field.ts';
import { type Header, type HeaderOf, headerOf } from './header.ts';
import type { Call, Next, RuleId } from './next.ts';

/** Answer fields as integers: things, places, numbers. */
export type Pick = { readonly [field: string]: number };

export interface Step<G, My> {
  readonly kind: 'step';
  readonly rule: RuleId;
  readonly run: (game: G, my: My) => Next;
}
/** Candidate values field by field, given the fields before. `pick` is reused: read it, do not keep it. */
export type Levels<G, My, P> = { readonly [F in keyof P]: (game: G, my: My, pick: P) => readonly number[] };
type Made<G, My, P> = (game: G, my: My) => readonly P[];
type Parts<G, My, P extends Pick, Among> = Omit<Offer<G, My, P>, 'rule' | 'among' | 'fields'> & {
  readonly among: Among;
};
type Leveled<G, My, P> = Levels<G, My, P> & { readonly bind?: never };
/** Fields of picks that the offer makes itself. */
type Fields<P> = { readonly fields: readonly NoInfer<keyof P & string>[] | WindowWord };
/** Choices in content whose answer fields the game defines: see `Vocabulary.windows`. */
export type WindowWord = 'forced' | 'interrupt' | 'react' | 'decline' | 'either';
/** A kind of answer: candidates, exceptions by rule, consequence. */
export interface Offer<G, My, P extends Pick> {
  readonly rule: RuleId;
  /** Default: the offer's name. */
  readonly do?: string;
  /** Candidates by level, or all at once. Levels are much faster. */
  readonly among: Levels<G, My, P> | Made<G, My, P>;
  /** Fields of picks that are made at once. */
  readonly fields?: readonly string[] | WindowWord;
  /**
   * Fewer values than `among`, in its order, to list faster: what it omits must be excluded anyway (tested law). `why`
   * uses `among`.
   */
  readonly near?: { readonly [F in keyof P]?: (game: G, my: My, pick: P) => readonly number[] };
  readonly except?: { readonly [rule: RuleId]: (game: G, my: My, pick: P) => boolean };
  /** The content's condition behind an exception, as written. */
  readonly says?: { readonly [rule: RuleId]: (game: G, my: My, pick: P) => Node | undefined };
  /** Rule that restricts a field to its candidates, if not the offer's. */
  readonly outside?: { readonly [F in keyof P]?: RuleId };
  readonly then: (game: G, my: My, pick: P) => Next;
}
/** UI hint only; does not affect legality. */
export const answerKinds = ['pick', 'order', 'distribute', 'number', 'confirm'] as const;
export type AnswerKind = (typeof answerKinds)[number];

export interface Choose<G, My> {
  readonly kind: 'choose';
  readonly rule: RuleId;
  readonly offers: { readonly [name: string]: Offer<G, My, Erased> };
  readonly asks: AnswerKind;
  /**
   * Everybody with an answer (`by`) gives one; all are revealed together. Until then they are in `my.secret`, which is
   * reserved.
   */
  readonly secret: boolean;
  /** Asked even with one answer, where who is asked would tell the others what could be answered. */
  readonly evenAlone?: (game: G, my: My) => boolean;
}
type HowAsked<G, My> = Partial<Omit<Choose<G, My>, 'kind' | 'rule' | 'offers'>>;
/** Runs what `later` postponed. */
export interface Settle {
  readonly kind: 'settle';
  readonly rule: RuleId;
  readonly name: string;
  /** Only where no procedure further out settles `name` without yielding. */
  readonly yields?: true;
  /** Hook for rule coverage. */
  readonly settled?: () => void;
}
export type AnyStep<G, My> = Step<G, My> | Choose<G, My> | Settle;

/** Named steps in order: a page of the rulebook. Progress is in `Frame`. */
export interface Procedure<G, Given, My> {
  readonly id: string;
  readonly begin: (given: Given) => My;
  readonly names: readonly string[];
  readonly steps: readonly AnyStep<G, My>[];
  readonly header: Header;
}
export type AnyProcedure = Procedure<Erased, Erased, Erased>;

/** Builders for one procedure, typed by its state. */
export interface ProcedureWords<G, My> {
  step(rule: RuleId, run: (game: G, my: My) => Next): Step<G, My>;
  settle(rule: RuleId, name: string, how?: { readonly yields?: true }): Settle;
  choose(rule: RuleId, offers: { readonly [name: string]: Offer<G, My, Erased> }, how?: HowAsked<G, My>): Choose<G, My>;
  offer<P extends Pick>(rule: RuleId, parts: Parts<G, My, P, Made<G, My, P>> & Fields<P>): Offer<G, My, P>;
  offer<F extends string>(
    rule: RuleId,
    parts: Parts<G, My, Record<F, number>, Leveled<G, My, Record<F, number>>>,
  ): Offer<G, My, Record<F, number>>;
  offer<P extends Pick>(rule: RuleId, parts: Parts<G, My, P, Leveled<G, My, P>>): Offer<G, My, P>;
}

const words: ProcedureWords<Erased, Erased> = {
  step: (rule, run) => ({ kind: 'step', rule, run }),
  settle: (rule, name, how = {}) => ({ kind: 'settle', rule, name, ...how }),
  choose: (rule, offers, how = {}) => ({ kind: 'choose', rule, offers, asks: 'pick', secret: false, ...how }),
  offer: (rule: RuleId, parts: Omit<Offer<Erased, Erased, Erased>, 'rule'>) => ({ rule, ...parts }),
};

export function rulebook<G>() {
  return {
    procedure<Given extends object, My extends object>(
      id: string,
      begin: (given: Given) => My,
      write: (words: ProcedureWords<G, My>) => { readonly [name: string]: AnyStep<G, My> },
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

/** For offers without fields. */
const one: readonly Pick[] = [{}];
export const always = (): readonly Pick[] => one;
