import { stage } from '../stage/stage.ts';
import { changeQuestion } from './balance-store.ts';
import { placesAtCursor } from './places-to-try.ts';

/** Opens the balance for the number at the cursor, else for its entry or file. */
export function aimAtCursor(): void {
  const { file, entry, number } = placesAtCursor();
  changeQuestion({ aim: { kind: 'numbers', place: number?.path ?? entry ?? file } });
  stage().openPart('balance');
}
