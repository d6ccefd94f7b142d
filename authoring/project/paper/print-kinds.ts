/** What can come out of a printer of ours. */
export const printKinds = ['deck', 'sheets', 'png', 'tts', 'contact'] as const;
export type PrintKind = (typeof printKinds)[number];

/** A sheet that shows how far the printer puts second sides off: nothing of a project is on it. */
export const CALIBRATION = 'calibration' as const;
/** What can be asked for. */
export const askedKinds = [...printKinds, CALIBRATION] as const;
export type AskedKind = (typeof askedKinds)[number];

/** How the file of a kind ends. */
export const endingOf = (as: AskedKind): string => (as === 'png' || as === 'tts' ? '.zip' : '.pdf');

/** What has a face: cards and boards. What a game prints besides is called as it says. */
export const CARDS = 'cards' as const;
