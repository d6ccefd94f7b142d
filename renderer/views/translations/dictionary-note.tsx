import { useStore } from 'zustand';
import { stage } from '#renderer/desk/stage/stage.ts';
import { spellingStore } from '#renderer/desk/translations/spelling-store.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

/** Says why spelling is not checked. */
export function DictionaryNote() {
  const words = useWords(translationWords);
  const locale = useLocale();
  const { dictionary, fault } = useStore(spellingStore);
  if (dictionary !== 'none' && dictionary !== 'refused') return null;
  return (
    <span className="row gap-2 translations-dictionary">
      <span className="cut">{fault?.[locale] ?? words.noDictionary}</span>
      <Button look="link" onClick={() => stage().openPart('settings', 'files')}>
        {words.chooseDictionary}
      </Button>
    </span>
  );
}
