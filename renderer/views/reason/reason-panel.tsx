import { IconButton } from '#renderer/kit/controls/button.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { elementOf } from '#renderer/parts/look/anchor-element.ts';
import './reason.css';
import { useEffect, useRef, useState } from 'react';
import type { Reply } from '#api/session/session-api.ts';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { askValueHistory, askWhy } from '#renderer/desk/play/ask-why.ts';
import { closeReason, type reasonStore } from '#renderer/desk/reason/reason-store.ts';
import type { TableNumber } from '#renderer/desk/reason/table-numbers.ts';
import { reasonWords } from '#renderer/desk/words/generated/reason-words.ts';
import { NumberHead, Numbers } from './numbers-asked.tsx';
import { ReasonOf } from './reason-of.tsx';

type Asked = NonNullable<ReturnType<typeof reasonStore.getState>['asked']>;

export function ReasonPanel({ asked: { about, anchor: beside } }: { readonly asked: Asked }) {
  const anchor = elementOf(beside);
  const words = useWords(reasonWords);
  const first = about.kind === 'event' ? about.event : null;
  const [number, setNumber] = useState<TableNumber | null>(null);
  const [since, setSince] = useState<Reply<'since'> | null>(null);
  const [way, setWay] = useState<readonly number[]>(first === null ? [] : [first]);
  const [found, setFound] = useState<Explained | null>(null);
  const goesElsewhere = useRef(false);
  const event = way.at(-1) ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question resets the state
  useEffect(() => {
    setWay(first === null ? [] : [first]);
    setFound(null);
    setNumber(null);
    setSince(null);
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
    const answer = await askValueHistory(one.place);
    setNumber(one);
    setSince(answer);
    setFound(answer?.why ?? null);
    setWay([]);
  }

  /** Back from the first event leads to the number itself. */
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
    <Popup
      anchor={anchor}
      onClose={closeReason}
      className="reason"
      finalFocus={() => (goesElsewhere.current || !anchor.isConnected ? false : anchor)}
    >
      {isListed && (
        <Numbers
          names={about.names}
          label={about.label}
          place={way.length === 0 && since === null ? about.place : undefined}
          onChoose={(one) => void choose(one)}
        />
      )}
      {number !== null && way.length === 0 && (
        <NumberHead number={number} since={since} onBack={() => setNumber(null)} onLeave={leave} />
      )}
      {found !== null && !isListed && (
        <ReasonOf
          found={found}
          onBack={way.length > (about.kind === 'event' ? 1 : 0) ? goBack : null}
          onEvent={(index) => setWay([...way, index])}
          onLeave={leave}
        />
      )}
      <IconButton icon="close" look="tool" className="reason-close" label={words.close} onClick={closeReason} />
    </Popup>
  );
}
