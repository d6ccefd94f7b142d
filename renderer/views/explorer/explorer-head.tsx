import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { askForNew } from '#renderer/desk/explorer/file-commands.ts';
import { deskWords } from '#renderer/desk/words/desk-words.ts';
import { fileWords } from '#renderer/desk/words/file-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { keyCaps } from '#renderer/kit/keys/keys.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useAgeOfProject } from '#renderer/parts/documents/use-read-only.ts';

interface ExplorerHeadProps {
  /** What files are looked for by; null while nobody filters. */
  readonly sought: string | null;
  readonly onSought: (sought: string | null) => void;
}

/** The name of the part, and what can be done with all of the files. */
export function ExplorerHead({ sought, onSought }: ExplorerHeadProps) {
  const words = useWords(deskWords);
  const fileLabels = useWords(fileWords);
  const isReadOnly = useAgeOfProject() === 'newer';
  return (
    <>
      <div className="explorer-head">
        <h2>{words.explorer}</h2>
        <span className="head-space" />
        <Button
          look="bare"
          className="tree-tool"
          off={isReadOnly}
          aria-label={fileLabels.begin}
          title={`${fileLabels.begin} (${keyCaps('Mod+Alt+N').join('+')})`}
          onClick={() => openBegin('thing')}
        >
          <Icon name="plus" />
        </Button>
        <Button
          look="bare"
          className="tree-tool"
          off={isReadOnly}
          aria-label={fileLabels.newFile}
          title={fileLabels.newFile}
          onClick={() => askForNew('file')}
        >
          <Icon name="newFile" />
        </Button>
        <Button
          look="bare"
          className="tree-tool"
          off={isReadOnly}
          aria-label={fileLabels.newFolder}
          title={fileLabels.newFolder}
          onClick={() => askForNew('folder')}
        >
          <Icon name="newFolder" />
        </Button>
        <button
          type="button"
          className="tree-tool"
          aria-label={fileLabels.filter}
          title={fileLabels.filter}
          aria-pressed={sought !== null}
          onClick={() => onSought(sought === null ? '' : null)}
        >
          <Icon name="filter" />
        </button>
      </div>
      {sought !== null && (
        <input
          className="tree-filter"
          type="search"
          aria-label={fileLabels.filter}
          placeholder={fileLabels.filter}
          defaultValue={sought}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: it was asked for
          autoFocus
          onChange={({ target }) => onSought(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) onSought(null);
          }}
        />
      )}
    </>
  );
}
