import { type ComponentType, lazy, memo, Suspense } from 'react';
import type { BoardProps } from '../table-view.ts';

/** Loads a board when a game of its kind is first shown. */
export function lateBoard(load: () => Promise<ComponentType<BoardProps>>): ComponentType<BoardProps> {
  const Late = lazy(async () => ({ default: memo(await load()) }));
  return function LateBoard(props: BoardProps) {
    return (
      <Suspense>
        <Late {...props} />
      </Suspense>
    );
  };
}
