import type { Documents } from '#engine/kernel/contract/system.ts';
import { CardFace } from './card-face.tsx';
import { type CardEntry, sidesOf } from './face-subject.ts';

interface SideUpProps {
  readonly subject: CardEntry;
  readonly isTurned: boolean;
  readonly documents: Documents;
  readonly locale: string;
}

/** The side that lies up: the other one may not be known yet. */
export function SideUp({ subject, isTurned, documents, locale }: SideUpProps) {
  const sides = sidesOf(subject.card);
  const side = sides[isTurned ? 1 : 0] ?? sides[0];
  return side === undefined ? null : <CardFace {...{ subject, side, documents, locale }} />;
}
