const card = { width: 63, height: 88 };
const board = { width: 150, height: 100 };

/** Printed sizes by kind, in millimetres. */
export const printedPiles = {
  ...{ starter: card, weapon: card, item: card, follower: card, artifact: card, site: card },
  ...{ trouble: card, scenario: card, mod: card, bot: card, pc: board },
};
export type PrintedPile = keyof typeof printedPiles;

export const isPrintedPile = (name: string): name is PrintedPile => Object.hasOwn(printedPiles, name);

export const pileSize = (pile: string) => (isPrintedPile(pile) ? printedPiles[pile] : card);
