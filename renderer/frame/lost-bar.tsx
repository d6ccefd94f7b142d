import './lost-bar.css';
import { useEffect, useState } from 'react';
import { Icon } from '../look/icon.tsx';
import { useProject } from '../project/project-store.ts';
import { useKeeping } from '../recovery/keep-work.ts';
import { useWords } from '../words/locale-store.ts';

/** A line that is back within this time was never lost: a computer that wakes up opens it again by itself. In milliseconds. */
const BRIEF = 3000;

/** Says that the program behind the page has stopped, and how to go on, until it answers again. */
export function LostBar() {
  const connected = useProject((state) => state.connected);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (connected) return setLost(false);
    const brief = setTimeout(() => setLost(true), BRIEF);
    return () => clearTimeout(brief);
  }, [connected]);
  return (
    <div role="alert" className="lost-bar">
      {isLost && (
        <p className="note note-warning">
          <Icon name="warning" />
          <LostText />
        </p>
      )}
    </div>
  );
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
