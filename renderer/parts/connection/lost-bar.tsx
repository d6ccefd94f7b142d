import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './lost-bar.css';
import { useEffect, useState } from 'react';
import { faultsStore } from '#renderer/desk/help/faults-store.ts';
import type { FailureCause } from '#renderer/desk/help/why-failed.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { keepingStore } from '#renderer/desk/recovery/keep-work.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { faultWords } from '#renderer/desk/words/generated/fault-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';

/** Shorter interruptions are ignored, in milliseconds: after sleep the connection is restored by itself. */
const BRIEF = 3000;

export function LostBar() {
  const connected = useStore(projectStore, (state) => state.connected);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (connected) return setLost(false);
    return soon(() => setLost(true), BRIEF);
  }, [connected]);
  const missed = useStore(faultsStore, (state) => state.missed);
  const words = useWords(faultWords);
  const isOutdated = missed !== null && missed.why !== 'lost' && connected;
  const isMissed = missed !== null && !connected;
  return (
    <div role="alert" className="lost-bar">
      {(isLost || isMissed || isOutdated) && (
        // A new key announces it again
        <p className="note note-warning" key={missed?.times}>
          <Icon name="warning" />
          <span>
            {isMissed && <b>{words.missed} </b>}
            {isOutdated ? words.outdated : <LostText />}
          </span>
        </p>
      )}
    </div>
  );
}

export function WhyText({ why }: { readonly why: FailureCause }) {
  const words = useWords(faultWords);
  return why === 'lost' ? <LostText /> : why === 'outdated' ? words.outdated : words.kept;
}

/** Text typed after the connection was lost is only in this page. */
export function LostText() {
  const words = useWords(deskWords);
  const works = useStore(keepingStore, (state) => state.works);
  return (
    <span>
      {words.lost} {!works && words.lostSince}
    </span>
  );
}
