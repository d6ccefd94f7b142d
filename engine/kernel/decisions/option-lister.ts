import type { Erased } from '../basics/erased.ts';
import type { KernelGame } from '../changes/windows.ts';
import type { ListedOffer, ListedOffers } from '../procedures/compiled-offers.ts';
import type { RuleId } from '../procedures/next.ts';
import type { Choose, Offer, Pick } from '../procedures/procedure.ts';
import type { Frame } from '../procedures/stack.ts';
import { Decision, type Option, optionAt } from './decision.ts';

const nothing: ListedOffers = { offers: [], stride: 1 };

/** Lists legal answers: candidates minus exclusions. The list is reused; a decision copies it. */
export class Lister {
  private readonly list = { upTo: [] as number[], values: [] as number[], made: [] as Pick[] };
  private count = 0;
  private readonly picked: number[] = [];
  private game: KernelGame | null = null;
  private my: Frame['my'] = {};
  private offered = nothing;

  listed(game: KernelGame, my: Frame['my'], offered: ListedOffers): number {
    const { offers, stride } = offered;
    const { upTo, made } = this.list;
    this.game = game;
    this.my = my;
    this.offered = offered;
    this.count = 0;
    // Setting a length is slow, and most choices have no picks of their own
    if (made.length > 0) made.length = 0;
    for (let i = 0; i < offers.length; i++) {
      const offer = offers[i] as ListedOffer;
      if (offer.levels.length > 0) this.level(offer, 0, stride);
      else this.picks(offer, stride);
      upTo[i] = this.count;
    }
    return this.count;
  }

  first(): Option {
    return optionAt(this.offered, this.list, 0);
  }

  only(these: (option: Option) => boolean): number {
    const { upTo, values } = this.list;
    const { stride } = this.offered;
    const kept: number[] = [];
    for (let i = 0; i < this.count; i++) if (these(optionAt(this.offered, this.list, i))) kept.push(i);
    for (const [to, from] of kept.entries()) values.copyWithin(to * stride, from * stride, (from + 1) * stride);
    for (const [offer, end] of upTo.entries()) upTo[offer] = kept.filter((index) => index < end).length;
    this.count = kept.length;
    return this.count;
  }

  decision(procedure: string, step: string, choose: Choose<Erased, Erased>): Decision {
    const { upTo, values, made } = this.list;
    return new Decision(procedure, step, choose, this.offered, {
      upTo: upTo.slice(0, this.offered.offers.length),
      values: values.slice(0, this.count * this.offered.stride),
      made: made.length === 0 ? none : made.slice(),
    });
  }

  private level(offer: ListedOffer, depth: number, stride: number): void {
    const { levels, candidate } = offer;
    const { game, my, picked } = this;
    const among = (levels[depth] as ListedOffer['levels'][number])(game, my, candidate);
    // Most offers have nothing for most who may answer
    const { length } = among;
    if (length === 0) return;
    const field = offer.fields[depth] as string;
    if (depth < levels.length - 1) {
      for (let i = 0; i < length; i++) {
        const value = among[i] as number;
        candidate[field] = value;
        picked[depth] = value;
        this.level(offer, depth + 1, stride);
      }
      return;
    }
    const { exceptions } = offer;
    const { values } = this.list;
    next: for (let i = 0; i < length; i++) {
      const value = among[i] as number;
      candidate[field] = value;
      for (let j = 0; j < exceptions.length; j++) if ((exceptions[j] as Exception)(game, my, candidate)) continue next;
      const at = this.count++ * stride;
      for (let k = 0; k < depth; k++) values[at + k] = picked[k] as number;
      values[at + depth] = value;
    }
  }

  private picks({ offer, exceptions }: ListedOffer, stride: number): void {
    const { game, my } = this;
    const { values, made } = this.list;
    const among = (offer.among as MakesPicks)(game, my);
    next: for (let i = 0; i < among.length; i++) {
      const pick = among[i] as Pick;
      for (let j = 0; j < exceptions.length; j++) if ((exceptions[j] as Exception)(game, my, pick)) continue next;
      values[this.count++ * stride] = made.push(pick) - 1;
    }
  }
}

type Exception = ListedOffer['exceptions'][number];
type MakesPicks = (game: Erased, my: Erased) => readonly Pick[];
const none: readonly Pick[] = [];

export function candidates(offer: Offer<Erased, Erased, Pick>, game: KernelGame, my: Frame['my']): readonly Pick[] {
  if (typeof offer.among === 'function') return offer.among(game, my);
  let found: Pick[] = [{}];
  for (const [field, level] of Object.entries(offer.among))
    found = found.flatMap((pick) => level(game, my, pick).map((value) => ({ ...pick, [field]: value })));
  return found;
}

export function excludedBy(
  offer: Offer<Erased, Erased, Pick>,
  game: KernelGame,
  my: Frame['my'],
  pick: Pick,
): RuleId | null {
  for (const rule in offer.except) {
    if (offer.except[rule]?.(game, my, pick)) return rule;
  }
  return null;
}

/** All legal picks by brute force, to check the lister against. */
export function wholeList(game: KernelGame, my: Frame['my'], choose: Choose<Erased, Erased>): readonly Pick[] {
  return Object.values(choose.offers).flatMap((offer) =>
    candidates(offer, game, my).filter((pick) => excludedBy(offer, game, my, pick) === null),
  );
}
