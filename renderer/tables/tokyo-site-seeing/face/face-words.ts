import type { Documents } from '#engine/kernel/contract/system.ts';
import { type GamePrint, gamePrint } from '../../library/game-print.ts';
import { type Group, rulebook } from '../rulebook-words.ts';

/** What the labels of a face say: the words of the rulebook, in the locale of its texts. */
export type FaceWords = GamePrint<Group>;

export const faceWords = (documents: Documents, locale: string): FaceWords =>
  gamePrint<Group>(rulebook, documents, locale);
