import { useStore } from 'zustand';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { endWords } from '#renderer/desk/words/generated/end-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { SeenList } from '../seen-list.tsx';

export function EndUndone() {
  const words = useWords(endWords);
  const marks = useStore(playStore, (state) => state.view?.takenBack ?? nothing);
  if (marks.length === 0) return null;
  return (
    <section className="end-taken-back" aria-label={words.takenBack({ count: marks.length })}>
      <h3>{words.takenBack({ count: marks.length })}</h3>
      <p className="muted text-12">{words.takenBackWhy}</p>
      <ul>
        {marks.map(({ at, count, said }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list no longer changes
          <li key={i}>
            {words.takenBackAt({ at: at + 1, count })}
            <SeenList said={said} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const nothing: readonly never[] = [];
