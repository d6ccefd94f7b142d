import { setLocale } from '#renderer/desk/settings/locale-store.ts';
import { changeSetting } from '#renderer/desk/settings/settings-store.ts';
import { deskWords } from '#renderer/desk/words/desk-words.ts';
import type { Locale } from '#renderer/desk/words/locale.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { type ThemeChoice, themeChoices } from '#renderer/parts/look/theme-store.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';

const locales: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

/** How the studio looks and which language it speaks: at the end of every bar at the top. */
export function ThemeAndLanguage() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const choice = useSetting('look.theme');
  return (
    <>
      <label className="field">
        <span>{words.theme.label}</span>
        <select value={choice} onChange={(event) => changeSetting('look.theme', event.target.value as ThemeChoice)}>
          {themeChoices.map((one) => (
            <option key={one} value={one}>
              {words.theme[one]}
            </option>
          ))}
        </select>
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: two buttons in a bar are no form's group of fields */}
      <div role="group" aria-label={words.language} className="segmented">
        {locales.map(({ locale: one, name }) => (
          <button key={one} type="button" lang={one} aria-pressed={one === locale} onClick={() => setLocale(one)}>
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
