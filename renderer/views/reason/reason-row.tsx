import { stepTo } from '#renderer/desk/play/play-commands.ts';
import { goToCause } from '#renderer/desk/play/show-in-text.ts';
import type { ReasonRow } from '#renderer/desk/reason/reason-rows.ts';
import { reasonWords } from '#renderer/desk/words/reason-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { RuleMark } from '#renderer/parts/rules/rule-mark.tsx';

interface RowProps {
  readonly row: ReasonRow;
  readonly onEvent: (index: number) => void;
  readonly onLeave: (where: () => void) => void;
}

/** One row of a reason, with the ways it leads. */
export function Row({ row, onEvent, onLeave }: RowProps) {
  const words = useWords(reasonWords);
  const { kind, value, title, note, rule, page, way, entry, event } = row;
  return (
    <li className={`reason-row reason-${kind}`}>
      <span className="reason-value">{value ?? (kind === 'answer' && entry !== null ? entry + 1 : '')}</span>
      <span className="reason-said">
        <span className="reason-what">{title}</span>
        {note !== null && <span className="reason-note">{note}</span>}
      </span>
      <span className="reason-ways">
        {rule !== null && rule !== 'KERNEL' && (
          <span>
            <RuleMark id={rule} />
            {page !== '' && <span className="reason-page">{words.page(page)}</span>}
          </span>
        )}
        {way !== null && (
          <button
            type="button"
            className="reason-way"
            aria-label={words.toNode(way)}
            title={words.toNode(way)}
            onClick={() => onLeave(() => goToCause(way))}
          >
            <span aria-hidden="true">{'{ }'}</span> <span className="reason-path">{way}</span>
          </button>
        )}
        {event !== null && (
          <button
            type="button"
            className="reason-way"
            aria-label={words.reasonOf(title)}
            title={words.reasonOf(title)}
            onClick={() => onEvent(event)}
          >
            <Icon name="help" />
          </button>
        )}
        {entry !== null && (
          <button
            type="button"
            className="reason-way"
            aria-label={words.toDecisionOf(entry + 1, title)}
            title={words.toDecisionOf(entry + 1, title)}
            onClick={() => onLeave(() => void stepTo(entry))}
          >
            <Icon name="back" />
            {words.toDecision(entry + 1)}
          </button>
        )}
      </span>
    </li>
  );
}
