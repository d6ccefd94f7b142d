import './header.css';
import type { Commands } from '../commands/command.ts';
import { keyCaps } from '../commands/keys.ts';
import { openPalette } from '../commands/palette-store.ts';
import { Icon, Ring } from '../look/icon.tsx';
import { type ThemeChoice, themeChoices, useTheme } from '../look/theme-store.ts';
import { useProjectTitle } from '../project/project-title.ts';
import { type Locale, useLocale } from '../words/locale-store.ts';
import { MenuBar } from './menu-bar.tsx';

const locales: readonly { readonly locale: Locale; readonly name: string }[] = [
  { locale: 'ja', name: '日本語' },
  { locale: 'en', name: 'English' },
];

export function Header({ commands }: { readonly commands: Commands }) {
  const { locale, words, setLocale } = useLocale();
  const { choice, choose } = useTheme();
  const title = useProjectTitle();
  return (
    <header className="header">
      <Ring />
      <MenuBar commands={commands} />
      <h1 className="hidden">{title}</h1>
      <button type="button" className="search-button" title={words.quickOpen} onClick={() => openPalette('places')}>
        <Icon name="search" />
        <span className="search-title">{title}</span>
        <span className="hidden">{words.quickOpen}</span>
        <kbd>{keyCaps('Mod+P').join(' ')}</kbd>
      </button>
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
