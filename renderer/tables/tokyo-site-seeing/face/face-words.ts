import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { type GamePrint, gamePrint } from '../../library/game-print.ts';
import { type Group, rulebook } from '../rulebook-words.ts';

/** What the labels of a face say: the words of the rulebook, in the locale of its texts. */
export type FaceWords = GamePrint<Group>;

export const faceWords = (documents: Documents, locale: string): FaceWords =>
  gamePrint<Group>(rulebook, documents, locale);

/** What is said while there is no face to see. */
export const emptyFace: Readonly<Record<Locale, { nothingHere: string; notYet: (id: string) => string }>> = {
  ja: {
    nothingHere: 'カーソルのところにカードもPCもありません。',
    notYet: (id) => `「${id}」の面は、このファイルのJSONが正しくなると出ます。`,
  },
  en: {
    nothingHere: 'There is no card or PC at the cursor.',
    notYet: (id) => `The face of ${id} appears as soon as this file is sound JSON.`,
  },
};
