import { inBackground } from '#renderer/desk/timing/pending.ts';

/** What a tooltip says and where. */
export interface Tip {
  readonly element: Element;
  readonly said: string;
  /** As in `aria-keyshortcuts`. */
  readonly keys: string | null;
  /** At the left edge of the window, such as the rail: below would be its neighbour. */
  readonly isAtEdge: boolean;
}

/** In milliseconds, for the first; the next one follows at once for a moment. */
const DELAY = 300;
const FOLLOWS_FOR = 400;
/** In pixels. */
const EDGE = 80;
const WITH_TIP = '[data-tip], [aria-description]';

/**
 * Finds the tip of what the pointer rests on or the keyboard has reached: `data-tip`, or `aria-description` where it
 * says more than the name. One listener for the page, so that a tip costs its element nothing.
 */
export function followTips(show: (tip: Tip | null) => void): () => void {
  let over: Element | null = null;
  let callOff = (): void => undefined;
  let isShown = false;
  let hiddenAt = Number.NEGATIVE_INFINITY;

  function hide(): void {
    callOff();
    if (isShown) {
      hiddenAt = performance.now();
      show(null);
    }
    isShown = false;
  }
  function plan(element: Element): void {
    const wait = performance.now() - hiddenAt < FOLLOWS_FOR ? 0 : DELAY;
    callOff = inBackground(() => {
      const tip = element.isConnected ? tipOf(element) : null;
      isShown = tip !== null;
      if (tip !== null) show(tip);
    }, wait);
  }
  function onOver({ target }: Event): void {
    const next = target instanceof Element ? target.closest(WITH_TIP) : null;
    if (next === over) return;
    over = next;
    hide();
    if (next !== null) plan(next);
  }
  function onFocus({ target }: Event): void {
    if (!(target instanceof Element) || !target.matches(':focus-visible') || !target.matches(WITH_TIP)) return;
    hide();
    plan(target);
  }
  const stop = new AbortController();
  const listen = { capture: true, passive: true, signal: stop.signal };
  document.addEventListener('pointerover', onOver, listen);
  document.addEventListener('focusin', onFocus, listen);
  for (const end of ['pointerdown', 'keydown', 'focusout', 'wheel', 'scroll'])
    document.addEventListener(end, hide, listen);
  document.documentElement.addEventListener(
    'pointerleave',
    () => {
      over = null;
      hide();
    },
    listen,
  );
  return () => {
    hide();
    stop.abort();
  };
}

function tipOf(element: Element): Tip | null {
  const said = element.getAttribute('data-tip') ?? element.getAttribute('aria-description') ?? '';
  if (said.trim() === '') return null;
  const isAtEdge = element.getBoundingClientRect().right < EDGE;
  return { element, said, keys: element.getAttribute('aria-keyshortcuts'), isAtEdge };
}
