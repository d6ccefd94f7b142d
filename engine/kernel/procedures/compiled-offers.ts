import type { Erased } from '../basics/erased.ts';
import { memoizeByKey } from '../basics/memoize.ts';
import type { Choose, Offer, Pick } from './procedure.ts';

type Level = (game: Erased, my: Erased, pick: Pick) => readonly number[];
type Exception = (game: Erased, my: Erased, pick: Pick) => boolean;

export interface ListedOffer {
  readonly word: string;
  readonly offer: Offer<Erased, Erased, Pick>;
  /** Answer fields; empty if the offer makes its picks itself. */
  readonly fields: readonly string[];
  readonly levels: readonly Level[];
  readonly exceptions: readonly Exception[];
  readonly candidate: { [field: string]: number };
  /** Reused for options that are only looked at. */
  readonly looked: Looked;
}
interface Looked {
  readonly offer: Offer<Erased, Erased, Pick>;
  readonly do: string;
  pick: { [field: string]: number };
}
export interface ListedOffers {
  readonly offers: readonly ListedOffer[];
  readonly stride: number;
}

export const listedOffers = memoizeByKey((choose: Choose<Erased, Erased>): ListedOffers => {
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
    looked: { offer, do: word, pick: Object.fromEntries(levels.map(([field]) => [field, -1])) },
  };
}
