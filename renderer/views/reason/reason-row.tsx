import { goToCause } from '#renderer/desk/play/go-to-cause.ts';
import { stepTo } from '#renderer/desk/play/play-commands.ts';
import type { ReasonRow } from '#renderer/desk/reason/reason-rows.ts';
import { reasonWords } from '#renderer/desk/words/generated/reason-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { RuleMark } from '#renderer/parts/rules/rule-mark.tsx';

interface RowProps {
  readonly row: ReasonRow;
  readonly onEvent: (index: number) => void;
  readonly onLeave: (where: () => void) => void;
}

export function Row({ row, onEvent, onLeave }: RowProps) {
  const words = useWords(reasonWords);
  const { kind, value, title, note, rule, page, way, entry, event } = row;
  return (
    <li className={`reason-row gap-4 grid reason-${kind}`}>
      <span className="reason-value nowrap">{value ?? (kind === 'answer' && entry !== null ? entry + 1 : '')}</span>
      <span className="reason-said grid tight">
        <span className="reason-what breaks">{title}</span>
        {note !== null && <span className="reason-note muted">{note}</span>}
      </span>
      <span className="reason-ways stack gap-0">
        {rule !== null && rule !== 'KERNEL' && (
          <span>
            <RuleMark id={rule} />
            {page !== '' && <span className="nowrap muted">{page.replace('inf.', words.inferred)}</span>}
          </span>
        )}
        {way !== null && (
          <Button
            look="bare"
            className="reason-way gap-2 nowrap text-12 text-accent"
            aria-label={words.toNode({ way })}
            data-tip={words.toNode({ way })}
            onClick={() => onLeave(() => goToCause(way))}
          >
            <span aria-hidden="true">{'{ }'}</span> <span className="reason-path code">{way}</span>
          </Button>
        )}
        {event !== null && (
          <Button
            look="bare"
            className="reason-way gap-2 nowrap text-12 text-accent"
            aria-label={words.reasonOf({ sentence: title })}
            data-tip={words.reasonOf({ sentence: title })}
            onClick={() => onEvent(event)}
          >
            <Icon name="help" />
          </Button>
        )}
        {entry !== null && (
          <Button
            look="bare"
            icon="back"
            className="reason-way gap-2 nowrap text-12 text-accent"
            aria-label={words.toDecisionOf({ number: entry + 1, sentence: title })}
            data-tip={words.toDecisionOf({ number: entry + 1, sentence: title })}
            onClick={() => onLeave(() => void stepTo(entry))}
          >
            {words.toDecision({ number: entry + 1 })}
          </Button>
        )}
      </span>
    </li>
  );
}
