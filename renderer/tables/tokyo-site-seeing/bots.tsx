import { useMemo } from 'react';
import { labelOf } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { botNames } from './area-names.ts';
import { useBoard } from './board-context.ts';
import { CardTokens } from './card-tokens.tsx';
import { Sign } from './face/sign.tsx';
import { botOf } from './objects-of.ts';
import { aboutBot } from './questions.ts';

/** The BOT cards that help, with their exhaust tokens. */
export function Bots() {
  const { table, words, documents, locale } = useBoard();
  const names = useMemo(() => botNames(documents, locale), [documents, locale]);
  const bots = Object.entries(table.bots);
  if (bots.length === 0) return null;
  return (
    <ul className="tss-bots" aria-label={words.bots}>
      {bots.map(([id, { exhaust }]) => (
        <li key={id}>
          <TableObject
            names={[botOf(id)]}
            label={[labelOf(names, id), exhaust > 0 ? words.exhaust(exhaust) : words.usable].join(words.comma)}
            questions={aboutBot(id)}
            className={`tss-equipped tss-bot ${exhaust > 0 ? 'tss-exhausted' : ''}`}
          >
            <Sign name="skill-support" />
            <span className="tss-name">{labelOf(names, id)}</span>
            <CardTokens card={{ card: id, exhaust }} />
          </TableObject>
        </li>
      ))}
    </ul>
  );
}
