import { useStore } from 'zustand';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import type { Unreadable } from '#renderer/desk/project/unreadable.ts';
import { unreadableWords } from '#renderer/desk/words/generated/unreadable-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

/** A file that does not parse, with a link to its error. */
export function UnreadableFile({ file, isShown }: Unreadable) {
  const words = useWords(unreadableWords);
  const at = useStore(problemsStore, (state) =>
    state.problems.find((one) => one.file === file && one.severity === 'error'),
  )?.range.start;
  return (
    <div className="note note-warning unreadable" role="status">
      <span>
        {at === undefined ? words.somewhere({ file }) : words.line({ file, line: at.line + 1 })}
        {isShown ? words.last : words.none}
      </span>
      <Button onClick={() => goTo({ path: file, ...(at ?? { line: 0, character: 0 }) })}>{words.goThere}</Button>
    </div>
  );
}
