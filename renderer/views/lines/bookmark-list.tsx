import { useState } from 'react';
import type { Bookmark, Line } from '#authoring/tools/lines/line.ts';
import { noteBookmark, openLine, removeBookmark } from '#renderer/desk/lines/open-line.ts';
import { jumpTo } from '#renderer/desk/play/play-commands.ts';
import { lineWords } from '#renderer/desk/words/line-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

interface BookmarkListProps {
  readonly line: Line;
  readonly isOpen: boolean;
  /** Nobody can go anywhere at the moment. */
  readonly off: boolean;
}

/** The bookmarks of a line, each with what somebody noted about its place. */
export function BookmarkList({ line, isOpen, off }: BookmarkListProps) {
  const words = useWords(lineWords);
  const [noting, setNoting] = useState<number | null>(null);
  return (
    <ul className="lines-bookmarks" aria-label={words.bookmarks}>
      {line.bookmarks.map((bookmark) => {
        const { at, name, note } = bookmark;
        return (
          <li key={at} data-noted={note !== undefined || noting === at || undefined}>
            <span className="lines-bookmark-head">
              <Button
                look="bare"
                icon="bookmark"
                className="lines-bookmark"
                {...{ off }}
                title={words.goTo(name)}
                onClick={() => void (isOpen ? jumpTo(at) : openLine(line.id, at))}
              >
                {name}
              </Button>
              <button
                type="button"
                className="lines-unmark"
                aria-label={words.noteBookmark(name)}
                title={words.noteBookmark(name)}
                onClick={() => setNoting(noting === at ? null : at)}
              >
                <Icon name="pencil" />
              </button>
              <button
                type="button"
                className="lines-unmark"
                aria-label={words.removeBookmark(name)}
                title={words.removeBookmark(name)}
                onClick={() => removeBookmark(line.id, at)}
              >
                <Icon name="close" />
              </button>
            </span>
            {noting === at ? (
              <NoteForm
                bookmark={bookmark}
                onDone={(written) => {
                  if (written !== null) noteBookmark(line.id, at, written);
                  setNoting(null);
                }}
              />
            ) : (
              note !== undefined && <p className="lines-note">{note}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface NoteFormProps {
  readonly bookmark: Bookmark;
  /** Null: it was left as it is. */
  readonly onDone: (note: string | null) => void;
}

function NoteForm({ bookmark: { name, note = '' }, onDone }: NoteFormProps) {
  const words = useWords(lineWords);
  const [written, setWritten] = useState(note);
  return (
    <form
      className="lines-noting"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(written);
      }}
    >
      <textarea
        aria-label={words.noteOf(name)}
        value={written}
        rows={3}
        maxLength={4000}
        // biome-ignore lint/a11y/noAutofocus: it was asked for a moment ago
        autoFocus
        onChange={(event) => setWritten(event.target.value)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') onDone(null);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDone(written);
        }}
      />
      <Button type="submit">{words.save}</Button>
    </form>
  );
}
