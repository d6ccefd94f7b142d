import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import type { Explained } from '#authoring/sentences/explained.ts';
import { Icon } from '../look/icon.tsx';
import { stepTo } from '../play/play-commands.ts';
import { goToCause } from '../play/show-in-text.ts';
import { toggleEventStop } from '../play/stop-commands.ts';
import { RuleMark } from '../rules/rule-mark.tsx';
import { useStops } from '../stops/stops-store.ts';
import { useLocale } from '../words/locale-store.ts';
import { useReasonWords } from '../words/reason-words.ts';
import { useStopWords } from '../words/stop-words.ts';
import { type ReasonRow, reasonRows } from './reason-rows.ts';

/** As many causes as are shown at once; the rest is asked for. */
const SHOWN = 3;

interface ReasonOfProps {
  readonly found: Explained;
  readonly onBack: (() => void) | null;
  readonly onEvent: (index: number) => void;
  readonly onLeave: (where: () => void) => void;
}

/** The reason of one event: what it came to, what led to it, and where each of that leads. */
export function ReasonOf({ found, onBack, onEvent, onLeave }: ReasonOfProps) {
  const words = useReasonWords();
  const locale = useLocale((state) => state.locale);
  const [isWhole, setWhole] = useState(false);
  const rows = reasonRows(found, locale);
  const causes = rows.filter(({ kind }) => kind === 'cause');
  const hidden = isWhole ? 0 : Math.max(0, causes.length - SHOWN);
  const dropped = new Set(hidden === 0 ? [] : causes.slice(SHOWN));
  const { value } = found;
  return (
    <>
      <div className="reason-head">
        {onBack !== null && (
          <button type="button" className="reason-back" aria-label={words.backTo} title={words.backTo} onClick={onBack}>
            <Icon name="back" />
          </button>
        )}
        <Popover.Title className="reason-title">
          <span className="hidden">{words.title} </span>
          {found.text[locale]}
        </Popover.Title>
      </div>
      {value !== null && (
        <p className="reason-sum">
          <b>{value.amount}</b>
          {value.edits.length > 0 && (
            <span>= {[String(value.base), ...value.edits.map(({ said }) => said[locale])].join(' ')}</span>
          )}
        </p>
      )}
      {rows.length === 0 ? (
        <p className="reason-none">{words.none}</p>
      ) : (
        <ol className={value === null ? 'reason-rows reason-plain' : 'reason-rows'} aria-label={words.rows}>
          {rows
            .filter((row) => !dropped.has(row))
            .map((row) => (
              <Row key={row.key} row={row} onEvent={onEvent} onLeave={onLeave} />
            ))}
        </ol>
      )}
      <StopAtKind event={String(found.event['kind'])} said={found.text[locale]} />
      {(hidden > 0 || (isWhole && causes.length > SHOWN)) && (
        <button
          type="button"
          className="row-button reason-all"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          <Icon name={isWhole ? 'up' : 'open'} />
          {isWhole ? words.fewer : words.all(hidden)}
        </button>
      )}
    </>
  );
}

/** The game is to stand still after all events of this kind, or no longer. */
function StopAtKind({ event, said }: { readonly event: string; readonly said: string }) {
  const words = useStopWords();
  const isSet = useStops(({ points }) => points.some((one) => one.kind === 'event' && one.event === event));
  return (
    <button
      type="button"
      className="row-button reason-all"
      aria-pressed={isSet}
      onClick={() => void toggleEventStop(event, said)}
    >
      <span className={isSet ? 'reason-stop reason-stop-on' : 'reason-stop'} aria-hidden="true" />
      {isSet ? words.stopAtKindNo : words.stopAtKind}
    </button>
  );
}

function Row({ row, onEvent, onLeave }: { readonly row: ReasonRow } & Pick<ReasonOfProps, 'onEvent' | 'onLeave'>) {
  const words = useReasonWords();
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
