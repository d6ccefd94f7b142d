/** What can come out of a printer of ours. */
export const printKinds = ['deck', 'sheets', 'png', 'tts', 'contact'] as const;
export type PrintKind = (typeof printKinds)[number];

/** How the file of a kind ends. */
export const endingOf = (as: PrintKind): string => (as === 'png' || as === 'tts' ? '.zip' : '.pdf');
