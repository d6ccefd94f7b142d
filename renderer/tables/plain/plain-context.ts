import { createContext, useContext } from 'react';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';
import { useTable } from '../library/table-context.ts';

/** What every part of a plain board reads besides what all tables share. */
export interface PlainParts {
  readonly answers: GameShape['answers'];
  /** Words of the game, by their ids. */
  readonly words: Readonly<Record<string, string>>;
  /** Who decides now. */
  readonly deciding: string | null;
}

export const PlainContext = createContext<PlainParts>({ answers: [], words: {}, deciding: null });

export function usePlain(): PlainParts {
  return useContext(PlainContext);
}

/** Names a thing as the project does, else a word as the game does. */
export function useNaming(): (name: string) => string {
  const { labels } = useTable();
  const { words } = usePlain();
  return (name) => {
    const label = labelOf(labels, name);
    return label === name ? (words[name] ?? name) : label;
  };
}
