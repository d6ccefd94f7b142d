import type { Documents } from '#engine/kernel/contract/system.ts';
import { type GamePrint, gamePrint } from '../../library/game-print.ts';
import { type Group, rulebook } from '../rulebook-words.ts';

export type FaceWords = GamePrint<Group>;

export const faceWords = (documents: Documents, locale: string): FaceWords =>
  gamePrint<Group>(rulebook, documents, locale);
