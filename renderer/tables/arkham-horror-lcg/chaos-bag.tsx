import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { askReason } from '#renderer/desk/reason/reason-store.ts';
import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { useArkham } from './board-context.ts';
import { CardItem } from './card-strip.tsx';
import { seatName } from './labels.ts';
import { isSign, Sign } from './signs.ts';
import { cardsOf, inForce, type TestNumbers } from './table-document.ts';

const order = [
  ...['+1', '0', '-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8'],
  ...['skull', 'cultist', 'tablet', 'elderThing', 'autoFail', 'elderSign'],
];

function counted(tokens: readonly string[]): readonly (readonly [token: string, count: number])[] {
  const found = new Map<string, number>();
  for (const token of tokens) found.set(designOf(token), (found.get(designOf(token)) ?? 0) + 1);
  return [...found].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** What is in the bag, what is drawn, and the test that it decides. */
export function ChaosBag() {
  const { table, numbers, words } = useArkham();
  return (
    <section className="table-frame ah-bag" aria-label={words.bag}>
      {numbers.test !== undefined && <Test test={numbers.test} />}
      {table.resolving.length > 0 && (
        <ul className="ah-resolving" aria-label={words.resolving}>
          {cardsOf(table.resolving).map((card) => (
            <CardItem key={card.name} card={card} />
          ))}
        </ul>
      )}
      <h4 className="table-row ah-part-title">
        {words.bag}
        <small>{words.inBag({ count: table.bag.length })}</small>
      </h4>
      <ul className="table-row ah-tokens" aria-label={words.bag}>
        {counted(table.bag).map(([token, count]) => (
          <Token key={token} token={token} count={count} />
        ))}
      </ul>
      {table.revealed.length > 0 && (
        <>
          <h4 className="ah-part-title">{words.drawn}</h4>
          <ul className="table-row ah-tokens" aria-label={words.drawn}>
            {table.revealed.map((token) => (
              <Token key={token} token={designOf(token)} count={1} isDrawn />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface TokenProps {
  readonly token: string;
  readonly count: number;
  readonly isDrawn?: boolean;
}

function Token({ token, count, isDrawn }: TokenProps) {
  const { print } = useArkham();
  const said = print.word('token', token);
  return (
    <li className="table-row ah-token" data-drawn={isDrawn} title={said}>
      <span className="hidden">{count > 1 ? `${said} ×${count}` : said}</span>
      <i className="table-disc ah-chit" data-chit={isSign(token) ? token : undefined} aria-hidden="true">
        {isSign(token) ? <Sign name={token} /> : token.replace('-', '−')}
      </i>
      {count > 1 && <small aria-hidden="true">×{count}</small>}
    </li>
  );
}

function Test({ test }: { readonly test: TestNumbers }) {
  const parts = useArkham();
  const { labels } = useTable();
  const { words, print } = parts;
  const tester = seatName(parts, labels, test.tester);
  const [value, difficulty, odds] = [inForce(test.testValue), inForce(test.difficulty), test.odds ?? null];
  const what = [print.label('testKind', test.kind), test.of === null ? '' : labelOf(labels, test.of)];
  const said = [
    `${words.test} ${tester}`,
    ...what,
    `${print.word('skill', test.skill)} ${value} ${words.against} ${difficulty}`,
    odds === null ? '' : words.odds({ odds }),
  ];
  return (
    <button
      type="button"
      tabIndex={-1}
      data-object="test"
      className="table-object ah-test"
      onClick={({ currentTarget }) => askReason({ kind: 'numbers', names: ['test'], label: words.test }, currentTarget)}
    >
      <span className="hidden">{said.filter((part) => part !== '').join(words.comma)}</span>
      <span className="table-row ah-test-of" aria-hidden="true">
        <b>{tester}</b>
        <span className="table-name">{what.filter((part) => part !== '').join(' · ')}</span>
      </span>
      <span className="table-row ah-test-sum" aria-hidden="true">
        {isSign(test.skill) && <Sign name={test.skill} />}
        <b>{value}</b>
        <small>{words.against}</small>
        <b>{difficulty}</b>
        {odds !== null && <strong className="ah-odds">{words.percent({ odds })}</strong>}
      </span>
      {odds !== null && <i className="ah-odds-bar" aria-hidden="true" style={{ '--part': `${odds}%` } as object} />}
    </button>
  );
}

/** The odds with a card committed, by its icons; null: it adds nothing, or no test is under way. */
export function oddsWith(
  test: TestNumbers | undefined,
  icons: Readonly<Record<string, number>>,
  offered: readonly JsonObject[],
): number | null {
  if (test?.oddsWithIcons === undefined || !offered.some((answer) => answer['do'] === 'commit')) return null;
  const most = Math.max(...Object.keys(test.oddsWithIcons).map(Number));
  const added = Math.min(most, (icons[test.skill] ?? 0) + (icons['wild'] ?? 0));
  return test.oddsWithIcons[String(added)] ?? null;
}
