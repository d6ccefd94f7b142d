import { useBoard } from './board-context.ts';
import { ownOf } from './offers.ts';

/** What a PC can do that concerns nothing else on the table: a small button each. Without a PC: what nobody in particular does. */
export function OwnActions({ pc }: { readonly pc: string }) {
  const { offers, words, busy, onAct } = useBoard();
  const actions = offers.get(ownOf(pc)) ?? [];
  if (actions.length === 0) return null;
  return (
    <span className="tss-own">
      {actions.map(({ answer, sentence }) => (
        <button
          key={JSON.stringify(answer)}
          type="button"
          tabIndex={-1}
          data-object={`${ownOf(pc)}/${String(answer['do'])}`}
          className="tss-object tss-own-action"
          title={sentence}
          onClick={() => {
            if (!busy) onAct(answer);
          }}
        >
          <span className="hidden">{sentence}</span>
          <span aria-hidden="true">{words.doing[String(answer['do'])] ?? sentence}</span>
        </button>
      ))}
    </span>
  );
}
