import { useState } from 'react';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { NumberAnswer } from '../library/number-answer.tsx';
import { useTable } from '../library/table-context.ts';
import { useScythe } from './board-context.ts';
import { chanceOf, type OtherSide } from './combat-odds.ts';
import { cardsAdded } from './table-document.ts';

export interface Handful {
  readonly designs: readonly string[];
  readonly answers: readonly OfferedAction[];
}

/** The dials that can be sealed by what is added to them, smaller handfuls first. */
export function handfulsIn(answers: readonly OfferedAction[]): readonly Handful[] {
  const found = new Map<string, Handful>();
  for (const action of answers) {
    const designs = cardsAdded(action.answer).toSorted();
    const key = designs.join();
    found.set(key, { designs, answers: [...(found.get(key)?.answers ?? []), action] });
  }
  return [...found.values()].toSorted((one, other) => one.designs.length - other.designs.length);
}

const count = (designs: readonly string[], design: string): number => designs.filter((one) => one === design).length;
const keyOf = (designs: readonly string[]): string => designs.toSorted().join();

interface DialProps {
  readonly by: string;
  readonly answers: readonly OfferedAction[];
  readonly against: OtherSide;
  readonly winsTies: boolean;
}

/** Cards first, then the number; one answer, of which others see only that it was given (SC-CO-06). */
export function DialAnswer({ by, answers, against, winsTies }: DialProps) {
  const { words, game } = useScythe();
  const { labels, words: shared } = useTable();
  const [wished, setWished] = useState<readonly string[]>([]);
  const handfuls = handfulsIn(answers);
  const handful = handfuls.find(({ designs }) => keyOf(designs) === keyOf(wished)) ?? handfuls[0];
  if (handful === undefined) return null;
  const { designs } = handful;
  const all = [...new Set(handfuls.flatMap((one) => one.designs))];
  const powerOf = (design: string) => Number(game.cards.get(design)?.written['power'] ?? 0);
  const nameOf = (design: string) => game.cards.get(design)?.name ?? labelOf(labels, design);
  const added = designs.reduce((sum, design) => sum + powerOf(design), 0);
  const without = (design: string) => designs.toSpliced(designs.indexOf(design), 1);
  const isPossible = (cards: readonly string[]) => handfuls.some((one) => keyOf(one.designs) === keyOf(cards));
  return (
    <div className="table-column sc-dial">
      {all.length > 0 && (
        <ul className="table-column" aria-label={words.addedCards}>
          {all.map((design) => (
            <li key={design} className="table-row">
              <Button
                aria-label={`${nameOf(design)} ${shared.less}`}
                off={count(designs, design) === 0}
                onClick={() => setWished(without(design))}
              >
                −
              </Button>
              <b>{count(designs, design)}</b>
              <Button
                aria-label={`${nameOf(design)} ${shared.more}`}
                off={!isPossible([...designs, design])}
                onClick={() => setWished([...designs, design])}
              >
                ＋
              </Button>
              <span className="table-name">
                {nameOf(design)} {powerOf(design)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <NumberAnswer
        answers={handful.answers}
        label={[labelOf(labels, by), words.dial].join(shared.comma)}
        say={(amount) => words.seal({ sum: amount + added })}
        more={(amount) => (
          <small data-tip={words.oddsBy}>
            {words.odds({ percent: Math.round(100 * chanceOf(amount + added, against, winsTies)) })}
          </small>
        )}
      />
    </div>
  );
}
