import { CheatForm } from '../library/cheat-form.tsx';
import { libraryWords } from '../library/library-words.ts';
import type { CheatsProps } from '../table-view.ts';
import { cheatKindsOf } from './cheat-kinds.ts';
import { useGameShape } from './use-game-shape.ts';

export function Cheats({ table, documents, locale, labels, busy, onCheat }: CheatsProps) {
  const words = libraryWords(locale);
  const shape = useGameShape(documents, locale);
  if (table === null || shape?.cheats == null) return <p className="empty">{words.none}</p>;
  return <CheatForm kinds={cheatKindsOf(shape, table, labels, locale)} words={words} busy={busy} onCheat={onCheat} />;
}
