import './header.css';
import type { Commands } from '../commands/command.ts';
import { keyCaps } from '../commands/keys.ts';
import { openPalette } from '../commands/palette-store.ts';
import { Icon, Ring } from '../look/icon.tsx';
import { useProjectTitle } from '../project/project-title.ts';
import { useWords } from '../words/locale-store.ts';
import { MenuBar } from './menu-bar.tsx';
import { ThemeAndLanguage } from './theme-and-language.tsx';

export function Header({ commands }: { readonly commands: Commands }) {
  const words = useWords();
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
      <ThemeAndLanguage />
    </header>
  );
}
