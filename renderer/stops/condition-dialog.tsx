import { setCondition } from '../play/stop-commands.ts';
import { useStopWords } from '../words/stop-words.ts';
import { ConditionAsk } from './condition-ask.tsx';
import { nameOf, type Stopping, useStops } from './stops-store.ts';

/** Asks when the game is to stand still at a breakpoint. */
export function ConditionDialog({ point }: { readonly point: Stopping }) {
  const words = useStopWords();
  return (
    <ConditionAsk
      title={words.conditionOf(nameOf(point))}
      about={words.conditionAbout}
      take={words.set}
      first={point.condition}
      onTaken={(condition) => setCondition(point, condition)}
      onClose={() => useStops.setState({ asked: null })}
    />
  );
}
