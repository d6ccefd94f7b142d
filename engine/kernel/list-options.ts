import type { KernelGame } from './game.ts';
import type { Option } from './machine.ts';
import type { Mixed } from './mixed.ts';
import type { Choose, Offer, Pick } from './procedure.ts';
import type { Frame } from './stack.ts';

/** Every legal answer to a choice: each offer's picks less those an exception excludes. */
export function listOptions(game: KernelGame, my: Frame['my'], choose: Choose<Mixed, Mixed>): Option[] {
  const options: Option[] = [];
  for (const { word, offer, exceptions } of listed(choose)) {
    next: for (const pick of offer.among(game, my)) {
      for (const exception of exceptions) if (exception(game, my, pick)) continue next;
      options.push({ offer, do: word, pick });
    }
  }
  return options;
}

interface Listed {
  readonly word: string;
  readonly offer: Offer<Mixed, Mixed, Pick>;
  readonly exceptions: readonly ((game: Mixed, my: Mixed, pick: Pick) => boolean)[];
}
const lists = new WeakMap<Choose<Mixed, Mixed>, readonly Listed[]>();

/** The offers of a choice as arrays: the table is constant, and is gone through at every decision. */
function listed(choose: Choose<Mixed, Mixed>): readonly Listed[] {
  const known = lists.get(choose);
  if (known !== undefined) return known;
  const made = Object.entries(choose.offers).map(([name, offer]) => ({
    word: offer.do ?? name,
    offer: offer as Offer<Mixed, Mixed, Pick>,
    exceptions: Object.values(offer.except ?? {}),
  }));
  lists.set(choose, made);
  return made;
}

/** The rule that keeps a pick from being offered; null when none does. */
export function excludedBy(offer: Offer<Mixed, Mixed, Pick>, game: KernelGame, my: Frame['my'], pick: Pick) {
  for (const rule in offer.except) {
    if (offer.except[rule]?.(game, my, pick)) return rule;
  }
  return null;
}
