import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { commandsStore } from '#renderer/parts/keys/commands-store.ts';
import '../frame/status-bar.css';
import './welcome.css';
import { Fragment, lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import type { Home } from '#api/studio/studio-home.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { ProjectForm } from '#renderer/views/begin/project-form.tsx';
import { makeCommands } from '../commands/command-list.ts';
import { ThemeAndLanguage } from '../frame/theme-and-language.tsx';
import '../frame/header.css';
import { goToFolder, type OpenFolderFault } from '#renderer/desk/begin/go-to-folder.ts';
import { helpStore, openHelp } from '#renderer/desk/help/help-store.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { Ring } from '#renderer/kit/icons/icon.tsx';
import { CityPicture } from './city-picture.tsx';
import { RecentProjects } from './recent-projects.tsx';

const FolderChooser = lazy(async () => ({
  default: (await import('#renderer/views/begin/folder-chooser.tsx')).FolderChooser,
}));
const Help = lazy(async () => ({ default: (await import('#renderer/views/help/help.tsx')).Help }));

export function Welcome({ home }: { readonly home: Home }) {
  const locale = useLocale();
  const common = useWords(deskWords);
  const words = useWords(welcomeWords);
  useEffect(() => {
    document.title = `${words.title} — ${common.product}`;
  }, [words, common]);
  const { opened } = home;
  return (
    <>
      <header className="header row">
        <Ring />
        <span className="welcome-product nowrap text-12 bold">{common.product}</span>
        <span className="head-space" />
        <ThemeAndLanguage />
      </header>
      <main className="welcome">
        <div className="welcome-main scroll stack gap-0">
          <div className="welcome-text fixed">
            <p className="welcome-brand row">
              <Ring /> SITE-SEEING STUDIO
            </p>
            <h1>
              {[words.lead.first, words.lead.second].map((line) => (
                <Fragment key={line}>
                  <span>{line}</span>
                  {locale === 'en' && ' '}
                </Fragment>
              ))}
            </h1>
            <p className="welcome-what pretty muted text-15">{words.what}</p>
            <Ways home={home} />
            <div className="welcome-lists grid">
              <RecentProjects home={home} />
              <Start />
            </div>
          </div>
          <CityPicture of="welcome" className="welcome-city wide" />
        </div>
        <aside className="welcome-side stack gap-0" aria-label={words.form.title}>
          <h2>{words.form.title}</h2>
          {opened.kind === 'empty' && <p className="welcome-here muted text-12">{words.emptyFolder}</p>}
          {opened.kind === 'foreign' && <p className="welcome-here muted text-12">{words.foreignFolder}</p>}
          <ProjectForm home={home} />
        </aside>
      </main>
      <footer className="status-bar row gap-5 nowrap muted text-12">
        <span className="status-project">{opened.kind === 'none' ? words.noProject : opened.shown}</span>
      </footer>
    </>
  );
}

function Ways({ home }: { readonly home: Home }) {
  const api = useStudioApi();
  const words = useWords(welcomeWords);
  const [isOpening, setOpening] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [said, setSaid] = useState('');
  const tell = (why: OpenFolderFault | null): void => setSaid(why === null ? '' : words.notGone[why]);

  async function openSample(): Promise<void> {
    setOpening(true);
    const reply = await api.copySample({ system: home.games[0]?.id ?? '' }).catch(() => null);
    if (reply === null) tell('unreachable');
    else if ('failed' in reply) setSaid(words.notCopied({ code: reply.failed }));
    else tell(await goToFolder(api, reply.folder));
    setOpening(false);
  }
  async function choose(): Promise<void> {
    const reply = await api.chooseFolder({}).catch(() => null);
    if (reply?.by === 'page') setChoosing(true);
    else if (reply === null) tell('unreachable');
    else if (reply.folder !== null) tell(await goToFolder(api, reply.folder));
  }
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.key.toLowerCase() !== 'o' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      document.querySelector<HTMLButtonElement>('.welcome-open')?.click();
    }
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      <div className="welcome-ways flex wrap gap-5">
        <Button look="primary" icon="play" off={isOpening} onClick={() => void openSample()}>
          {isOpening ? words.opening : words.openSample}
        </Button>
        <Button icon="folder" className="welcome-open" onClick={() => void choose()}>
          {words.openFolder}
        </Button>
        <Button icon="plus" className="welcome-new" onClick={goToForm}>
          {words.form.title}
        </Button>
      </div>
      <p className="begin-wrong" role="alert">
        {said}
      </p>
      {isChoosing && (
        <Suspense>
          <FolderChooser
            from={null}
            does="open"
            onChoose={(folder) => goToFolder(api, folder)}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** In a narrow window the form lies below what is in sight. */
function goToForm(): void {
  const form = document.querySelector('.welcome-side');
  form?.scrollIntoView();
  form?.querySelector<HTMLElement>(':is(input, button):not([disabled])')?.focus({ preventScroll: true });
}

function Start() {
  const api = useStudioApi();
  const words = useWords(welcomeWords);
  const commands = useMemo(() => makeCommands(api), [api]);
  useLayoutEffect(() => commandsStore.setState({ commands }), [commands]);
  const isHelped = useStore(helpStore, (state) => state.page !== null);
  return (
    <section aria-label={words.start}>
      <h2>{words.start}</h2>
      <ul className="welcome-list">
        <li>
          <Button look="bare" icon="file" className="welcome-row hovers wide row" onClick={() => openHelp('guides')}>
            <b>{words.guides}</b>
          </Button>
        </li>
        <li>
          <Button look="bare" icon="keyboard" className="welcome-row hovers wide row" onClick={() => openHelp('keys')}>
            <b>{words.keys}</b>
          </Button>
        </li>
      </ul>
      {isHelped && (
        <Suspense>
          <Help commands={commands} />
        </Suspense>
      )}
    </section>
  );
}
