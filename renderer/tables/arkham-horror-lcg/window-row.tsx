import { designOf, labelOf } from '#renderer/desk/table/table-names.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import { AnswerButtons, SeatActions } from '../library/seat-actions.tsx';
import { useTable } from '../library/table-context.ts';
import { useArkham } from './board-context.ts';
import { oddsWith } from './chaos-bag.tsx';
import { seatName } from './labels.ts';
import { SeatMark } from './seat-mark.tsx';

/** Who may answer what with what, and who is next, while a window is open. */
export function WindowRow() {
  const parts = useArkham();
  const { words, about, asked } = parts;
  const { labels, offers } = useTable();
  const window = about['window'];
  if (typeof window !== 'string') return null;
  const names = words.windows;
  const title = asked.has('choose')
    ? words.order
    : Object.hasOwn(names, window)
      ? names[window as keyof typeof names]
      : names.other;
  const actions = [...new Set([...offers.values()].flat())];
  const now = [...parts.answering];
  const next = String(about['next'] ?? '');
  return (
    <section className="table-row ah-window" aria-label={words.window}>
      <b>{title}</b>
      <Occasion />
      <ol className="table-row" aria-label={words.window}>
        {now.map((seat) => (
          <li key={seat} className="table-row ah-answerer" data-now>
            <SeatMark seat={seat} />
            <span>{seatName(parts, labels, seat)}</span>
          </li>
        ))}
        {next !== '' && !now.includes(next) && (
          <li className="table-row ah-answerer">
            <small>{words.then}</small>
            <SeatMark seat={next} />
            <span className="ah-next-name">{seatName(parts, labels, next)}</span>
          </li>
        )}
      </ol>
      <Usable actions={actions.filter(({ answer }) => typeof answer['card'] === 'string')} />
      {now.map((seat) => (
        <SeatActions key={seat} by={seat} words={words.shortAnswers} />
      ))}
    </section>
  );
}

/** What a window answers: the event or the tested skill, and the card. */
function Occasion() {
  const { about, print } = useArkham();
  const { labels } = useTable();
  const { card, kind, amount, skill } = about;
  const what = [
    typeof kind === 'string' ? print.label('event', kind) : '',
    typeof skill === 'string' ? print.label('skill', skill) : '',
    typeof card === 'string' ? labelOf(labels, card) : '',
    typeof amount === 'number' ? String(amount) : '',
  ].filter((part) => part !== '');
  return what.length > 0 && <span className="table-name ah-occasion">{what.join(' · ')}</span>;
}

/** Cards that can be used, or forced texts that wait for their turn; those to commit with their odds. */
function Usable({ actions }: { readonly actions: readonly OfferedAction[] }) {
  const { cards, numbers, words } = useArkham();
  const { labels } = useTable();
  const cardIn = ({ answer }: OfferedAction) => String(answer['card']);
  const times = (card: string) => actions.filter((one) => cardIn(one) === card).length;
  const say = (action: OfferedAction): string | null => {
    const card = cardIn(action);
    if (times(card) > 1) return null;
    const would = oddsWith(numbers.test, cards.get(designOf(card))?.icons ?? {}, [action.answer]);
    return would === null ? labelOf(labels, card) : `${labelOf(labels, card)} ${words.percent(would)}`;
  };
  return <AnswerButtons of="window" actions={actions} say={say} />;
}

/** While a draw under peril resolves (AH-KW-07). */
export function PerilRow() {
  const parts = useArkham();
  const { numbers, words, print } = parts;
  const { labels } = useTable();
  if (numbers.peril === undefined) return null;
  return (
    <p className="table-row ah-window" data-peril>
      <b>{print.label('keyword', 'peril')}</b>
      <SeatMark seat={numbers.peril} />
      <span>{words.peril({ name: seatName(parts, labels, numbers.peril) })}</span>
    </p>
  );
}
