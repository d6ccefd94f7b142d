import { useStore } from 'zustand';
import { useWords } from '../kit/words/use-words.ts';
import { goTo } from '../project/project-store.ts';
import type { Unreadable } from '../project/unreadable.ts';
import { unreadableWords } from '../words/unreadable-words.ts';
import { problemsStore } from './problems-store.ts';

/** Says where a file cannot be read, with the way there. */
export function UnreadableFile({ file, isShown }: Unreadable) {
  const words = useWords(unreadableWords);
  const at = useStore(problemsStore, (state) =>
    state.problems.find((one) => one.file === file && one.severity === 'error'),
  )?.range.start;
  return (
    <div className="note note-warning unreadable" role="status">
      <span>
        {at === undefined ? words.somewhere(file) : words.line(file, at.line + 1)}
        {isShown ? words.last : words.none}
      </span>
      <button
        type="button"
        className="button"
        onClick={() => goTo({ path: file, ...(at ?? { line: 0, character: 0 }) })}
      >
        {words.goThere}
      </button>
    </div>
  );
}
