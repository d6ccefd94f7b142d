import { useWords } from '../kit/words/use-words.ts';
import { deskWords } from '../words/desk-words.ts';
import './header.css';
import { useShownKeys } from '../commands/bindings.ts';
import type { Commands } from '../commands/command.ts';
import { openPalette } from '../commands/palette-store.ts';
import { Icon, Ring } from '../look/icon.tsx';
import { useProjectTitle } from '../project/project-title.ts';
import { MenuBar } from './menu-bar.tsx';
import { ThemeAndLanguage } from './theme-and-language.tsx';

export function Header({ commands }: { readonly commands: Commands }) {
  const words = useWords(deskWords);
  const title = useProjectTitle();
  const keys = useShownKeys('go.anything', ['Mod+P']);
  return (
    <header className="header">
      <Ring />
      <MenuBar commands={commands} />
      <h1 className="hidden">{title}</h1>
      <button type="button" className="search-button" title={words.quickOpen} onClick={() => openPalette('places')}>
        <Icon name="search" />
        <span className="search-title">{title}</span>
        <span className="hidden">{words.quickOpen}</span>
        {keys !== null && <kbd>{keys.replaceAll('+', ' ')}</kbd>}
      </button>
      <ThemeAndLanguage />
    </header>
  );
}
