import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/system.ts';

/** Rulings that a group may take otherwise. A project says its own in studio.json; a set-up has the last word. */
export interface Settings {
  /** Where a drawn trouble may go when the own area is full: next door only, or at last anywhere (TSS-ROUND-09). */
  readonly placementSearch: 'adjacent' | 'anywhere';
  /** Whether a PC in SITE draws a trouble card besides its SITE card (TSS-ROUND-13). */
  readonly sitePcsAlsoDrawTrouble: boolean;
  /** Whether a PC that was down before is stopped by the counterattack that hits it first (TSS-BATTLE-14). */
  readonly alreadyDownedStopsAttack: boolean;
  /** Whether a hand that two PCs share is lost with the one that goes Down (TSS-DOWN-14). */
  readonly downDiscardsSharedHand: boolean;
  /** Whether equipment or a skill may answer what comes of its own use, before its ⇒ is processed (TSS-POST-03). */
  readonly usedAnswersItself: boolean;
  /** Whom one effect on several PCs comes to first, where that can matter: as the players choose, or by seat (TSS-ROUND-02). */
  readonly orderOfSeveral: 'chosen' | 'seats';
}

/** The rulings this house recommends. */
const recommended: Settings = {
  placementSearch: 'adjacent',
  sitePcsAlsoDrawTrouble: false,
  alreadyDownedStopsAttack: false,
  downDiscardsSharedHand: true,
  usedAnswersItself: false,
  orderOfSeveral: 'chosen',
};
/** What each of them may be. */
export const settingValues: { readonly [S in keyof Settings]: readonly Settings[S][] } = {
  placementSearch: ['adjacent', 'anywhere'],
  sitePcsAlsoDrawTrouble: [false, true],
  alreadyDownedStopsAttack: [false, true],
  downDiscardsSharedHand: [false, true],
  usedAnswersItself: [false, true],
  orderOfSeveral: ['chosen', 'seats'],
};

/** Every ruling as a group may take it otherwise. */
export const otherSettings = Object.fromEntries(
  Object.entries(settingValues).map(([setting, values]) => [
    setting,
    values.find((value) => value !== recommended[setting as keyof Settings]) as string | boolean,
  ]),
);

/** The settings a set-up names, as they stand in it. Throws `RefusalError`. */
export function readSettings(given: Json): JsonObject {
  if (!isObject(given))
    throw new RefusalError('settingUnknown', { setting: 'settings', allowed: Object.keys(settingValues) });
  for (const [setting, value] of Object.entries(given)) {
    if (!Object.hasOwn(settingValues, setting))
      throw new RefusalError('settingUnknown', { setting, allowed: Object.keys(settingValues).join(', ') });
    const values = settingValues[setting as keyof Settings] as readonly Json[];
    if (!values.includes(value)) throw new RefusalError('settingValue', { setting, allowed: values.join(', ') });
  }
  return given;
}

export function settingsOf(ofProject: JsonObject, ofSetup: JsonObject): Settings {
  return { ...recommended, ...ofProject, ...ofSetup };
}
