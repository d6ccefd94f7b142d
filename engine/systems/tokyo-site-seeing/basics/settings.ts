import { settingsFrom } from '#engine/library/seats/settings.ts';

/** House rules; the first value is recommended. */
export const settings = settingsFrom({
  /** Where a drawn trouble goes when its area is full (TSS-ROUND-09). */
  placementSearch: ['adjacent', 'anywhere'],
  /** Whether PCs in SITE also draw a trouble (TSS-ROUND-13). */
  sitePcsAlsoDrawTrouble: [false, true],
  /** Whether a PC that was Down before stops at the first counterattack hit (TSS-BATTLE-14). */
  alreadyDownedStopsAttack: [false, true],
  /** Whether a shared hand is lost when one PC goes Down (TSS-DOWN-14). */
  downDiscardsSharedHand: [true, false],
  /** Whether a used card may answer its own effects before its ⇒ (TSS-POST-03). */
  usedAnswersItself: [false, true],
  /** Order of one effect on several PCs, if it matters (TSS-ROUND-02). */
  orderOfSeveral: ['chosen', 'seats'],
});
export type SiteSeeingSettings = ReturnType<typeof settings.of>;
