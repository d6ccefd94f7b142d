import type { FormField, NamedId } from '#authoring/tools/form/form.ts';
import { act } from '#renderer/desk/form/form-writing.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { ChoicePopup } from './choice-popup.tsx';
import { useFormContext, useWritten } from './form-context.ts';

export function SeveralControl({
  field,
  items,
  label,
}: {
  readonly field: FormField;
  readonly items: readonly NamedId[];
  readonly label: string;
}) {
  const words = useWords(formWords);
  const { place, isLocked } = useFormContext();
  const written = useWritten(field.path);
  const ids = Array.isArray(written) ? (written as readonly string[]) : [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame
    <div className="form-several row wrap gap-2" role="group" aria-label={label}>
      {ids.map((id, i) => {
        const name = items.find((item) => item.id === id)?.name || id;
        return (
          <span key={id} className="form-chip row gap-1 text-12">
            {name}
            {!isLocked && (
              <IconButton
                look="tool"
                icon="close"
                label={words.removeField({ label: name })}
                onClick={() => act(place, 'remove', label, { kind: 'remove', path: [...field.path, i] })}
              />
            )}
          </span>
        );
      })}
      {!isLocked && (
        <ChoicePopup
          at={[...field.path, ids.length]}
          label={words.addTo({ label })}
          className="tool push"
          onChoose={({ value }) =>
            act(
              place,
              'add',
              label,
              Array.isArray(written)
                ? { kind: 'append', path: field.path, value }
                : { kind: 'set', path: field.path, value: [value], behind: field.behind },
            )
          }
        >
          ＋
        </ChoicePopup>
      )}
    </div>
  );
}
