import './reason.css';
import { Popover } from '@base-ui/react/popover';
import { useEffect, useRef, useState } from 'react';
import type { Reply } from '#api/session-api.ts';
import type { Explained } from '#authoring/sentences/explained.ts';
import { Icon } from '../look/icon.tsx';
import { askSince, askWhy } from '../play/ask-why.ts';
import { stepTo } from '../play/play-commands.ts';
import { usePlay } from '../play/play-store.ts';
import { goToCause } from '../play/show-in-text.ts';
import { toggleEventStop } from '../play/stop-commands.ts';
import { RuleMark } from '../rules/rule-mark.tsx';
import { useStops } from '../stops/stops-store.ts';
import { useLocale } from '../words/locale-store.ts';
import { useReasonWords } from '../words/reason-words.ts';
import { useStopWords } from '../words/stop-words.ts';
import { type ReasonRow, reasonRows } from './reason-rows.ts';
import { closeReason, type useReason } from './reason-store.ts';
import { type TableNumber, tableNumbers } from './table-numbers.ts';

/** As many causes as are shown at once; the rest is asked for. */
const SHOWN = 3;

type Asked = NonNullable<ReturnType<typeof useReason.getState>['asked']>;

/** Why something came out as it did: hangs below what it is asked of, and gives the focus back there. */
export function ReasonPanel({ asked: { about, anchor } }: { readonly asked: Asked }) {
  const words = useReasonWords();
  const first = about.kind === 'event' ? about.event : null;
  const [number, setNumber] = useState<TableNumber | null>(null);
  const [since, setSince] = useState<Reply<'since'> | null>(null);
  // The events that were asked about on the way, the last of them is shown.
  const [way, setWay] = useState<readonly number[]>(first === null ? [] : [first]);
  const [found, setFound] = useState<Explained | null>(null);
  const goesElsewhere = useRef(false);
  const event = way.at(-1) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever else is asked begins anew
  useEffect(() => {
    setWay(first === null ? [] : [first]);
    setFound(null);
    setNumber(null);
  }, [first, about]);
  useEffect(() => {
    let isWanted = true;
    if (event !== null)
      void askWhy(event).then((answer) => {
        if (isWanted) setFound(answer);
      });
    return () => {
      isWanted = false;
    };
  }, [event]);

  async function choose(one: TableNumber): Promise<void> {
    const answer = await askSince(one.place);
    setNumber(one);
    setSince(answer);
    setFound(answer?.why ?? null);
    setWay([]);
  }

  /** To what was asked before: the last of them is the number itself. */
  function goBack(): void {
    if (way.length === 1 && since !== null) setFound(since.why);
    setWay(way.slice(0, -1));
  }

  function leave(where: () => void): void {
    goesElsewhere.current = true;
    closeReason();
    where();
  }
  const isListed = about.kind === 'numbers' && number === null;
  if (found === null && about.kind === 'event') return null;
  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || closeReason()}>
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} sideOffset={4} collisionPadding={8} className="floating-place">
          <Popover.Popup
            className="floating reason"
            finalFocus={() => (goesElsewhere.current || !anchor.isConnected ? false : anchor)}
          >
            {isListed && <Numbers names={about.names} label={about.label} onChoose={(one) => void choose(one)} />}
            {number !== null && way.length === 0 && (
              <NumberHead number={number} since={since} onBack={() => setNumber(null)} />
            )}
            {found !== null && !isListed && (
              <ReasonOf
                found={found}
                onBack={way.length > (about.kind === 'event' ? 1 : 0) ? goBack : null}
                onEvent={(index) => setWay([...way, index])}
                onLeave={leave}
              />
            )}
            <Popover.Close className="reason-close" aria-label={words.close} title={words.close}>
              <Icon name="close" />
            </Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What a thing is called, without all that its label tells of it. */
function nameOfThing(names: readonly string[], labels: Readonly<Record<string, string>>, label: string): string {
  const known = names.map((name) => labels[name.replace(/#[0-9]+$/, '')]).find((one) => one !== undefined);
  return known ?? label;
}

interface NumbersProps {
  readonly names: readonly string[];
  readonly label: string;
  readonly onChoose: (number: TableNumber) => void;
}

/** The numbers that the table shows of a thing, to be asked about. */
function Numbers({ names, label, onChoose }: NumbersProps) {
  const words = useReasonWords();
  const view = usePlay((state) => state.view);
  const numbers = view === null ? [] : tableNumbers(names, view);
  return (
    <>
      <div className="reason-head">
        <Popover.Title className="reason-title">
          <span className="hidden">{words.title} </span>
          {words.numbersOf(view === null ? label : nameOfThing(names, view.labels, label))}
        </Popover.Title>
      </div>
      {numbers.length === 0 ? (
        <p className="reason-none">{words.noNumbers}</p>
      ) : (
        <ul className="reason-numbers">
          {numbers.map((number) => (
            <li key={number.place}>
              <button
                type="button"
                aria-label={words.whyNumber(number.name, number.value)}
                onClick={() => onChoose(number)}
              >
                <span className="reason-path">{number.name}</span>
                {number.place.startsWith('figures/') && <span className="reason-note">{words.inForce}</span>}
                <b>{number.value}</b>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface NumberHeadProps {
  readonly number: TableNumber;
  readonly since: Reply<'since'> | null;
  readonly onBack: () => void;
}

/** What the number is, and since when. */
function NumberHead({ number, since, onBack }: NumberHeadProps) {
  const words = useReasonWords();
  const when = since === null || since.entry < 0 ? words.sinceSetUp : words.sinceDecision(since.entry + 1);
  return (
    <>
      <div className="reason-head">
        <button type="button" className="reason-back" aria-label={words.backTo} title={words.backTo} onClick={onBack}>
          <Icon name="back" />
        </button>
        <p className="reason-title">
          <span className="reason-path">{number.name}</span> <b>{number.value}</b>{' '}
          <span className="reason-note">{when}</span>
        </p>
      </div>
      {since?.why == null && (
        <>
          <Popover.Title className="hidden">{`${words.title} ${number.name}`}</Popover.Title>
          <p className="reason-none">{words.none}</p>
        </>
      )}
    </>
  );
}

interface ReasonOfProps {
  readonly found: Explained;
  readonly onBack: (() => void) | null;
  readonly onEvent: (index: number) => void;
  readonly onLeave: (where: () => void) => void;
}

function ReasonOf({ found, onBack, onEvent, onLeave }: ReasonOfProps) {
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
        <button type="button" className="reason-all" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
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
    <button type="button" className="reason-all" aria-pressed={isSet} onClick={() => void toggleEventStop(event, said)}>
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
