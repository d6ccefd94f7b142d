const card = { width: 63, height: 88 };

/** Printed sizes by kind, in millimetres. */
const printedPiles = {
  ...{ combatCard: card, encounter: card, objective: card, factoryCard: card },
  ...{ tile: { width: 63, height: 44 }, faction: { width: 126, height: 88 }, mat: { width: 189, height: 88 } },
} as const;
type PrintedPile = keyof typeof printedPiles;

export const isPrintedPile = (name: string): name is PrintedPile => Object.hasOwn(printedPiles, name);
export const pileSize = (pile: string) => (isPrintedPile(pile) ? printedPiles[pile] : card);
