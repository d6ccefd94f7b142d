import type { Documents } from '#engine/kernel/contract/system.ts';
import { type GamePrint, gamePrint } from '../../library/game-print.ts';
import { rulebook, type WordGroup } from '../rulebook-words.ts';

export type FaceWords = GamePrint<WordGroup>;

export const faceWords = (documents: Documents, locale: string): FaceWords =>
  gamePrint<WordGroup>(rulebook, documents, locale);
