import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './folder-field.css';
import { lazy, Suspense, useId, useState } from 'react';
import { welcomeWords } from '#renderer/desk/words/generated/welcome-words.ts';
import { useStudioApi } from '#renderer/parts/connection/workbench-context.ts';

const FolderChooser = lazy(async () => ({ default: (await import('./folder-chooser.tsx')).FolderChooser }));

interface FolderFieldProps {
  readonly value: string;
  readonly onChange: (folder: string) => void;
  readonly wrong: string;
  readonly other: string | null;
  readonly note: string;
}

export function FolderField({ value, onChange, wrong, other, note }: FolderFieldProps) {
  const api = useStudioApi();
  const words = useWords(welcomeWords).form;
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const name = value.split(/[/\\]/).at(-1) ?? '';
  async function choose(): Promise<void> {
    const reply = await api.chooseFolder({}).catch(() => null);
    if (reply?.by === 'page') setChoosing(true);
    else if (reply?.by === 'system' && reply.folder !== null) onChange(`${reply.folder}/${name}`);
  }
  return (
    <div className="question">
      <label className="begin-ask" htmlFor={id}>
        {words.folder}
      </label>
      <div className="row gap-3">
        <LiveTextField
          id={id}
          className="begin-input code"
          value={value}
          onWrite={onChange}
          isWrong={wrong !== ''}
          aria-describedby={`${id}-wrong ${id}-note`}
        />
        <IconButton icon="folder" label={words.choose} className="folder-choose" onClick={() => void choose()} />
      </div>
      <p id={`${id}-wrong`} className="begin-wrong" role="status">
        {wrong}
        {other !== null && (
          <Button look="link" onClick={() => onChange(other)}>
            {words.take({ name: other.split(/[/\\]/).at(-1) ?? '' })}
          </Button>
        )}
      </p>
      <p id={`${id}-note`} className="folder-note muted text-11 code">
        {note}
      </p>
      {isChoosing && (
        <Suspense>
          <FolderChooser
            from={null}
            does="take"
            onChoose={(folder) => {
              setChoosing(false);
              onChange(`${folder}/${name}`);
              return Promise.resolve(null);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
