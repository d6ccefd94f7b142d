import { useState } from 'react';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { noteBookmark, openBranch, removeBookmark } from '#renderer/desk/branches/open-branch.ts';
import { jumpTo } from '#renderer/desk/play/play-commands.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import { TextForm } from '#renderer/kit/asking/text-form.tsx';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface BookmarkListProps {
  readonly line: Branch;
  readonly isOpen: boolean;
  readonly off: boolean;
}

export function BookmarkList({ line, isOpen, off }: BookmarkListProps) {
  const words = useWords(lineWords);
  const [noting, setNoting] = useState<number | null>(null);
  return (
    <ul className="row wrap gap-2 lines-bookmarks" aria-label={words.bookmarks}>
      {line.bookmarks.map(({ at, name, note }) => (
        <li key={at} data-noted={note !== undefined || noting === at || undefined}>
          <span className="row">
            <Button
              look="row"
              icon="bookmark"
              off={off}
              aria-description={words.goTo({ name })}
              onClick={() => void (isOpen ? jumpTo(at) : openBranch(line.id, at))}
            >
              {name}
            </Button>
            <IconButton
              look="tool"
              icon="pencil"
              label={words.noteBookmark({ name })}
              onClick={() => setNoting(noting === at ? null : at)}
            />
            <IconButton
              look="tool"
              icon="close"
              label={words.removeBookmark({ name })}
              onClick={() => removeBookmark(line.id, at)}
            />
          </span>
          {noting === at ? (
            <TextForm
              label={words.noteOf({ name })}
              text={note}
              isLong
              maxLength={4000}
              submit={words.save}
              onDone={(written) => {
                if (written !== null) noteBookmark(line.id, at, written);
                setNoting(null);
              }}
            />
          ) : (
            note !== undefined && <p className="lines-note muted text-12">{note}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
