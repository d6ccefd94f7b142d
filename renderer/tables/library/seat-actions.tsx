import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import { seatActions } from './legal-actions.ts';
import { useTable } from './table-context.ts';

interface OwnActionsProps {
  /** Empty: of no seat. */
  readonly by: string;
  /** Short labels by `do`; default: the action's sentence. */
  readonly words?: Readonly<Record<string, string>>;
}

export function SeatActions({ by, words = {} }: OwnActionsProps) {
  const { offers } = useTable();
  const actions = offers.get(seatActions(by)) ?? [];
  return (
    <AnswerButtons of={seatActions(by)} actions={actions} say={({ answer }) => words[String(answer['do'])] ?? null} />
  );
}

interface AnswerButtonsProps {
  /** Begins the names of its objects. */
  readonly of: string;
  readonly actions: readonly OfferedAction[];
  /** A short label; null: the action's sentence. */
  readonly say: (action: OfferedAction) => string | null;
}

/** Answers that are given by one click. */
export function AnswerButtons({ of, actions, say }: AnswerButtonsProps) {
  const { busy, onAct } = useTable();
  if (actions.length === 0) return null;
  return (
    <span className="table-own">
      {actions.map((action) => (
        <button
          key={JSON.stringify(action.answer)}
          type="button"
          tabIndex={-1}
          data-object={`${of}/${JSON.stringify(action.answer)}`}
          className="table-object table-own-action"
          aria-description={action.sentence}
          onClick={() => {
            if (!busy) onAct(action.answer);
          }}
        >
          <span className="hidden">{action.sentence}</span>
          <span aria-hidden="true">{say(action) ?? action.sentence}</span>
        </button>
      ))}
    </span>
  );
}
