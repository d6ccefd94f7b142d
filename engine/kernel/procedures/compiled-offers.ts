import type { Erased } from '../basics/erased.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import type { Choose, Offer, Pick } from './procedure.ts';

type Level = (game: Erased, my: Erased, pick: Pick) => readonly number[];
type Exception = (game: Erased, my: Erased, pick: Pick) => boolean;

/** An offer as arrays. */
export interface ListedOffer {
  readonly word: string;
  readonly offer: Offer<Erased, Erased, Pick>;
  /** The fields of an answer and where their values come from; none when the offer makes its picks itself. */
  readonly fields: readonly string[];
  readonly levels: readonly Level[];
  readonly exceptions: readonly Exception[];
  /** What is looked at just now: filled anew for every candidate. */
  readonly candidate: { [field: string]: number };
}
export interface Listed {
  readonly offers: readonly ListedOffer[];
  /** How many integers an option of this choice takes. */
  readonly stride: number;
}

/** The offers of a choice made ready to be listed: the table is constant, and is gone through at every decision. */
export const listedOffers = memoizeByKey((choose: Choose<Erased, Erased>): Listed => {
  const offers = Object.entries(choose.offers).map(([name, offer]) => listed(offer.do ?? name, offer));
  return { offers, stride: Math.max(1, ...offers.map(({ fields }) => fields.length)) };
});

function listed(word: string, offer: Offer<Erased, Erased, Pick>): ListedOffer {
  const levels = typeof offer.among === 'function' ? [] : Object.entries(offer.among);
  return {
    word,
    offer,
    fields: levels.map(([field]) => field),
    levels: levels.map(([field, level]) => offer.near?.[field] ?? level),
    exceptions: Object.values(offer.except ?? {}),
    candidate: Object.fromEntries(levels.map(([field]) => [field, -1])),
  };
}
