import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { localeStore } from '#renderer/desk/settings/locale-store.ts';
import { LocaleContext } from '#renderer/kit/words/use-words.ts';

export function PageLocale({ children }: { readonly children: ReactNode }) {
  const locale = useStore(localeStore, (state) => state.locale);
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
