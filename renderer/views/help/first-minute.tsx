import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './first-minute.css';
import { firstMinuteStore, firstSteps } from '#renderer/desk/help/first-minute-store.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';

/** The three steps, with ticks for what the person did. */
export function FirstSteps() {
  const words = useWords(helpWords);
  const { done, number, instead } = useStore(firstMinuteStore);
  const said = {
    try: number === null ? words.steps.tryAny : words.steps.try({ to: instead }),
    back: words.steps.back,
    own: words.steps.own,
  };
  return (
    <ol className="stack first-steps">
      {firstSteps.map((step, i) => (
        <li key={step} className="row gap-3 first-step" data-done={done.has(step)}>
          <span className="first-step-sign" aria-hidden="true">
            {done.has(step) ? <Icon name="check" /> : i + 1}
          </span>
          <span>
            {said[step]}
            {done.has(step) && <span className="first-step-done">{words.done}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
