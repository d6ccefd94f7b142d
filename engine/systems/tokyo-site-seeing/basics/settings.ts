import { settingsFrom } from '#engine/library/seats/settings.ts';

/** Rulings that a group may take otherwise; the first of each is what this house recommends. */
export const settings = settingsFrom({
  /** Where a drawn trouble may go when the own area is full: next door only, or at last anywhere (TSS-ROUND-09). */
  placementSearch: ['adjacent', 'anywhere'],
  /** Whether a PC in SITE draws a trouble card besides its SITE card (TSS-ROUND-13). */
  sitePcsAlsoDrawTrouble: [false, true],
  /** Whether a PC that was down before is stopped by the counterattack that hits it first (TSS-BATTLE-14). */
  alreadyDownedStopsAttack: [false, true],
  /** Whether a hand that two PCs share is lost with the one that goes Down (TSS-DOWN-14). */
  downDiscardsSharedHand: [true, false],
  /** Whether equipment or a skill may answer what comes of its own use, before its ⇒ is processed (TSS-POST-03). */
  usedAnswersItself: [false, true],
  /** Whom one effect on several PCs comes to first, where that can matter: as the players choose, or by seat (TSS-ROUND-02). */
  orderOfSeveral: ['chosen', 'seats'],
});
export type Settings = ReturnType<typeof settings.of>;
