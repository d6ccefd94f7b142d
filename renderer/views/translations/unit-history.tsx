import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { gitStore } from '#renderer/desk/history/git-store.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { translationWords } from '#renderer/desk/words/generated/translation-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useCommits } from '../history/use-history.ts';

/** Delay before history is loaded, in milliseconds, so that moving through rows loads none. */
const STAY = 400;

interface UnitHistoryProps {
  readonly path: string;
  readonly unitKey: string;
}

export function UnitHistory({ path, unitKey }: UnitHistoryProps) {
  const words = useWords(translationWords);
  const spoken = useLocale();
  const hasGit = useStore(gitStore, ({ git }) => git.kind === 'ready' && git.head !== null);
  const stays = useStaying(`${path}#${unitKey}`);
  const log = useCommits(path, unitKey, hasGit && stays);
  const [last, ...others] = log !== null && 'commits' in log ? log.commits : [];
  if (last === undefined) return null;
  const date = new Intl.DateTimeFormat(spoken, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="translations-section">
      <h3>{words.writtenBy}</h3>
      <p>
        {last.author} · <time dateTime={new Date(last.at).toISOString()}>{date.format(last.at)}</time>
      </p>
      <p className="muted">{last.title}</p>
      {others.length > 0 && <p className="muted">{words.writtenOnce({ count: others.length })}</p>}
    </section>
  );
}

function useStaying(id: string): boolean {
  const [staying, setStaying] = useState<string | null>(null);
  useEffect(() => soon(() => setStaying(id), STAY), [id]);
  return staying === id;
}
