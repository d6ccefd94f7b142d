import { labelOf } from '#renderer/desk/table/table-names.ts';
import { useTable } from '../library/table-context.ts';
import { useArkham } from './board-context.ts';
import { seatName } from './labels.ts';
import { ReasonNumber } from './reason-number.tsx';
import { SeatMark } from './seat-mark.tsx';
import { isSign, Sign } from './signs.ts';
import { inForce, type TestNumbers } from './table-document.ts';

/** The test under way: its numbers, its odds, and those with more icons. */
export function TestPanel({ test }: { readonly test: TestNumbers }) {
  const parts = useArkham();
  const { labels } = useTable();
  const { words, print } = parts;
  const tester = seatName(parts, labels, test.tester);
  const what = [print.label('testKind', test.kind), test.of === null ? '' : labelOf(labels, test.of)];
  return (
    <section
      className="ah-test"
      aria-label={[words.test, tester, ...what].filter((part) => part !== '').join(words.comma)}
    >
      <span className="table-row ah-test-of">
        <SeatMark seat={test.tester} />
        <b>{tester}</b>
        <span className="table-name">{what.filter((part) => part !== '').join(' · ')}</span>
      </span>
      <span className="table-row ah-test-sum">
        {isSign(test.skill) && <Sign name={test.skill} />}
        <Compared of="testValue" value={test.testValue} label={print.word('skill', test.skill)} />
        <small>{words.against}</small>
        <Compared of="difficulty" value={test.difficulty} label={print.word('number', 'difficulty')} />
        {test.odds !== undefined && (
          <ReasonNumber place="figures/test/odds" label={words.odds({ odds: test.odds })} className="ah-odds">
            {words.percent({ odds: test.odds })}
          </ReasonNumber>
        )}
      </span>
      {test.odds !== undefined && (
        <i className="ah-odds-bar" aria-hidden="true" style={{ '--part': `${test.odds}%` } as object} />
      )}
      {test.oddsWithIcons !== undefined && (
        <ul className="table-row ah-more-odds" aria-label={words.moreIcons}>
          {rising(test.odds ?? 0, test.oddsWithIcons).map(([icons, odds]) => (
            <li key={icons} className="table-row">
              <small aria-hidden="true">+{icons}</small>
              <ReasonNumber
                place={`figures/test/oddsWithIcons/${icons}`}
                label={words.oddsWithMore({ icons, odds })}
                className="ah-odds"
              >
                {words.percent({ odds })}
              </ReasonNumber>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ComparedProps {
  readonly of: 'testValue' | 'difficulty';
  readonly value: TestNumbers['difficulty'];
  readonly label: string;
}

function Compared({ of, value, label }: ComparedProps) {
  const place = `figures/test/${of}${typeof value === 'number' ? '' : '/now'}`;
  return (
    <ReasonNumber place={place} label={`${label} ${inForce(value)}`} className="ah-compared">
      {inForce(value)}
    </ReasonNumber>
  );
}

/** Only as many icons as still change something. */
function rising(
  odds: number,
  more: Readonly<Record<string, number>>,
): readonly (readonly [icons: number, odds: number])[] {
  return Object.entries(more)
    .map(([icons, one]) => [Number(icons), one] as const)
    .filter(([icons, one]) => one > (more[String(icons - 1)] ?? odds));
}
