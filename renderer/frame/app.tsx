import { useEffect } from 'react';
import { Dock } from '../dock/dock.tsx';
import { useTheme } from '../look/theme-store.ts';
import { sayAgain } from '../play/play-commands.ts';
import { isDirty, saveFile, useProject } from '../project/project-store.ts';
import { useProjectTitle } from '../project/project-title.ts';
import { useLocale } from '../words/locale-store.ts';
import { Header } from './header.tsx';
import { StatusBar } from './status-bar.tsx';
import { useStudioApi } from './workbench-context.ts';

/** The whole desk. */
export function App() {
  const theme = useTheme((state) => state.theme);
  const { locale, words } = useLocale();
  const title = useProjectTitle();
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  useEffect(() => {
    document.documentElement.lang = locale;
    void sayAgain();
  }, [locale]);
  useEffect(() => {
    document.title = `${title} — ${words.product}`;
  }, [title, words]);
  useSaveKey();
  useLeaveQuestion();
  return (
    <>
      <Header />
      <Dock kept={null} />
      <StatusBar />
    </>
  );
}

/** Ctrl+S or Cmd+S saves the current file, wherever the focus is. */
function useSaveKey(): void {
  const api = useStudioApi();
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      const { current } = useProject.getState();
      if (current !== null) void saveFile(api, current);
    }
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [api]);
}

/** The browser asks before a page with unsaved text is closed. */
function useLeaveQuestion(): void {
  useEffect(() => {
    function onLeave(event: BeforeUnloadEvent): void {
      if ([...useProject.getState().files.values()].some(isDirty)) event.preventDefault();
    }
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, []);
}
