import { setLocale } from '#renderer/desk/settings/locale-store.ts';
import { changeSetting } from '#renderer/desk/settings/settings-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Segments } from '#renderer/kit/controls/segments.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { themeChoices } from '#renderer/parts/look/theme-store.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';

export function ThemeAndLanguage() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const choice = useSetting('look.theme');
  return (
    <>
      <Select
        label={words.theme.label}
        showsLabel
        value={choice}
        options={themeChoices.map((one) => ({ value: one, label: words.theme[one] }))}
        onChange={(one) => changeSetting('look.theme', one)}
      />
      <Segments label={words.language} value={locale} options={['ja', 'en']} onChange={setLocale}>
        {(one) => <span lang={one}>{one === 'ja' ? '日本語' : 'English'}</span>}
      </Segments>
    </>
  );
}
