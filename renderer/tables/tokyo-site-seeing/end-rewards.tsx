import './face/face-paper.css';
import './face/face.css';
import { lazy } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { faceTexts } from '../library/face-texts.ts';
import { libraryWords } from '../library/library-words.ts';
import { RewardChoice } from '../library/reward-choice.tsx';
import type { RewardsProps } from '../table-view.ts';
import { kindOfFile } from './card-files.ts';
import { endWords } from './end-words.ts';
import { findFaceSubject } from './face/face-subject.ts';

const AnyFace = lazy(async () => ({ default: (await import('./face/any-face.tsx')).AnyFace }));

interface Offer {
  readonly id: string;
  readonly cards: readonly string[];
}

export function EndRewards({ end, documents, locale, chosen, onChoose }: RewardsProps) {
  const words = endWords(locale);
  const shared = libraryWords(locale);
  const unlocked = (end.unlocked?.['rewards'] ?? []) as unknown as readonly Offer[];
  if (unlocked.length === 0) return null;
  const offers = unlocked.map(({ id, cards }) => {
    const faces = cards.flatMap((card) => rewardFace(documents, card, locale) ?? []);
    return {
      id,
      name: faces.map(({ name }) => name).join(shared.and),
      faces: faces.map(({ name, subject }) => (
        <AnyFace key={name} subject={subject} documents={documents} locale={locale} />
      )),
    };
  });
  return (
    <RewardChoice
      label={words.rewards}
      words={shared}
      before={offers.length > 1 ? words.oneOf : words.theOnly}
      after={words.again}
      {...{ offers, chosen, onChoose }}
    />
  );
}

function rewardFace(documents: Documents, id: string, locale: Locale) {
  for (const path of Object.keys(documents)) {
    const subject = kindOfFile(path) === 'scenario' ? findFaceSubject(documents, { path, id, index: null }) : null;
    if (subject === null) continue;
    const said = faceTexts(documents, path, locale).text(`${id}/name`, subject.card['name']);
    return { subject, name: said?.text ?? id };
  }
  return null;
}
