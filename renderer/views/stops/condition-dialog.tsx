import { setCondition } from '#renderer/desk/play/stop-commands.ts';
import { breakpointsStore, nameOf, type Stopping } from '#renderer/desk/stops/stops-store.ts';
import { stopWords } from '#renderer/desk/words/generated/stop-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { ConditionAsk } from './condition-ask.tsx';

export function ConditionDialog({ point }: { readonly point: Stopping }) {
  const words = useWords(stopWords);
  return (
    <ConditionAsk
      title={words.conditionOf({ name: nameOf(point) })}
      about={words.conditionAbout}
      take={words.set}
      first={point.condition}
      onTaken={(condition) => setCondition(point, condition)}
      onClose={() => breakpointsStore.setState({ asked: null })}
    />
  );
}
