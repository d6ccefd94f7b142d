import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { TranslationShare } from '#authoring/project/diagnostics/translations.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { store } from '#renderer/desk/state/store.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';

const sharesStore = store<{ readonly shares: readonly TranslationShare[] }>(() => ({ shares: [] }));

/** Delay after a check, in milliseconds. */
const REST = 400;

export function useTranslationShares(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    let callOff = () => {};
    const look = (): void => {
      callOff();
      callOff = soon(() => {
        void authoring()
          .call('translations', null)
          .then(
            (shares) => sharesStore.setState({ shares }),
            () => undefined,
          );
      }, REST);
    };
    look();
    const stop = problemsStore.subscribe(look);
    return () => {
      callOff();
      stop();
    };
  }, [isNeeded]);
}

export interface LocaleShare {
  readonly locale: string;
  readonly texts: number;
  readonly done: number;
  readonly stale: number;
}

/** By locale, after `useTranslationShares` has asked for them. */
export function useSharesOfLocales(): readonly LocaleShare[] {
  const shares = useStore(sharesStore, (state) => state.shares);
  return useMemo(() => {
    const sums = new Map<string, LocaleShare>();
    for (const { path, texts, done, stale } of shares) {
      const locale = path.split('/')[1] ?? path;
      const sum = sums.get(locale) ?? { locale, texts: 0, done: 0, stale: 0 };
      sums.set(locale, { locale, texts: sum.texts + texts, done: sum.done + done, stale: sum.stale + stale });
    }
    return [...sums.values()];
  }, [shares]);
}

export function TranslationState({ path }: { readonly path: string }) {
  const words = useWords(fileWords);
  const shares = useStore(sharesStore, (state) => state.shares);
  const own = shares.filter((one) => (path.endsWith('/') ? one.path.startsWith(path) : one.path === path));
  const sum = (of: (one: TranslationShare) => number): number => own.reduce((total, one) => total + of(one), 0);
  const [texts, done, stale] = [sum((one) => one.texts), sum((one) => one.done), sum((one) => one.stale)];
  if (texts === 0) return null;
  // Round down: 999 of 1000 is not 100 %
  const percent = Math.floor((100 * done) / texts);
  return (
    <>
      {stale > 0 && (
        <span
          className="badge badge-warning"
          data-count={words.staleShort({ count: stale })}
          role="img"
          aria-label={words.stale({ count: stale })}
          data-tip={words.stale({ count: stale })}
        />
      )}
      <span
        className="tree-count faint text-11"
        data-count={`${percent}%`}
        role="img"
        aria-label={words.share({ done, of: texts })}
        data-tip={words.share({ done, of: texts })}
      />
    </>
  );
}
