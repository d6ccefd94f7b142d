import type { ReactNode } from 'react';
import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useArkham } from './board-context.ts';
import { nameOf } from './labels.ts';
import { questionsOn } from './objects-of.ts';
import { Piles } from './piles.tsx';
import { Sign } from './signs.ts';
import { cardOf, inForce, type TableCard } from './table-document.ts';

/** The current agenda and act, each with what it has and asks, and the piles of the scenario. */
export function StoryRow({ children }: { readonly children?: ReactNode }) {
  const { table, numbers, words } = useArkham();
  const [agenda, act] = [table.agendas[0], table.acts[0]];
  const gathered = Object.values(table.seats).reduce((sum, seat) => sum + seat.clues, 0);
  return (
    <section className="ah-story" aria-label={words.story}>
      {agenda !== undefined && (
        <StoryCard
          card={cardOf(agenda)}
          sort="agenda"
          count={inForce(numbers.cards[cardOf(agenda).name]?.['doom']) ?? cardOf(agenda).doom}
          left={table.agendas.length - 1}
        />
      )}
      {act !== undefined && <StoryCard card={cardOf(act)} sort="act" count={gathered} left={table.acts.length - 1} />}
      {children}
    </section>
  );
}

interface StoryCardProps {
  readonly card: TableCard;
  readonly sort: 'act' | 'agenda';
  readonly count: number;
  readonly left: number;
}

function StoryCard({ card, sort, count, left }: StoryCardProps) {
  const parts = useArkham();
  const { labels } = useTable();
  const { numbers, words, print, deciding, asked } = parts;
  const limit = inForce(numbers.cards[card.name]?.[sort === 'act' ? 'clueLimit' : 'doomLimit']);
  const token = sort === 'act' ? words.clues : words.doom;
  const name = nameOf(parts, labels, card);
  const said = [
    print.label('cardType', sort),
    name,
    limit === null ? '' : words.ofLimit({ label: token, count, limit }),
    card.progress > 0 ? words.progress({ count: card.progress }) : '',
    words.cardsLeft({ count: left }),
  ];
  return (
    <TableObject
      names={[card.name]}
      label={said.filter((part) => part !== '').join(words.comma)}
      questions={sort === 'act' ? questionsOn('act', card.name, deciding, asked) : []}
      card={designOf(card.name)}
      className="ah-story-card"
    >
      <span className="ah-story-kind" data-story={sort}>
        {print.label('cardType', sort)}
        <small>{words.cardsLeft({ count: left })}</small>
      </span>
      <b className="table-name ah-story-name">{name}</b>
      {limit !== null && (
        <span className="ah-story-count" data-story={sort}>
          <Sign name={sort === 'act' ? 'clue' : 'doom'} />
          <b>{count}</b>
          <small>/{limit}</small>
        </span>
      )}
      {limit !== null && (
        <i
          className="ah-track"
          data-story={sort}
          style={{ '--part': `${Math.min(1, count / Math.max(1, limit)) * 100}%` } as object}
        />
      )}
    </TableObject>
  );
}

export function ScenarioPiles({ isShort = false }: { readonly isShort?: boolean }) {
  const { table, words } = useArkham();
  const shown = isShort ? words.shortPiles : words;
  const { labels } = useTable();
  const top = table.encounterDiscard.at(-1);
  const piles = [
    ['encounterDeck', words.encounterDeck, shown.encounterDeck, table.encounterDeck.length, ''],
    [
      'encounterDiscard',
      words.encounterDiscard,
      shown.encounterDiscard,
      table.encounterDiscard.length,
      top === undefined ? '' : labelOf(labels, cardOf(top).name),
    ],
    ['victory', words.victory, shown.victory, table.victory.length, ''],
  ] as const;
  return <Piles piles={piles} className="ah-piles" />;
}
