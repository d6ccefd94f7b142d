import { useState } from 'react';
import type { FormField, TextControl as Texts } from '#authoring/tools/form/form.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import type { TypedReading } from '#renderer/desk/begin/typed-reading.ts';
import { writeTextFromEffect } from '#renderer/desk/editor/text-from-effect.ts';
import { act, pointAt, type } from '#renderer/desk/form/form-writing.ts';
import { renameStore } from '#renderer/desk/rename/rename-store.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { LiveTextField } from '#renderer/kit/controls/live-text-field.tsx';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { keyOfPath, useFormContext, useWritten } from './form-context.ts';

interface ReadTextProps {
  readonly field: FormField;
  readonly control: Texts;
  readonly label: string;
  readonly heard: TypedReading;
}

const [ID, NAME, READING, TEXT] = ['id', 'name', 'reading', 'text'];

/** A text field. Clearing an optional one removes it. */
export function ReadText({ field, control, label, heard }: ReadTextProps) {
  const words = useWords(formWords);
  const { place, isLocked, entry } = useFormContext();
  const [isEmpty, setEmpty] = useState(false);
  const { path, isRequired, behind } = field;
  const written = useWritten(path);
  const value = isEmpty ? '' : typeof written === 'string' ? written : '';
  const key = path.at(-1);
  const beside = partAt(entry, path.slice(0, -1));
  const name = isObject(beside) ? beside[NAME ?? ''] : undefined;
  const proposed = key === READING && value === '' && typeof name === 'string' ? heard.of(name) : null;
  const hasEffects = key === TEXT && isObject(beside) && Array.isArray(beside['do']);
  function write(next: string): void {
    // An empty required text stays in the field until something is typed or it loses the focus.
    setEmpty(next === '');
    if (next !== '') type(place, { kind: 'set', path, value: next, behind });
    else if (!isRequired && written !== undefined) type(place, { kind: 'remove', path });
  }
  return (
    <>
      <div className={proposed === null ? 'form-line' : 'form-line proposed'}>
        <LiveTextField
          value={value}
          aria-label={label}
          isLong={control.isLong}
          readOnly={isLocked}
          isWrong={isEmpty && isRequired}
          className={`form-text ${key === NAME ? 'form-name' : key === ID ? 'code' : ''}`}
          onWrite={write}
          onBlur={() => setEmpty(false)}
          onComposing={(letters) => key === NAME && heard.composing(letters)}
          onComposed={(text) => key === NAME && heard.composed(text)}
        />
        {proposed !== null && !isLocked && (
          <Button
            look="bare"
            className="form-proposed cut text-12"
            onClick={() => act(place, 'add', label, { kind: 'set', path, value: proposed, behind })}
          >
            {proposed} <span className="faint">{words.proposed}</span> {words.take}
          </Button>
        )}
        {key === ID && path.length === 1 && !isLocked && (
          <IconButton
            icon="again"
            className="form-rename"
            label={words.rename}
            onClick={() =>
              renameStore.setState({
                asked: { kind: 'rename', file: place.file, path: [...place.path, ...path] },
              })
            }
          />
        )}
      </div>
      {hasEffects && <Agreement field={field} isWritten={value !== ''} />}
    </>
  );
}

function Agreement({ field, isWritten }: { readonly field: FormField; readonly isWritten: boolean }) {
  const words = useWords(formWords);
  const { place, isLocked, problems } = useFormContext();
  const disagrees = problems.has(keyOfPath(field.path));
  async function fromEffect(): Promise<void> {
    pointAt(place, [...field.path.slice(0, -1), 'do']);
    await writeTextFromEffect({ ja: formWords.ja.actions.fromEffect, en: formWords.en.actions.fromEffect });
  }
  return (
    <p className="form-agreement row muted text-12">
      {isWritten && !disagrees && (
        <span className="form-agrees row gap-1">
          <Icon name="check" />
          {words.agrees}
        </span>
      )}
      {!isWritten && <span>{words.unprinted}</span>}
      <span className="head-space" />
      {!isLocked && (
        <Button look="bare" className="form-link" onClick={() => void fromEffect()}>
          {words.fromEffect}
        </Button>
      )}
    </p>
  );
}
