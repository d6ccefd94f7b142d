import { useStore } from 'zustand';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import { PSEUDO_LOCALE } from '#authoring/tools/translations/pseudo-text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { store } from '#renderer/desk/state/store.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';

/** The language in which faces are shown; null: the language of the desk. */
const chosenStore = store<{ readonly locale: string | null }>(() => ({ locale: null }));

export function useViewLocale(): string {
  const spoken = useLocale();
  return useStore(chosenStore, (state) => state.locale) ?? spoken;
}

export function FaceLocale({ documents }: { readonly documents: Documents }) {
  const words = useWords(sheetWords);
  const nameOf = useLanguageName();
  const spoken = useLocale();
  const into = useViewLocale();
  const locales = [...new Set([spoken, ...faceLanguages(documents).all, into])].filter((one) => one !== PSEUDO_LOCALE);
  return (
    <Select
      className="gallery-locale"
      label={words.faceLocale}
      value={into}
      onChange={(next) => chosenStore.setState({ locale: next === spoken ? null : next })}
      options={[
        ...locales.map((locale) => ({ value: locale, label: nameOf(locale) })),
        { value: PSEUDO_LOCALE, label: words.pseudoLocale },
      ]}
    />
  );
}
