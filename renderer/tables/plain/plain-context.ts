import { createContext, useContext } from 'react';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';
import { useTable } from '../library/table-context.ts';

export interface PlainBoardContext {
  readonly answers: GameShape['answers'];
  readonly words: Readonly<Record<string, string>>;
  readonly deciding: string | null;
}

export const PlainContext = createContext<PlainBoardContext>({ answers: [], words: {}, deciding: null });

export function usePlain(): PlainBoardContext {
  return useContext(PlainContext);
}

/** The project's name of a thing, else the game's word. */
export function useNaming(): (name: string) => string {
  const { labels } = useTable();
  const { words } = usePlain();
  return (name) => {
    const label = labelOf(labels, name);
    return label === name ? (words[name] ?? name) : label;
  };
}
