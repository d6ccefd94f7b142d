import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { designOf } from '#renderer/desk/table/table-names.ts';
import { useArkham } from './board-context.ts';
import { CardItem } from './card-strip.tsx';
import { ReasonNumber } from './reason-number.tsx';
import { isSign, Sign } from './signs.ts';
import { cardsOf, inForce, type TestNumbers } from './table-document.ts';
import { TestPanel } from './test-panel.tsx';

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
      {numbers.test !== undefined && <TestPanel test={numbers.test} />}
      {table.resolving.length > 0 && (
        <ul className="ah-resolving" aria-label={words.resolving}>
          {cardsOf(table.resolving).map((card) => (
            <CardItem key={card.name} card={card} />
          ))}
        </ul>
      )}
      {table.revealed.length > 0 && (
        <ul className="table-row ah-tokens ah-drawn" aria-label={words.drawn}>
          {table.revealed.map((token) => (
            <Token key={token} token={designOf(token)} count={1} isDrawn />
          ))}
        </ul>
      )}
      <h4 className="table-row ah-part-title">
        {words.bag}
        <small>{words.inBag({ count: table.bag.length })}</small>
      </h4>
      <ul className="table-row ah-tokens ah-in-bag" aria-label={words.bag}>
        {counted(table.bag).map(([token, count]) => (
          <Token key={token} token={token} count={count} />
        ))}
      </ul>
    </section>
  );
}

interface TokenProps {
  readonly token: string;
  readonly count: number;
  readonly isDrawn?: boolean;
}

/** A symbol also says what it counts. */
function Token({ token, count, isDrawn }: TokenProps) {
  const { print, numbers } = useArkham();
  const said = print.word('token', token);
  const worth = inForce(numbers.symbols[token]);
  return (
    <li className="table-row ah-token" data-drawn={isDrawn} data-tip={said}>
      <span className="hidden">{count > 1 ? `${said} ×${count}` : said}</span>
      <i className="table-disc ah-chit" data-chit={isSign(token) ? token : undefined} aria-hidden="true">
        {isSign(token) ? <Sign name={token} /> : token.replace('-', '−')}
      </i>
      {worth !== null && (
        <ReasonNumber place={`figures/symbols/${token}`} label={`${said} ${signed(worth)}`} className="ah-worth">
          {signed(worth)}
        </ReasonNumber>
      )}
      {count > 1 && <small aria-hidden="true">×{count}</small>}
    </li>
  );
}

const signed = (worth: number): string => (worth < 0 ? `−${-worth}` : worth > 0 ? `+${worth}` : '0');

/** The odds with a card committed, and how many icons it adds; null: no test is under way, or it cannot be committed. */
export function oddsWith(
  test: TestNumbers | undefined,
  icons: Readonly<Record<string, number>>,
  offered: readonly JsonObject[],
): { readonly icons: number; readonly odds: number } | null {
  if (test?.oddsWithIcons === undefined || !offered.some((answer) => answer['do'] === 'commit')) return null;
  const most = Math.max(...Object.keys(test.oddsWithIcons).map(Number));
  const added = Math.min(most, (icons[test.skill] ?? 0) + (icons['wild'] ?? 0));
  const odds = test.oddsWithIcons[String(added)];
  return odds === undefined ? null : { icons: added, odds };
}
