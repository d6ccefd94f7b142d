import { pending } from '#renderer/desk/timing/pending.ts';

/** Says on the root element, by `data-idle`, when nothing is waited for and what came of it was drawn. */
export function tellIdle(): void {
  const { dataset } = document.documentElement;
  function look(isIdle: boolean): void {
    if (!isIdle) {
      delete dataset['idle'];
      return;
    }
    // Two frames: one in which what is new is laid out, and one that was drawn after it.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (pending().isIdle) dataset['idle'] = 'true';
      }),
    );
  }
  pending().follow(look);
  look(pending().isIdle);
}
