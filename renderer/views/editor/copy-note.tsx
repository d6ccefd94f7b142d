import { useStore } from 'zustand';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { store } from '#renderer/desk/state/store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

const comparedCopyStore = store<{ readonly path: string | null }>(() => ({ path: null }));

export const duplicatedPathOf = ({ code, data }: Problem): string | null =>
  code === 'FIL005' && typeof data['copyOf'] === 'string' ? data['copyOf'] : null;

export function compareCopy(path: string): void {
  openFile(path);
  comparedCopyStore.setState({ path });
}

export interface Copied {
  /** Null: the file is no copy, or its original has no text. */
  readonly original: string | null;
  readonly isCompared: boolean;
}

export function useCopied(path: string): Copied {
  const named = useStore(problemsStore, ({ problems }) => {
    const problem = problems.find((one) => one.file === path && duplicatedPathOf(one) !== null);
    return problem === undefined ? null : duplicatedPathOf(problem);
  });
  const original = useStore(projectStore, ({ files }) =>
    named !== null && files.get(named)?.fault === null ? named : null,
  );
  const compared = useStore(comparedCopyStore, (state) => state.path);
  return { original, isCompared: original !== null && compared === path };
}

export function CopyNote({
  path,
  copied: { original, isCompared },
}: {
  readonly path: string;
  readonly copied: Copied;
}) {
  const words = useWords(deskWords);
  if (original === null) return null;
  return (
    <div className="note note-warning" role="status">
      <span>{words.isCopy({ original })}</span>
      <Button onClick={() => comparedCopyStore.setState({ path: isCompared ? null : path })}>
        {isCompared ? words.backToText : words.compareWith({ path: original })}
      </Button>
    </div>
  );
}
