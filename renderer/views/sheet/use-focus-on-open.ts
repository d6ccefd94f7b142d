import { useEffect, useLayoutEffect } from 'react';

export function useFocusOnOpen(shown: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const view = shown.current?.closest<HTMLElement>('[data-part]') ?? null;
    if (view !== null && document.activeElement === view) shown.current?.focus();
  }, [shown]);
  useEffect(() => {
    const view = shown.current?.closest<HTMLElement>('[data-part]') ?? null;
    const pass = (event: FocusEvent) => event.target === view && shown.current?.focus();
    view?.addEventListener('focus', pass);
    return () => view?.removeEventListener('focus', pass);
  }, [shown]);
}
