import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { textOfValue } from '../library/read-values.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { CardTokens, Figures, tokensOf } from './card-tokens.tsx';
import { cardValues } from './card-values.ts';
import { CardArt } from './face/card-art.tsx';
import { copiesInBox, rarityOf } from './face/printed-values.ts';
import { Sign } from './face/sign.tsx';
import { possibleAnswersInSlot } from './possible-answers.ts';
import { type PrintedCard, signOf } from './printed-cards.ts';
import { areaOfSlot, type CardOnTable, cardOf, isBare, type PlacedCard } from './table-document.ts';

export function Slot({ slot, placed }: { readonly slot: string; readonly placed: readonly PlacedCard[] }) {
  const { table, labels, words, locale, cards, numbers, isLarge } = useBoard();
  const { words: shared } = useTable();
  const top = placed.at(-1);
  const number = Number(/[0-9]+$/.exec(slot)?.[0] ?? 0) + 1;
  const card = top === undefined ? null : cardOf(top);
  if (card === null || isBare(card)) {
    const tokens = card === null ? [] : tokensOf(card, words).map(({ label }) => label);
    return (
      <TableObject
        names={[slot]}
        label={[words.slot({ number }), words.waiting, ...tokens].join(shared.comma)}
        questions={[]}
        className="tss-empty-slot"
      >
        {words.emptySlot}
        {card !== null && <CardTokens card={card} />}
      </TableObject>
    );
  }
  const printed = cards(card.card);
  const below = placed.slice(0, -1).map(cardOf);
  const here = Object.entries(table.pcs).flatMap(([id, pc]) => (pc.area === areaOfSlot(slot) ? [id] : []));
  const figures = cardValues(printed, card, { numbers, words, locale, here });
  const said = [
    labelOf(labels, card.card),
    words.slot({ number }),
    ...figures.map(({ label }) => label),
    ...tokensOf(card, words).map(({ label }) => label),
    below.length > 0 ? shared.covered({ count: below.length }) : '',
  ];
  const under = below.at(-1);
  const parts = { card, printed, name: labelOf(labels, card.card), figures };
  return (
    <div className="tss-stack" data-covers={below.length > 0 || undefined}>
      {under !== undefined && <span className="tss-under" data-kind={cards(under.card).kind} />}
      <TableObject
        names={[card.card, slot]}
        label={said.filter((part) => part !== '').join(shared.comma)}
        questions={possibleAnswersInSlot(table, slot, card.card, printed)}
        card={designOf(card.card)}
        className={isLarge ? 'tss-mini' : 'tss-row'}
      >
        {isLarge ? <SmallFace {...parts} /> : <CardRow {...parts} below={below.length} />}
      </TableObject>
      {isLarge && <Covered count={below.length} title={under === undefined ? '' : labelOf(labels, under.card)} />}
    </div>
  );
}

function Covered({ count, title }: { readonly count: number; readonly title?: string }) {
  const { words } = useTable();
  if (count === 0) return null;
  return (
    <span className="tss-covered" role="img" aria-label={words.covered({ count })} data-tip={title}>
      <Sign name="covered" />
      {count}
    </span>
  );
}

interface CardParts {
  readonly card: CardOnTable;
  readonly printed: PrintedCard;
  readonly name: string;
  readonly figures: ReturnType<typeof cardValues>;
}

export function CardRow({ card, printed, name, figures, below }: CardParts & { readonly below: number }) {
  const first = printed.isEnemy ? figures.filter(({ isFirst }) => isFirst) : figures.slice(0, 1);
  const rarity = rarityOf(printed.card);
  return (
    <span className="face tss-sheet" data-kind={printed.kind}>
      <span className="tss-stub">{textOfValue(printed.card['ap'])}</span>
      <span className="table-row tss-line">
        <Sign name={signOf(printed)} />
        <span className="table-name">{name}</span>
        {!printed.isEnemy && rarity !== null && (
          <span className="tss-rarity">
            <Sign name={`rarity-${rarity}`} />
          </span>
        )}
        {!printed.isEnemy && <CardTokens card={card} />}
        <Covered count={below} />
        <Figures figures={first} />
      </span>
      {printed.isEnemy && (
        <span className="table-row tss-line tss-fight">
          <Figures figures={figures.filter(({ isFirst }) => !isFirst)} />
          <CardTokens card={card} />
        </span>
      )}
    </span>
  );
}

function SmallFace({ card, printed, name, figures }: CardParts) {
  const { locale } = useBoard();
  const rarity = rarityOf(printed.card);
  return (
    <span className="face tss-sheet" data-kind={printed.kind}>
      <span className="table-column tss-stub">
        {textOfValue(printed.card['ap'])}
        <Sign name={signOf(printed)} />
        {rarity !== null && (
          <span className="table-column tss-pips">
            {Array.from({ length: Math.min(4, copiesInBox(printed.card)) }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place
              <Sign key={i} name={`rarity-${rarity}`} />
            ))}
          </span>
        )}
      </span>
      <span className="table-column tss-body">
        <span className="table-name">{name}</span>
        <span className="tss-art">
          <CardArt id={printed.id} sign={signOf(printed)} art={printed.card['art']} locale={locale} />
          <span className="table-row tss-on-art">
            <CardTokens card={card} />
          </span>
        </span>
        <span className="table-row tss-line">
          <Figures figures={figures} />
        </span>
      </span>
    </span>
  );
}
