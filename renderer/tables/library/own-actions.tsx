import { ownOf } from './offers.ts';
import { useTable } from './table-context.ts';

interface OwnActionsProps {
  /** Who acts; empty: nobody in particular. */
  readonly by: string;
  /** What an action is called in a word, by its `do`; its sentence where no word is short enough. */
  readonly words?: Readonly<Record<string, string>>;
}

/** What somebody can do that concerns nothing else on the table: a small button each. */
export function OwnActions({ by, words = {} }: OwnActionsProps) {
  const { offers, busy, onAct } = useTable();
  const actions = offers.get(ownOf(by)) ?? [];
  if (actions.length === 0) return null;
  return (
    <span className="table-own">
      {actions.map(({ answer, sentence }) => (
        <button
          key={JSON.stringify(answer)}
          type="button"
          tabIndex={-1}
          data-object={`${ownOf(by)}/${JSON.stringify(answer)}`}
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
