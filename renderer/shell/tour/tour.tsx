import { useStore } from 'zustand';
import { stage } from '#renderer/desk/stage/stage.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './tour.css';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cardPlace, type ViewRectangle } from '#renderer/desk/help/tour-place.ts';
import { continueTour, endTour, type TourStep, tourSteps, tourStore } from '#renderer/desk/help/tour-store.ts';
import { isPart } from '#renderer/desk/stage/part-ids.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { tourWords } from '#renderer/desk/words/generated/tour-words.ts';
import { useHeldKeys } from '#renderer/parts/keys/taking-keys.ts';
import { goToWorkspace } from '../workspaces/go-to-workspace.ts';
import { noteArrangement, workspacesStore } from '../workspaces/workspaces-store.ts';

/** The first visible one is highlighted. */
const lit: Readonly<Record<TourStep, string>> = {
  explorer: '[data-part="explorer"]',
  editor: '[data-part="editor"]',
  problems: '[data-part="problems"]',
  inspector: '[data-part="inspector"]',
  play: '[data-part="play"]',
  actions: '[data-part="play"] .actions',
  log: '[data-part="log"]',
  search: '.search-button',
  status: '.status-bar',
};

function bringToLight(step: TourStep): void {
  if (step === 'actions') stage().showPart('play');
  else if (isPart(step)) stage().showPart(step);
}

function placeOf(step: TourStep): ViewRectangle | null {
  const found = [...document.querySelectorAll(lit[step])].find((one) => one.checkVisibility());
  if (found === undefined) return null;
  const { left, top, width, height } = found.getBoundingClientRect();
  return { left, top, width, height };
}

/** Each step may show another part in another workspace. */
function leaveAsFound(): () => void {
  const arrangeAgain = noteArrangement();
  return () => {
    arrangeAgain();
    goToWorkspace(workspacesStore.getState().current);
  };
}

export function Tour() {
  const words = useWords(tourWords);
  const id = useId();
  const at = useStore(tourStore, (state) => state.at);
  const layout = useStore(shownPartsStore);
  const step = tourSteps[at] ?? 'explorer';
  const next = useRef<HTMLButtonElement>(null);
  const card = useRef<HTMLDivElement>(null);
  const [light, setLight] = useState<ViewRectangle | null>(null);
  const [size, setSize] = useState({ width: 340, height: 200 });
  useEffect(leaveAsFound, []);
  useEffect(() => bringToLight(step), [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the desk is laid out anew
  useLayoutEffect(() => {
    const look = () => setLight(placeOf(step));
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [step, layout]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has a text of another length
  useLayoutEffect(() => {
    if (card.current !== null) setSize({ width: card.current.offsetWidth, height: card.current.offsetHeight });
  }, [step, words]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => next.current?.focus(), [step]);
  // A part shown for the first time takes the focus late; the tour takes it back.
  useEffect(() => {
    const takeBack = ({ target }: FocusEvent) => {
      if (!(target instanceof Node && card.current?.contains(target))) next.current?.focus();
    };
    addEventListener('focusin', takeBack);
    return () => removeEventListener('focusin', takeBack);
  }, []);
  useHeldKeys();

  function onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') endTour();
    else if (event.key === 'ArrowRight') continueTour(1);
    else if (event.key === 'ArrowLeft') continueTour(-1);
    else if (event.key === 'Tab') return keepInside(event, card.current);
    else return;
    event.preventDefault();
  }

  const { title, text } = words.steps[step];
  const isLast = at + 1 === tourSteps.length;
  return (
    <>
      <div className="tour-shade" aria-hidden="true" />
      {light !== null && <div className="tour-light" style={light} aria-hidden="true" />}
      <div
        ref={card}
        className="tour-card raised text-13"
        role="dialog"
        aria-modal="true"
        aria-label={words.tour}
        aria-describedby={id}
        style={cardPlace(light, size, { width: innerWidth, height: innerHeight })}
        onKeyDown={onKey}
      >
        <div id={id} aria-live="polite">
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="tour-choices row gap-3 wrap">
          <span className="tour-count muted text-12">{words.step({ at: at + 1, of: tourSteps.length })}</span>
          <Button onClick={endTour}>{words.leave}</Button>
          {at > 0 && <Button onClick={() => continueTour(-1)}>{words.back}</Button>}
          <Button look="answer" ref={next} onClick={() => continueTour(1)}>
            {isLast ? words.end : words.next}
          </Button>
        </div>
      </div>
    </>
  );
}

/** Modal: Tab stays among the buttons of the tour. */
function keepInside(event: KeyboardEvent, card: HTMLElement | null): void {
  const buttons = [...(card?.querySelectorAll('button') ?? [])];
  const edge = event.shiftKey ? buttons[0] : buttons.at(-1);
  if (document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? buttons.at(-1) : buttons[0])?.focus();
}
