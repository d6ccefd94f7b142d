import { Popover } from '@base-ui/react/popover';
import { useState } from 'react';
import { useStore } from 'zustand';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { toggleEventStop } from '#renderer/desk/play/stop-commands.ts';
import { reasonRows } from '#renderer/desk/reason/reason-rows.ts';
import { breakpointsStore } from '#renderer/desk/stops/stops-store.ts';
import { adviceWords } from '#renderer/desk/words/generated/advice-words.ts';
import { reasonWords } from '#renderer/desk/words/generated/reason-words.ts';
import { stopWords } from '#renderer/desk/words/generated/stop-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Row } from './reason-row.tsx';
import { Sum } from './sum.tsx';

const SHOWN = 3;

interface ReasonOfProps {
  readonly found: Explained;
  readonly onBack: (() => void) | null;
  readonly onEvent: (index: number) => void;
  readonly onLeave: (where: () => void) => void;
}

export function ReasonOf({ found, onBack, onEvent, onLeave }: ReasonOfProps) {
  const words = useWords(reasonWords);
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const rows = reasonRows(found, locale);
  const causes = rows.filter(({ kind }) => kind === 'cause');
  const hidden = isWhole ? 0 : Math.max(0, causes.length - SHOWN);
  const dropped = new Set(hidden === 0 ? [] : causes.slice(SHOWN));
  const { value } = found;
  // Events that are hidden from players, such as cheats, have no sentence
  const said = found.text[locale];
  return (
    <>
      <div className={said === '' && onBack === null ? 'reason-untold' : 'reason-head row gap-3'}>
        {onBack !== null && <IconButton icon="back" look="tool" label={words.backTo} onClick={onBack} />}
        <Popover.Title className="reason-title breaks text-13 bold tight">
          <span className="hidden">{words.title} </span>
          {said}
        </Popover.Title>
      </div>
      {value !== null && <Sum {...value} />}
      {rows.length === 0 ? (
        <p className="reason-none muted">{words.none}</p>
      ) : (
        <ol className={value === null ? 'reason-rows reason-plain' : 'reason-rows'} aria-label={words.rows}>
          {rows
            .filter((row) => !dropped.has(row))
            .map((row) => (
              <Row key={row.key} row={row} onEvent={onEvent} onLeave={onLeave} />
            ))}
        </ol>
      )}
      <PlayToThis found={found} onLeave={onLeave} />
      <StopAtKind event={String(found.event['kind'])} said={found.text[locale]} />
      {(hidden > 0 || (isWhole && causes.length > SHOWN)) && (
        <Button
          look="row"
          icon={isWhole ? 'up' : 'open'}
          className="reason-all gap-2 muted"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? words.fewer : words.all({ count: hidden })}
        </Button>
      )}
    </>
  );
}

/** Searches for a game that reaches the effect behind the event, else an event of its kind. */
function PlayToThis({ found, onLeave }: Pick<ReasonOfProps, 'found' | 'onLeave'>) {
  const words = useWords(adviceWords);
  const effects = found.chain.flatMap(({ path }) => path ?? []);
  const goals = [...effects, String(found.event['kind'])];
  return (
    <Button
      look="row"
      icon="play"
      className="reason-all gap-2 muted"
      aria-description={words.playFromHelp}
      onClick={() =>
        onLeave(() => void import('#renderer/desk/advice/play-from-here.ts').then(({ playTo }) => playTo(goals)))
      }
    >
      {words.playFrom({ of: '' })}
    </Button>
  );
}

function StopAtKind({ event, said }: { readonly event: string; readonly said: string }) {
  const words = useWords(stopWords);
  const isSet = useStore(breakpointsStore, ({ points }) =>
    points.some((one) => one.kind === 'event' && one.event === event),
  );
  return (
    <Button
      look="row"
      className="reason-all gap-2 muted"
      aria-pressed={isSet}
      onClick={() => void toggleEventStop(event, said)}
    >
      <span className={isSet ? 'reason-stop reason-stop-on' : 'reason-stop'} aria-hidden="true" />
      {isSet ? words.stopAtKindNo : words.stopAtKind}
    </Button>
  );
}
