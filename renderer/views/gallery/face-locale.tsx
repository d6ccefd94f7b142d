import { useStore } from 'zustand';
import { faceLanguages } from '#authoring/tools/faces/faces-of.ts';
import { PSEUDO_LOCALE } from '#authoring/tools/translations/pseudo-text.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { store } from '#renderer/desk/state/store.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useLanguageName } from '#renderer/parts/look/language-name.ts';

/** In which language faces are looked at; null: in that of the desk. */
const chosenStore = store<{ readonly locale: string | null }>(() => ({ locale: null }));

/** The language of the texts on the faces that are looked at. */
export function useViewLocale(): string {
  const spoken = useLocale();
  return useStore(chosenStore, (state) => state.locale) ?? spoken;
}

/** Chooses it: one of the project's, or a stand-in for translations that are long. */
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
