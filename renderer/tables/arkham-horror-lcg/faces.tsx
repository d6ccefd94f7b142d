import type { Documents } from '#engine/kernel/contract/system.ts';
import { cardSize } from '#engine/systems/arkham-horror-lcg/contract/card-size.ts';
import { drawnFaces } from '../library/drawn-faces.ts';
import type { GameFaces } from '../library/face-panel.tsx';
import { textOfValue } from '../library/read-values.ts';
import type { CardBackRequest, TableFaces } from '../table-faces.ts';
import { BothSides, SideBehind } from './both-sides.tsx';
import { CardBack } from './card-back.tsx';
import {
  type CardEntry,
  findFaceSubject,
  hasFaces,
  isLying,
  isPlayerCard,
  sidesOf,
  textsOnFace,
  typeOf,
} from './face-subject.ts';

export const faces: GameFaces<CardEntry> = {
  subjectOf: findFaceSubject,
  hasFaces,
  textsOn: (subject) => ({ path: subject.path, texts: textsOnFace(subject) }),
  draw: (subject, documents, locale, onFit) => <BothSides {...{ subject, documents, locale, onFit }} />,
  kindOf: ({ card }) => (isLying(card) ? 'lying' : sidesOf(card).length > 1 ? 'two-sided' : 'upright'),
};

export const tableFaces: TableFaces = drawnFaces(faces, {
  sizeOf: () => cardSize,
  copiesOf: ({ card: { copies } }) => (typeof copies === 'number' && copies >= 1 ? Math.trunc(copies) : 1),
  pileOf,
  drawBack: (documents, back) => {
    const subject = subjectBehind(documents, back);
    if (subject !== null) return <SideBehind {...{ subject, documents }} locale={back.locale} />;
    return <CardBack pile={back.pile} />;
  },
  hasTextBehind: (documents, back) => subjectBehind(documents, back) !== null,
});

/** A card with two sides is a pile of its own, since its back is its second side. */
function pileOf({ path, card }: CardEntry): string {
  if (sidesOf(card).length > 1) return textOfValue(card['id']);
  if (typeOf(card) === 'investigator') return 'investigator';
  return isPlayerCard(path) ? 'player' : 'encounter';
}

function subjectBehind(documents: Documents, { path, pile }: CardBackRequest): CardEntry | null {
  const subject = findFaceSubject(documents, { path, id: pile, index: null });
  return subject === null || sidesOf(subject.card).length < 2 ? null : subject;
}
