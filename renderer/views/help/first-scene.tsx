import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './first-scene.css';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { dismissFirstMinute, firstMinuteStore } from '#renderer/desk/help/first-minute-store.ts';
import { makeOwnCard, takeNumberBack, tryNumber } from '#renderer/desk/help/first-scene.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { EntryFace } from '#renderer/tables/entry-face.tsx';
import { FirstSteps } from './first-minute.tsx';
import { type ChangedThing, changedThings, thingsOn } from './things-on-board.ts';

/** Of each outcome. */
const MOST = 3;

interface FirstSceneProps {
  readonly board: RefObject<HTMLElement | null>;
  /** The actions: the game can be played on at any time. */
  readonly children: ReactNode;
}

/** A number that was just used: one click changes it, one takes it back. */
export function FirstScene({ board, children }: FirstSceneProps) {
  const words = useWords(helpWords);
  const close = useWords(deskWords).close;
  const { scene, isAsked, number, instead, before, after } = useStore(firstMinuteStore);
  const changed = useChanged(board, scene === 'changed');
  const face = useRef<HTMLDivElement>(null);
  const next = useNextStep(scene, isAsked);
  const glow = useGlow(face, scene === 'changed' ? instead : (number?.written ?? 0), scene);
  if (number === null) return null;
  const { written, path, id, sentence } = number;
  const sentences = (all: readonly string[]) =>
    all.length === 0 ? words.scene.nothing : all.join(words.scene.between);
  const isBusy = scene === 'changing';
  const hasChanged = scene === 'changed';
  const gone = before.filter((one) => !after.includes(one)).slice(0, MOST);
  const came = after.filter((one) => !before.includes(one)).slice(0, MOST);
  return (
    <>
      <div className="scene-steps">
        <FirstSteps />
      </div>
      <div className="scene-side stack">
        <aside className="scene-card stack gap-4" aria-label={words.scene.label}>
          <div ref={face} className="scene-place">
            <EntryFace className="scene-face" file={path} id={id} index={null} />
            {glow !== null && <span className="scene-glow" data-changed={hasChanged} style={glow} aria-hidden="true" />}
          </div>
          {hasChanged ? (
            <p className="muted text-12">{words.scene.unwritten}</p>
          ) : (
            <div className="scene-bubble stack gap-3">
              <p>{words.scene.it({ written })}</p>
              <div className="row gap-4">
                {scene !== 'back' && (
                  <Button ref={next} look="primary" off={isBusy} onClick={tryNumber}>
                    {words.steps.try({ to: instead })}
                  </Button>
                )}
                {scene === 'back' && (
                  <>
                    <Button ref={next} look="primary" onClick={makeOwnCard}>
                      {words.steps.own}
                    </Button>
                    <Button onClick={tryNumber}>{words.steps.try({ to: instead })}</Button>
                  </>
                )}
                <Button look="link" onClick={leaveScene}>
                  {scene === 'back' ? close : words.scene.later}
                </Button>
              </div>
            </div>
          )}
        </aside>
        {children}
      </div>
      <section className="scene-said" aria-label={words.scene.changes}>
        <div role="status" className="stack gap-2">
          {hasChanged ? (
            <>
              <p className="muted">
                {words.scene.was({ written })} {sentences(gone)}
              </p>
              <p className="bold">
                {words.scene.is({ written: instead })} {sentences(came)}
              </p>
              <ol className="scene-changes row wrap gap-4" aria-label={words.scene.changes}>
                {changed.map(({ name, was, is }, i) => (
                  <li key={name} className="row gap-2">
                    <span className="scene-number">{i + 1}</span>
                    {name} <span className="muted">{was}</span> → <b>{is}</b>
                  </li>
                ))}
              </ol>
            </>
          ) : (
            <p className="bold">{sentence}</p>
          )}
        </div>
        {hasChanged && (
          <div className="row gap-3">
            <Button ref={next} look="primary" icon="back" onClick={takeNumberBack}>
              {words.steps.back}
            </Button>
            <Button onClick={makeOwnCard}>{words.steps.own}</Button>
          </div>
        )}
      </section>
      {changed.map(
        ({ name, place }, i) =>
          place !== null && (
            <span key={name} className="scene-mark" style={place} aria-hidden="true">
              <span className="scene-number">{i + 1}</span>
            </span>
          ),
      )}
    </>
  );
}

/** Closing the scene removes the focused button, so the focus moves to the actions. */
function leaveScene(): void {
  dismissFirstMinute();
  stage().goToPlay('actions');
}

/**
 * Focuses the button of the current step, unless the person is somewhere else: each step removes its button, and with
 * it the focus.
 */
function useNextStep(scene: string, isAsked: boolean): RefObject<HTMLButtonElement | null> {
  const next = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every step
  useEffect(() => {
    if (isAsked || document.activeElement === document.body) next.current?.focus();
  }, [scene]);
  return next;
}

/** What is different on the board since the number was changed, with its place on the page. */
function useChanged(board: RefObject<HTMLElement | null>, isChanged: boolean): readonly ChangedThing[] {
  const [changed, setChanged] = useState<readonly ChangedThing[]>([]);
  useLayoutEffect(() => {
    const place = board.current;
    if (place === null) return undefined;
    const look = () => {
      if (isChanged) setChanged(changedThings(place, firstMinuteStore.getState().table));
      else {
        firstMinuteStore.setState({ table: thingsOn(place) });
        setChanged([]);
      }
    };
    look();
    // The board is drawn later, and moves when the window is resized.
    const drawn = new MutationObserver(look);
    drawn.observe(place, { childList: true, subtree: true, characterData: true });
    const resized = new ResizeObserver(look);
    resized.observe(place);
    place.addEventListener('scroll', look, { passive: true });
    return () => {
      drawn.disconnect();
      resized.disconnect();
      place.removeEventListener('scroll', look);
    };
  }, [board, isChanged]);
  return changed;
}

/** Where the face prints a number, once it is drawn. */
function useGlow(face: RefObject<HTMLElement | null>, number: number, again: unknown) {
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` draws another number
  useLayoutEffect(() => {
    const around = face.current;
    if (around === null) return undefined;
    const look = () => {
      const found = placeOfNumber(around, number);
      setPlace((known) => (known?.left === found?.left && known?.top === found?.top ? known : found));
    };
    look();
    const drawn = new MutationObserver(look);
    drawn.observe(around.querySelector('.scene-face') ?? around, {
      childList: true,
      subtree: true,
      characterData: true,
    });
    const resized = new ResizeObserver(look);
    resized.observe(around);
    return () => {
      drawn.disconnect();
      resized.disconnect();
    };
  }, [face, number, again]);
  return place;
}

/** The last one: rules stand below the numbers of the head. */
function placeOfNumber(around: HTMLElement, number: number): { readonly left: number; readonly top: number } | null {
  const texts = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
  const sought = new RegExp(`(?<![0-9])${number}(?![0-9])`, 'g');
  const outside = around.getBoundingClientRect();
  let last: { readonly left: number; readonly top: number } | null = null;
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    for (const found of (node.textContent ?? '').matchAll(sought)) {
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      const box = range.getBoundingClientRect();
      if (box.width > 0)
        last = { left: box.left + box.width / 2 - outside.left, top: box.top + box.height / 2 - outside.top };
    }
  }
  return last;
}
