import { lazy, Suspense } from 'react';
import { whenOf } from '#renderer/desk/history/version-items.ts';
import { type EditSource, type SinceEdit, textOfSource } from '#renderer/desk/playtests/edits-of-project.ts';
import type { FoundSince } from '#renderer/desk/playtests/tests-store.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

const TextDifference = lazy(() =>
  import('../editor/text-difference.tsx').then((part) => ({ default: part.TextDifference })),
);

export function BreakingEdit({ found }: { readonly found: FoundSince | 'failed' }) {
  const words = useWords(testWords);
  return (
    <section className="tests-found" aria-label={words.sinceWhen}>
      <h4 className="row gap-3">{words.sinceWhen}</h4>
      <p role="status">{saidOf(found, words)}</p>
      {found !== 'failed' && found.edits.map((edit) => <Edit key={`${edit.at} ${edit.name}`} edit={edit} />)}
    </section>
  );
}

function saidOf(found: FoundSince | 'failed', words: (typeof testWords)['ja']): string {
  if (found === 'failed') return words.since.failed;
  const { since, edits } = found;
  if (since.kind === 'passes') return words.since.passes;
  const said =
    since.kind === 'always' ? words.since.always : edits.length === 1 ? words.since.one : words.since.several;
  return `${said} (${words.runs({ count: since.runs })})`;
}

function Edit({ edit }: { readonly edit: SinceEdit }) {
  const history = useWords(historyWords);
  const locale = useLocale();
  return (
    <article className="tests-edit">
      <h5 className="row wrap">
        {edit.name}
        <time className="muted text-12" dateTime={new Date(edit.at).toISOString()}>
          {whenOf(edit.at, Date.now(), history, locale)}
        </time>
      </h5>
      {edit.after.map(({ path, source }, i) => (
        <Change key={path} path={path} older={edit.before[i]?.source ?? null} newer={source} />
      ))}
    </article>
  );
}

interface ChangeProps {
  readonly path: string;
  readonly older: EditSource | null;
  readonly newer: EditSource | null;
}

function Change({ path, older, newer }: ChangeProps) {
  const words = useWords(testWords);
  const history = useWords(historyWords);
  const api = useStudioApi();
  const texts = useLastAnswer([api, JSON.stringify([older, newer])], () =>
    Promise.all([older, newer].map((source) => (source === null ? null : textOfSource(api, source)))).catch(() => []),
  );
  return (
    <figure className="tests-change stack gap-0">
      <figcaption className="muted text-12">{path}</figcaption>
      {texts === undefined ? (
        <p className="empty">{history.loading}</p>
      ) : (
        <Suspense fallback={<p className="empty">{history.loading}</p>}>
          <TextDifference
            isBeside={false}
            older={{ text: texts[0] ?? null, label: words.before }}
            newer={{ text: texts[1] ?? null, label: words.after }}
          />
        </Suspense>
      )}
    </figure>
  );
}
