import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './first-minute.css';
import { useId } from 'react';
import {
  dismissFirstMinute,
  type FirstStep,
  firstMinuteStore,
  firstSteps,
} from '#renderer/desk/help/first-minute-store.ts';
import { openHelp } from '#renderer/desk/help/help-store.ts';
import { startTour } from '#renderer/desk/help/tour-store.ts';
import { isBareProject, projectStore } from '#renderer/desk/project/project-store.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';

export function FirstMinute() {
  const words = useWords(helpWords);
  const id = useId();
  const isShown = useStore(firstMinuteStore, (state) => state.isShown);
  if (!isShown) return null;
  return (
    <section className="box first-minute" aria-labelledby={id}>
      <h2 id={id}>{words.pages.start}</h2>
      <p>{words.what}</p>
      <FirstSteps />
      <div className="row wrap gap-2">
        <Button onClick={startTour}>{words.tourShort}</Button>
        <Button onClick={() => openHelp('keys')}>{words.more}</Button>
        <Button onClick={dismissFirstMinute}>{words.putAway}</Button>
      </div>
    </section>
  );
}

/** `isWhole`: explain all steps, not only the next one. */
export function FirstSteps({ isWhole = false }: { readonly isWhole?: boolean }) {
  const words = useWords(helpWords);
  const done = useStore(firstMinuteStore, (state) => state.done);
  const next = firstSteps.find((step) => !done.has(step));
  const isBare = useStore(projectStore, (state) => isBareProject(state.files));
  const said = (step: FirstStep) => (step === 'edit' && isBare ? words.makeFirst : words.steps[step]);
  return (
    <>
      <ol className="stack first-steps">
        {firstSteps.map((step, i) => (
          <li key={step} className="first-step" data-done={done.has(step)}>
            <span className="first-step-sign" aria-hidden="true">
              {done.has(step) ? <Icon name="check" /> : i + 1}
            </span>
            <div>
              <strong>
                {said(step).title}
                {done.has(step) && <span className="first-step-done">{words.done}</span>}
              </strong>
              {(isWhole || step === next) && <p>{said(step).text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <p role="status">{done.size === firstSteps.length ? words.allDone : ''}</p>
    </>
  );
}
