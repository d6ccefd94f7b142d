import { useCallback, useRef } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { CardFace } from './card-face.tsx';
import { type CardEntry, type CardSide, isLying, type SideName, sidesOf } from './face-subject.ts';

interface BothSidesProps {
  readonly subject: CardEntry;
  readonly documents: Documents;
  readonly locale: string;
  readonly onFit?: ((overflows: boolean) => void) | undefined;
}

/** Print shows the first side only: the second is the back. */
export function BothSides({ subject, documents, locale, onFit }: BothSidesProps) {
  const sides = sidesOf(subject.card);
  const overflowing = useRef(new Map<SideName, boolean>());
  const note = useCallback(
    (side: SideName, overflows: boolean) => {
      overflowing.current.set(side, overflows);
      onFit?.([...overflowing.current.values()].includes(true));
    },
    [onFit],
  );
  return (
    <div className="ah-card" {...shapeOf(sides)}>
      {sides.map((side) => (
        <CardFace
          key={side.side}
          {...{ subject, side, documents, locale }}
          onFit={(overflows) => note(side.side, overflows)}
        />
      ))}
    </div>
  );
}

/** The side that a card without a common back has behind. */
export function SideBehind({ subject, documents, locale }: Omit<BothSidesProps, 'onFit'>) {
  const side = sidesOf(subject.card)[1];
  return side === undefined ? null : <CardFace {...{ subject, side, documents, locale }} />;
}

function shapeOf(sides: readonly CardSide[]) {
  const [isFirstLying, isSecondLying = isFirstLying] = sides.map(({ card }) => isLying(card));
  return {
    'data-lying': isFirstLying || undefined,
    'data-sides': sides.length === 1 ? 'one' : isFirstLying === isSecondLying ? 'alike' : 'mixed',
  };
}
