import { openBegin } from '../begin/begin-store.ts';
import { keyCaps } from '../commands/keys.ts';
import { useWords } from '../kit/words/use-words.ts';
import { Button } from '../look/button.tsx';
import { Icon } from '../look/icon.tsx';
import { useAgeOfProject } from '../project/project-format.ts';
import { deskWords } from '../words/desk-words.ts';
import { fileWords } from '../words/file-words.ts';
import { askForNew } from './file-commands.ts';

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
          off={isReadOnly}
          className="tree-tool"
          aria-label={fileLabels.begin}
          title={`${fileLabels.begin} (${keyCaps('Mod+Alt+N').join('+')})`}
          onClick={() => openBegin('thing')}
        >
          <Icon name="begin" />
        </Button>
        <Button
          off={isReadOnly}
          className="tree-tool"
          aria-label={fileLabels.newFile}
          title={fileLabels.newFile}
          onClick={() => askForNew('file')}
        >
          <Icon name="newFile" />
        </Button>
        <Button
          off={isReadOnly}
          className="tree-tool"
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
