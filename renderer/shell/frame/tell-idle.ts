import { pending } from '#renderer/desk/timing/pending.ts';

/** Sets `data-idle` on the root once nothing is pending and the page is painted. */
export function tellIdle(): void {
  const { dataset } = document.documentElement;
  function look(isIdle: boolean): void {
    if (!isIdle) {
      delete dataset['idle'];
      return;
    }
    // Two frames: layout, then paint.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        if (pending().isIdle) dataset['idle'] = 'true';
      }),
    );
  }
  pending().follow(look);
  look(pending().isIdle);
}
