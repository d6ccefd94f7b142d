import { useState } from 'react';
import type { Home, RecentProject } from '#api/studio/studio-home.ts';
import { goToFolder } from '#renderer/desk/begin/go-to-folder.ts';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';
import { ProjectPicture } from './project-picture.tsx';

export function RecentProjects({ home }: { readonly home: Home }) {
  const api = useStudioApi();
  const words = useWords(welcomeWords);
  const [recent, setRecent] = useState(home.recent);
  const [said, setSaid] = useState('');
  function forget(folder: string): void {
    setRecent(recent.filter((one) => one.folder !== folder));
    void api.forgetRecent({ folder }).catch(() => setSaid(words.notGone.unreachable));
  }
  async function open(folder: string): Promise<void> {
    const why = await goToFolder(api, folder);
    setSaid(why === null ? '' : words.notGone[why]);
  }
  return (
    <section aria-label={words.recent}>
      <h2>{words.recent}</h2>
      {recent.length === 0 && <p className="muted text-12">{words.noRecent}</p>}
      <ul className="welcome-list welcome-recent">
        {recent.map((one) => (
          <li key={one.folder}>
            {one.isThere ? (
              <Button
                look="bare"
                className="welcome-row hovers wide row"
                data-tip={one.folder}
                onClick={() => void open(one.folder)}
              >
                <ProjectPicture of={one} />
                <b>{nameOf(one)}</b>
                <span className="welcome-where cut muted text-12">{one.shown}</span>
                <When at={one.at} />
              </Button>
            ) : (
              <div className="welcome-row wide row welcome-gone">
                <ProjectPicture of={one} />
                <b>{nameOf(one)}</b>
                <span className="welcome-where cut muted text-12" data-tip={one.folder}>
                  {words.isGone}
                </span>
                <Button
                  look="bare"
                  className="welcome-forget text-accent fixed text-12"
                  aria-label={words.forgetOf({ title: nameOf(one) })}
                  onClick={() => forget(one.folder)}
                >
                  {words.forget}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      <p className="begin-wrong" role="alert">
        {said}
      </p>
    </section>
  );
}

const nameOf = ({ title, folder }: RecentProject): string =>
  title === '' ? (folder.split(/[/\\]/).at(-1) ?? '') : title;

const DAY = 86_400_000;

function When({ at }: { readonly at: number }) {
  const locale = useLocale();
  const midnight = new Date().setHours(0, 0, 0, 0);
  const days = Math.ceil((midnight - at) / DAY);
  const said =
    days < 7
      ? new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.max(0, days), 'day')
      : new Date(at).toLocaleDateString(locale, { year: 'numeric', month: 'short', day: 'numeric' });
  return (
    <time className="fixed muted text-12" dateTime={new Date(at).toISOString()}>
      {said}
    </time>
  );
}
