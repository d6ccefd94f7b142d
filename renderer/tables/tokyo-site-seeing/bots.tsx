import { useMemo } from 'react';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { labelsOf, namedEntries } from '../library/named-things.ts';
import { useBoard } from './board-context.ts';
import { Sign } from './face/sign.tsx';
import { botOf } from './objects-of.ts';
import { Equipped } from './pc-cards.tsx';
import { asking } from './possible-answers.ts';

export function Bots() {
  const { table, words, documents, locale } = useBoard();
  const names = useMemo(() => labelsOf(namedEntries(documents, locale, 'bots.json', 'bots')), [documents, locale]);
  const bots = Object.entries(table.bots);
  if (bots.length === 0) return null;
  return (
    <ul className="tss-bots" aria-label={words.label('label', 'bots')}>
      {bots.map(([id, { exhaust }]) => (
        <li key={id}>
          <Equipped
            name={botOf(id)}
            label={labelOf(names, id)}
            state={words.word('label', exhaust > 0 ? 'exhausted' : 'usable')}
            card={{ card: id, exhaust }}
            questions={asking(['useBot', 'refresh'], { bot: id })}
            sign={<Sign name="skill-support" />}
            className="tss-bot"
          />
        </li>
      ))}
    </ul>
  );
}
