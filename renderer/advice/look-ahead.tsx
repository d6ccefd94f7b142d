import { useStore } from 'zustand';
import { useWords } from '../kit/words/use-words.ts';
import './advice.css';
import { Button } from '../look/button.tsx';
import { playStore } from '../play/play-store.ts';
import { adviceWords } from '../words/advice-words.ts';
import type { WhatIf } from './advice-store.ts';
import { lookAhead, stopLooking } from './what-if.ts';
import { WhatIfOptionsButton } from './what-if-options.tsx';

/** Looks at what comes of each action, and says how far that is. One button for both, so that it keeps the focus. */
export function LookAhead({ whatIf }: { readonly whatIf: WhatIf | null }) {
  const words = useWords(adviceWords);
  const isAway = useStore(playStore, ({ busy, program, view }) => busy || program !== null || view?.result !== null);
  const isLooking = whatIf !== null && !whatIf.isOver;
  return (
    <div className="look-ahead">
      {whatIf !== null && <span role="status">{words.looked(whatIf.games, whatIf.playouts)}</span>}
      <Button
        className="button"
        title={isLooking ? undefined : words.lookAheadHelp}
        off={isAway && !isLooking}
        onClick={() => (isLooking ? stopLooking() : void lookAhead())}
      >
        {isLooking ? words.stop : words.lookAhead}
      </Button>
      <WhatIfOptionsButton />
    </div>
  );
}
