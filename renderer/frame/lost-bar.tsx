import './lost-bar.css';
import { useEffect, useState } from 'react';
import { useFaults } from '../help/faults-store.ts';
import type { Why } from '../help/why-failed.ts';
import { Icon } from '../look/icon.tsx';
import { useProject } from '../project/project-store.ts';
import { useKeeping } from '../recovery/keep-work.ts';
import { useFaultWords } from '../words/fault-words.ts';
import { useWords } from '../words/locale-store.ts';

/** A line that is back within this time was never lost: a computer that wakes up opens it again by itself. In milliseconds. */
const BRIEF = 3000;

/** Says that the program behind the page has stopped, what could not be done without it, and how to go on. */
export function LostBar() {
  const connected = useProject((state) => state.connected);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (connected) return setLost(false);
    const brief = setTimeout(() => setLost(true), BRIEF);
    return () => clearTimeout(brief);
  }, [connected]);
  const missed = useFaults((state) => state.missed);
  const words = useFaultWords();
  const isOutdated = missed !== null && missed.why !== 'lost' && connected;
  const isMissed = missed !== null && !connected;
  return (
    <div role="alert" className="lost-bar">
      {(isLost || isMissed || isOutdated) && (
        // Another key is said again, also where the words are the same
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

/** Why something could not be shown, and what to do. */
export function WhyText({ why }: { readonly why: Why }) {
  const words = useFaultWords();
  return why === 'lost' ? <LostText /> : why === 'outdated' ? words.outdated : words.kept;
}

/** What is typed after the program has stopped is kept nowhere but in this page. */
export function LostText() {
  const words = useWords();
  const works = useKeeping((state) => state.works);
  return (
    <span>
      {words.lost} {!works && words.lostSince}
    </span>
  );
}
