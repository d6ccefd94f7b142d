import { seatActions } from '../library/legal-actions.ts';
import { NumberAnswer } from '../library/number-answer.tsx';
import { AnswerButtons } from '../library/seat-actions.tsx';
import { SeatMark } from '../library/seat-mark.tsx';
import { useTable } from '../library/table-context.ts';
import { useScythe } from './board-context.ts';
import { carryOf, takeOf } from './objects-of.ts';

/** What the deciding seat may answer without a thing on the table: parts of gains, goods to carry, going on. */
export function OwnAnswers() {
  const { deciding: by, words, game } = useScythe();
  const { offers, words: shared } = useTable();
  const carries = by === null ? [] : game.resources.filter(({ id }) => offers.has(carryOf(by, id)));
  const isEmpty = carries.length === 0 && ![seatActions(by ?? ''), takeOf(by ?? '')].some((of) => offers.has(of));
  if (by === null || isEmpty) return null;
  return (
    <div className="table-row sc-own" data-seat={by}>
      <SeatMark seat={by} />
      {carries.map(({ id, name }) => {
        const answers = offers.get(carryOf(by, id)) ?? [];
        return (
          <NumberAnswer
            key={`${id} ${answers.length}`}
            answers={answers}
            label={[words.load, name].join(shared.comma)}
            say={(amount) => words.carry({ resource: name, amount })}
            first="most"
          />
        );
      })}
      <AnswerButtons
        of={takeOf(by)}
        actions={offers.get(takeOf(by)) ?? []}
        say={({ answer }) => words.take({ amount: Number(answer['amount']) })}
      />
      <AnswerButtons
        of={seatActions(by)}
        actions={offers.get(seatActions(by)) ?? []}
        say={({ answer }) => {
          const paid = game.resources.find(({ id }) => id === answer['resource']);
          if (answer['do'] === 'instead' && paid !== undefined) return words.instead({ resource: paid.name });
          return (words.answers as Readonly<Record<string, string>>)[String(answer['do'])] ?? null;
        }}
      />
    </div>
  );
}
