import { seatActions } from './legal-actions.ts';
import { useTable } from './table-context.ts';

interface OwnActionsProps {
  /** Empty: of no seat. */
  readonly by: string;
  /** Short labels by `do`; default: the action's sentence. */
  readonly words?: Readonly<Record<string, string>>;
}

export function SeatActions({ by, words = {} }: OwnActionsProps) {
  const { offers, busy, onAct } = useTable();
  const actions = offers.get(seatActions(by)) ?? [];
  if (actions.length === 0) return null;
  return (
    <span className="table-own">
      {actions.map(({ answer, sentence }) => (
        <button
          key={JSON.stringify(answer)}
          type="button"
          tabIndex={-1}
          data-object={`${seatActions(by)}/${JSON.stringify(answer)}`}
          className="table-object table-own-action"
          title={sentence}
          onClick={() => {
            if (!busy) onAct(answer);
          }}
        >
          <span className="hidden">{sentence}</span>
          <span aria-hidden="true">{words[String(answer['do'])] ?? sentence}</span>
        </button>
      ))}
    </span>
  );
}
