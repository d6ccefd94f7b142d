import type { Erased } from '../basics/erased.ts';
import type { RuleId } from '../procedures/next.ts';
import type { AnswerKind, Choose, Offer, Pick } from '../procedures/procedure.ts';
import type { Listed, ListedOffer } from './compiled-offers.ts';

/** A legal answer, as the engine holds it: the offer it belongs to and what was picked. */
export interface Option {
  readonly offer: Offer<Erased, Erased, Pick>;
  readonly do: string;
  readonly pick: Pick;
}

/** The legal answers to a choice as integers: those of one offer lie side by side, in the order of the offers. */
export interface OptionList {
  /** For each offer how many options there are up to its last. */
  readonly upTo: readonly number[];
  /** `stride` integers an option: the values of its fields, or where its pick lies in `made`. */
  readonly values: readonly number[];
  /** The picks of offers that make them themselves. */
  readonly made: readonly Pick[];
}

/** More than there are things and places: a key of four of them is still an exact integer. */
const keySpan = 2048;

/** What somebody must answer before the game goes on. An answer becomes an `Option` when it is asked for. */
export class Decision {
  readonly procedure: string;
  readonly step: string;
  readonly rule: RuleId;
  readonly asks: AnswerKind;
  readonly secret: boolean;
  /** How many legal answers there are. */
  readonly count: number;
  private readonly offered: Listed;
  private readonly list: OptionList;
  private readonly known: Option[] = [];

  constructor(procedure: string, step: string, choose: Choose<Erased, Erased>, offered: Listed, list: OptionList) {
    this.procedure = procedure;
    this.step = step;
    this.rule = choose.rule;
    this.asks = choose.asks;
    this.secret = choose.secret;
    this.offered = offered;
    this.list = list;
    this.count = list.upTo.at(-1) ?? 0;
  }

  /** Every legal answer; asked again, the same. */
  get options(): readonly Option[] {
    for (let index = 0; index < this.count; index++) this.option(index);
    return this.known;
  }
  option(index: number): Option {
    const known = this.known[index];
    if (known !== undefined) return known;
    const option = optionAt(this.offered, this.list, index);
    this.known[index] = option;
    return option;
  }

  /** The choice this decision is about: the same object whenever it is asked. */
  get choice(): object {
    return this.offered;
  }
  /** A number to remember an answer to this choice by, in this game. */
  key(index: number): number {
    const { offers, stride } = this.offered;
    const { upTo, values, made } = this.list;
    let offer = 0;
    while (index >= (upTo[offer] as number)) offer++;
    const { length } = (offers[offer] as ListedOffer).fields;
    let key = offer;
    for (let i = 0; i < length; i++) key = key * keySpan + (values[index * stride + i] as number);
    if (length > 0) return key;
    const pick = made[values[index * stride] as number] as Pick;
    for (const field in pick) key = key * keySpan + (pick[field] as number);
    return key;
  }

  /** Where the answers stand that begin with one of these words. */
  indexesOf(words: readonly string[]): readonly number[] {
    const { offers } = this.offered;
    const found: number[] = [];
    for (let i = 0, first = 0; i < offers.length; i++) {
      const next = this.list.upTo[i] as number;
      if (next > first && words.includes((offers[i] as ListedOffer).word))
        for (let index = first; index < next; index++) found.push(index);
      first = next;
    }
    return found;
  }
}

export function optionAt({ offers, stride }: Listed, { upTo, values, made }: OptionList, index: number): Option {
  const { offer, word, fields } = offers[upTo.findIndex((next) => index < next)] as ListedOffer;
  const at = index * stride;
  if (fields.length === 0) return { offer, do: word, pick: made[values[at] as number] as Pick };
  const pick: { [field: string]: number } = {};
  for (let i = 0; i < fields.length; i++) pick[fields[i] as string] = values[at + i] as number;
  return { offer, do: word, pick };
}
