import { madeName } from '#engine/kernel/naming/made-names.ts';
import type { Price } from '#engine/systems/scythe/formats/price.ts';
import { ownNumber } from '../library/shown-number.ts';
import { useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useScythe } from './board-context.ts';
import { type PrintedArea, type PrintedWay, priceKinds } from './game-document.ts';
import { NamedCard } from './named-card.tsx';
import { bottomOf } from './objects-of.ts';
import { possibleAnswers } from './possible-answers.ts';
import { Sign, signOfResource } from './signs.ts';
import type { ScytheSeat } from './table-document.ts';
import type { ScytheWords } from './words/generated/scythe-words.ts';

export function Mat({ id, seat }: { readonly id: string; readonly seat: ScytheSeat }) {
  const { game, words } = useScythe();
  const areas = game.mats.get(seat.mat[0] ?? '')?.areas ?? [];
  return (
    <ul className="sc-mat" aria-label={words.areas}>
      {areas.map((area) => (
        <MatArea key={area.top?.id ?? ''} area={area} seat={id} token={seat.token} />
      ))}
      <FactoryArea id={madeName(id, 'factory')} taken={seat.taken} hasToken={seat.token === madeName(id, 'factory')} />
    </ul>
  );
}

interface AreaProps {
  readonly area: PrintedArea;
  readonly seat: string;
  readonly token: string | null;
}

function MatArea({ area, seat, token }: AreaProps) {
  const parts = useScythe();
  const { table, numbers, game, words } = parts;
  const { words: shared } = useTable();
  const { top, bottom } = area;
  const id = madeName(seat, top?.id ?? '');
  const price = table.areas[id]?.price ?? {};
  const cost = ownNumber(numbers.areas?.[id]?.cost, area.cost);
  const isLess = cost.now !== area.cost;
  const resource = game.resources.find((one) => one.id === bottom?.resource)?.name ?? bottom?.resource ?? '';
  const hasRecruit = table.areas[id]?.recruit === true;
  const hasToken = token === id;
  const said = [
    words.bottomOf({ name: bottom?.name ?? '' }),
    words.cost({ cost: `${resource} ${cost.now}` }) + (isLess ? words.printedCost({ cost: area.cost }) : ''),
    area.coins > 0 ? words.gives({ coins: area.coins }) : '',
    hasRecruit ? words.recruit : '',
  ];
  return (
    <li className="sc-area" data-token={hasToken || undefined}>
      <TableObject
        names={[id]}
        label={[top?.name ?? id, words.cost({ cost: priceSaid(price, words) }), hasToken ? words.token : '']
          .filter((one) => one !== '')
          .join(shared.comma)}
        questions={possibleAnswers(parts, 'area', id)}
        className="table-row sc-area-head"
      >
        {hasToken && <Sign name="token" />}
        <b className="table-name sc-push">{top?.name ?? id}</b>
        <PriceSigns {...{ price, words }} />
      </TableObject>
      <ul className="sc-ways">
        {top?.ways.map((way) => (
          <li key={way.id}>
            <Way id={madeName(seat, way.id)} way={way} />
          </li>
        ))}
      </ul>
      <TableObject
        names={[bottomOf(id)]}
        label={said.filter((one) => one !== '').join(shared.comma)}
        questions={possibleAnswers(parts, 'area', id).map((question) =>
          question['do'] === 'area' ? { ...question, do: 'bottom' } : question,
        )}
        className="table-row sc-bottom"
      >
        <span className="table-name sc-push">{bottom?.name ?? ''}</span>
        <span className="table-row sc-price">
          <Sign name={signOfResource(bottom?.resource ?? '', game.resources)} />
          <b>{cost.text}</b>
          {isLess && <s>{area.cost}</s>}
        </span>
        {area.coins > 0 && (
          <span className="table-row sc-price">
            <Sign name="coins" />
            {area.coins}
          </span>
        )}
        {hasRecruit && <Sign name="recruit" />}
      </TableObject>
    </li>
  );
}

function Way({ id, way }: { readonly id: string; readonly way: PrintedWay }) {
  const parts = useScythe();
  const { table, numbers, words } = parts;
  const { words: shared } = useTable();
  const value = ownNumber(numbers.ways?.[id]?.value, way.value);
  const isUpgraded = table.ways[id]?.upgraded === true;
  const said = [words.value({ name: way.name, value: value.text }), isUpgraded ? words.upgraded : ''];
  return (
    <TableObject
      names={[id]}
      label={said.filter((one) => one !== '').join(shared.comma)}
      questions={possibleAnswers(parts, 'way', id)}
      className="table-row sc-way"
    >
      <span className="table-name sc-push">{way.name}</span>
      {value.now !== way.value && <s>{way.value}</s>}
      <b>{value.text}</b>
      {isUpgraded ? <Sign name="upgrade" /> : way.upgraded !== null && <i className="sc-cube" />}
    </TableObject>
  );
}

interface FactoryProps {
  readonly id: string;
  readonly taken: readonly string[];
  readonly hasToken: boolean;
}

function FactoryArea({ id, taken, hasToken }: FactoryProps) {
  const parts = useScythe();
  const { words } = parts;
  const { words: shared } = useTable();
  return (
    <li className="sc-area sc-factory" data-token={hasToken || undefined}>
      <TableObject
        names={[id]}
        label={[words.factory, taken.length === 0 ? words.noCard : '', hasToken ? words.token : '']
          .filter((one) => one !== '')
          .join(shared.comma)}
        questions={possibleAnswers(parts, 'area', id)}
        className="table-row sc-area-head"
      >
        {hasToken && <Sign name="token" />}
        <Sign name="factory" />
        <b className="table-name">{words.factory}</b>
        {taken.length === 0 && <small>{words.noCard}</small>}
      </TableObject>
      {taken.map((card) => (
        <NamedCard
          key={card}
          id={card}
          names={[card, bottomOf(id)]}
          questions={possibleAnswers(parts, 'factoryCard', card)}
          className="table-row sc-way"
        />
      ))}
    </li>
  );
}

export function PriceSigns({ price, words }: { readonly price: Price; readonly words: ScytheWords }) {
  return (
    <span className="table-row sc-price">
      {priceKinds.map((kind) =>
        price[kind] === undefined ? null : (
          <span key={kind} className="table-row">
            <Sign name={kind} label={words[kind]} />
            {price[kind]}
          </span>
        ),
      )}
    </span>
  );
}

export function priceSaid(price: Price, words: ScytheWords): string {
  const said = priceKinds.flatMap((kind) => (price[kind] === undefined ? [] : [`${words[kind]} ${price[kind]}`]));
  return said.length === 0 ? words.none : said.join(words.comma);
}
