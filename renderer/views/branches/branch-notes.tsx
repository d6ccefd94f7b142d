import { useStore } from 'zustand';
import { branchesStore } from '#renderer/desk/branches/branches-store.ts';
import { openBranch } from '#renderer/desk/branches/open-branch.ts';
import { jumpTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useOwnContent } from '#renderer/parts/play/use-own-content.ts';
import './branch-notes.css';
import { hasOwnContent, OwnContentButton } from './own-content-button.tsx';

/** What is unusual about the run that is open. */
export function BranchNotes() {
  const words = useWords(lineWords);
  const { view, line: open, busy, program } = useStore(playStore);
  const { lines, other, unkept } = useStore(branchesStore);
  const isOnOwn = useOwnContent();
  const line = open === null ? undefined : lines.get(open);
  const first = other?.at ?? null;
  const off = busy || program !== null;
  const at = view?.at ?? 0;
  return (
    <>
      {unkept !== null && (
        <p className="row gap-3 text-12 line-other" role="alert">
          <Icon name="warning" />
          {unkept === 'ENOSPC' ? words.unkeptFull : words.unkept({ code: unkept })}
        </p>
      )}
      {isOnOwn && open !== null && (
        <p className="row gap-3 text-12 line-other" role="status">
          <Icon name="history" />
          {words.onOwn}
          <Button off={off} onClick={() => void openBranch(open, at)}>
            {words.goOnOnPresent}
          </Button>
        </p>
      )}
      {other !== null && other.line === open && (
        <p className="row gap-3 text-12 line-other" role="status">
          <Icon name="warning" />
          {first === null ? words.otherContentSame : words.otherContent({ at: first })}
          {first !== null && (
            <>
              <Button off={off} onClick={() => void jumpTo(Math.max(0, first - 1))}>
                {words.toSame}
              </Button>
              <Button off={off} onClick={() => void jumpTo(first)}>
                {words.toFirst}
              </Button>
            </>
          )}
          {line !== undefined && hasOwnContent(line) && <OwnContentButton line={line} off={off} />}
        </p>
      )}
    </>
  );
}
