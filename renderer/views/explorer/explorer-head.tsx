import { openBegin } from '#renderer/desk/begin/begin-store.ts';
import { askForNew } from '#renderer/desk/explorer/file-commands.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { fileWords } from '#renderer/desk/words/generated/file-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { useAgeOfProject } from '#renderer/parts/documents/use-read-only.ts';

interface ExplorerHeadProps {
  readonly sought: string | null;
  readonly onSought: (sought: string | null) => void;
}

export function ExplorerHead({ sought, onSought }: ExplorerHeadProps) {
  const words = useWords(deskWords);
  const fileLabels = useWords(fileWords);
  const isReadOnly = useAgeOfProject() === 'newer';
  return (
    <>
      <div className="row gap-1 explorer-head">
        <h2 className="cut text-12 bold">{words.explorer}</h2>
        <span className="head-space" />
        <IconButton
          look="tool"
          icon="plus"
          label={fileLabels.begin}
          keys="Mod+Alt+N"
          off={isReadOnly}
          onClick={() => openBegin('thing')}
        />
        <IconButton
          look="tool"
          icon="newFile"
          label={fileLabels.newFile}
          off={isReadOnly}
          onClick={() => askForNew('file')}
        />
        <IconButton
          look="tool"
          icon="newFolder"
          label={fileLabels.newFolder}
          off={isReadOnly}
          onClick={() => askForNew('folder')}
        />
        <IconButton
          look="tool"
          icon="filter"
          label={fileLabels.filter}
          aria-pressed={sought !== null}
          onClick={() => onSought(sought === null ? '' : null)}
        />
      </div>
      {sought !== null && (
        <input
          className="tree-filter"
          type="search"
          aria-label={fileLabels.filter}
          placeholder={fileLabels.filter}
          defaultValue={sought}
          spellCheck={false}
          // biome-ignore lint/a11y/noAutofocus: opened on request
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
