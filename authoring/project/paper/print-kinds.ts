export const printKinds = ['deck', 'sheets', 'png', 'tts', 'contact'] as const;
export type PrintKind = (typeof printKinds)[number];

/** A test sheet that measures the offset of the printer's second side; shows nothing of a project. */
export const CALIBRATION = 'calibration' as const;
export const askedKinds = [...printKinds, CALIBRATION] as const;
export type AskedKind = (typeof askedKinds)[number];

export const endingOf = (as: AskedKind): string => (as === 'png' || as === 'tts' ? '.zip' : '.pdf');

/** Everything with a face; other parts of a game have names of their own. */
export const CARDS = 'cards' as const;
