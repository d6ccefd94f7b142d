import { Ring } from '../look/icon.tsx';
import { type ThemeChoice, themeChoices, useTheme } from '../look/theme-store.ts';
import { useProjectTitle } from '../project/project-title.ts';
import { type Locale, useLocale } from '../words/locale-store.ts';

const locales: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

export function Header() {
  const { locale, words, setLocale } = useLocale();
  const { choice, choose } = useTheme();
  const title = useProjectTitle();
  return (
    <header className="header">
      <Ring />
      <h1>{title}</h1>
      <span className="product">{words.product}</span>
      <label className="field">
        <span>{words.theme.label}</span>
        <select value={choice} onChange={(event) => choose(event.target.value as ThemeChoice)}>
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
    </header>
  );
}
