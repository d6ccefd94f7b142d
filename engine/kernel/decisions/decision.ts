import type { Erased } from '../basics/erased.ts';
import type { ListedOffer, ListedOffers } from '../procedures/compiled-offers.ts';
import type { RuleId } from '../procedures/next.ts';
import type { AnswerKind, Choose, Offer, Pick } from '../procedures/procedure.ts';

export interface Option {
  readonly offer: Offer<Erased, Erased, Pick>;
  readonly do: string;
  readonly pick: Pick;
}

/** Legal answers as integers, grouped by offer. */
export interface OptionList {
  readonly upTo: readonly number[];
  /** `stride` integers per option: field values, or an index into `made`. */
  readonly values: readonly number[];
  readonly made: readonly Pick[];
}

export type AnswerKey = number | string;

/** Keys are numbers up to this many fields, each from −1 to below the span; else text. */
const keyFields = 4;
const keySpan = 2048;
const keysOfOffer = keySpan ** keyFields;

/** A pending choice. Options are created lazily. */
export class Decision {
  readonly procedure: string;
  readonly step: string;
  readonly rule: RuleId;
  readonly asks: AnswerKind;
  readonly secret: boolean;
  readonly count: number;
  private readonly offered: ListedOffers;
  private readonly list: OptionList;
  private readonly known: Option[] = [];

  constructor(
    procedure: string,
    step: string,
    choose: Choose<Erased, Erased>,
    offered: ListedOffers,
    list: OptionList,
  ) {
    this.procedure = procedure;
    this.step = step;
    this.rule = choose.rule;
    this.asks = choose.asks;
    this.secret = choose.secret;
    this.offered = offered;
    this.list = list;
    this.count = list.upTo.at(-1) ?? 0;
  }

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

  /** An option to look at: the next look reuses the object, so read it and keep nothing. */
  look(index: number): Option {
    return this.known[index] ?? lookAt(this.offered, this.list, index);
  }

  get choice(): object {
    return this.offered;
  }
  /** Unique key of an option within this choice. */
  key(index: number): AnswerKey {
    const { offers, stride } = this.offered;
    const { values, made } = this.list;
    const offer = offerAt(this.list, index);
    const { fields, offer: own } = offers[offer] as ListedOffer;
    const { length } = fields;
    const at = index * stride;
    if (length === 0) return keyOfPick(offer, own.fields, made[values[at] as number] as Pick);
    let key = 0;
    for (let i = 0; i < length; i++) {
      const value = values[at + i] as number;
      if (!isOfKey(value) || length > keyFields) return [offer, ...values.slice(at, at + length)].join();
      key = key * keySpan + value + 2;
    }
    return offer * keysOfOffer + key;
  }

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

const isOfKey = (value: number): boolean => value >= -1 && value < keySpan - 2;

function keyOfPick(offer: number, fields: ListedOffer['offer']['fields'], pick: Pick): AnswerKey {
  if (typeof fields !== 'object' || fields.length > keyFields) return keyText(offer, pick);
  let key = 0;
  for (const field of fields) {
    const value = pick[field];
    if (value !== undefined && !isOfKey(value)) return keyText(offer, pick);
    key = key * keySpan + (value === undefined ? 0 : value + 2);
  }
  return offer * keysOfOffer + key;
}
const keyText = (offer: number, pick: Pick): string => `${offer}${JSON.stringify(pick)}`;

function offerAt({ upTo }: OptionList, index: number): number {
  let offer = 0;
  while (index >= (upTo[offer] as number)) offer++;
  return offer;
}

function lookAt({ offers, stride }: ListedOffers, list: OptionList, index: number): Option {
  const { fields, looked } = offers[offerAt(list, index)] as ListedOffer;
  const { values, made } = list;
  const at = index * stride;
  if (fields.length === 0) looked.pick = made[values[at] as number] as Pick;
  else for (let i = 0; i < fields.length; i++) looked.pick[fields[i] as string] = values[at + i] as number;
  return looked;
}

export function optionAt({ offers, stride }: ListedOffers, list: OptionList, index: number): Option {
  const { offer, word, fields } = offers[offerAt(list, index)] as ListedOffer;
  const { values, made } = list;
  const at = index * stride;
  if (fields.length === 0) return { offer, do: word, pick: made[values[at] as number] as Pick };
  const pick: { [field: string]: number } = {};
  for (let i = 0; i < fields.length; i++) pick[fields[i] as string] = values[at + i] as number;
  return { offer, do: word, pick };
}
