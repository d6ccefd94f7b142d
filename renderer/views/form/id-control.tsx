import type { FormField, NamedId } from '#authoring/tools/form/form.ts';
import { act } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { FileSign } from '#renderer/tables/file-sign.tsx';
import { ChoicePopup } from './choice-popup.tsx';
import { useFormContext, useWritten } from './form-context.ts';

interface IdProps {
  readonly field: FormField;
  readonly control: NamedId;
  readonly label: string;
  readonly isInSentence?: boolean;
}

export function IdControl({ field, control, label, isInSentence = false }: IdProps) {
  const words = useWords(formWords);
  const { place, savedAt } = useFormContext();
  const written = useWritten(field.path);
  const id = typeof written === 'string' ? written : '';
  const name = id === control.id ? control.name : '';
  return (
    <ChoicePopup
      at={field.path}
      label={`${label} ${name} ${id}`.trim()}
      className={isInSentence ? 'sentence-box box-word' : 'form-picker row'}
      changed={isInSentence && savedAt(field.path) !== undefined ? '' : undefined}
      onChoose={({ path, value }) => act(place, 'set', label, { kind: 'set', path, value, behind: field.behind })}
    >
      {id === control.id && control.file !== null && <FileSign path={control.file} />}
      <span className="grow cut">{name || id || words.nothing}</span>
      {name !== '' && !isInSentence && <span className="picker-id muted">{id}</span>}
      <Icon name="open" />
    </ChoicePopup>
  );
}
