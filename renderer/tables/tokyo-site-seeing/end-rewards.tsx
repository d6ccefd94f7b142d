import './face/face-paper.css';
import './face/face.css';
import './end.css';
import { lazy, Suspense, useId } from 'react';
import type { Documents } from '#engine/kernel/system.ts';
import type { Locale } from '../../words/locale-store.ts';
import { faceTexts } from '../library/face-texts.ts';
import { wordOf } from '../library/read-values.ts';
import type { RewardsProps } from '../table-view.ts';
import { endWords } from './end-words.ts';
import { faceSubject } from './face/face-subject.ts';

const AnyFace = lazy(async () => ({ default: (await import('./face/any-face.tsx')).AnyFace }));

interface Offer {
  readonly id: string;
  readonly cards: readonly string[];
}

/** The rewards of a victory as full faces, one of which is chosen. */
export function EndRewards({ end, documents, locale, chosen, onChoose }: RewardsProps) {
  const words = endWords(locale);
  const [group, heading] = [useId(), useId()];
  const offers = ((end.unlocked?.['rewards'] ?? []) as unknown as readonly Offer[]).map((offer) => ({
    ...offer,
    faces: offer.cards.flatMap((card) => rewardFace(documents, card, locale) ?? []),
  }));
  if (offers.length === 0) return null;
  return (
    <fieldset className="end-rewards tss-rewards" aria-labelledby={heading}>
      <h3 id={heading}>{words.rewards}</h3>
      <p className="end-note">{offers.length > 1 ? words.oneOf : words.theOnly}</p>
      <div className="tss-offers">
        {offers.map(({ id, faces }) => {
          const name = faces.map((face) => face.name).join(words.and);
          const isChosen = id === chosen;
          return (
            <label key={id} className={`tss-offer ${isChosen ? 'tss-offer-chosen' : ''}`}>
              <span className="tss-offer-name">
                <input type="radio" name={group} aria-label={name} checked={isChosen} onChange={() => onChoose(id)} />
                <span aria-hidden="true">{isChosen ? words.chosen(name) : words.choose(name)}</span>
              </span>
              <span className="tss-offer-faces">
                <Suspense fallback={null}>
                  {faces.map(({ subject }) => (
                    <AnyFace key={wordOf(subject.card['id'])} subject={subject} documents={documents} locale={locale} />
                  ))}
                </Suspense>
              </span>
            </label>
          );
        })}
      </div>
      <p className="end-note">{words.again}</p>
    </fieldset>
  );
}

/** A reward card lies in the file of its scenario's cards. */
function rewardFace(documents: Documents, id: string, locale: Locale) {
  for (const path of Object.keys(documents)) {
    const subject = /^scenarios\/[^/]+\/cards\.json$/.test(path)
      ? faceSubject(documents, { path, id, index: null })
      : null;
    if (subject === null) continue;
    const said = faceTexts(documents, path, locale).text(`${id}/name`, subject.card['name']);
    return { subject, name: said?.text ?? id };
  }
  return null;
}
