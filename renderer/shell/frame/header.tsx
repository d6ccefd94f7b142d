import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './header.css';
import { openPalette } from '#renderer/desk/palette/palette-store.ts';
import { Ring } from '#renderer/kit/icons/icon.tsx';
import { useShownKeys } from '#renderer/parts/keys/bindings.ts';
import type { Commands } from '#renderer/parts/keys/command.ts';
import { useProjectTitle } from '#renderer/views/project/project-title.ts';
import { MenuBar } from './menu-bar.tsx';
import { PanelsMenu } from './panels-menu.tsx';
import { ThemeAndLanguage } from './theme-and-language.tsx';

export function Header({ commands }: { readonly commands: Commands }) {
  const words = useWords(deskWords);
  const title = useProjectTitle();
  const keys = useShownKeys('go.anything', ['Mod+P']);
  return (
    <header className="header row">
      <Ring />
      <MenuBar commands={commands} />
      <h1 className="hidden">{title}</h1>
      <Button
        icon="search"
        className="search-button row text-12"
        aria-description={words.quickOpen}
        onClick={() => openPalette('places')}
      >
        <span className="search-title cut">{title}</span>
        <span className="hidden">{words.quickOpen}</span>
        {keys !== null && <kbd>{keys.replaceAll('+', ' ')}</kbd>}
      </Button>
      <PanelsMenu />
      <ThemeAndLanguage />
    </header>
  );
}
