import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { FormChoice } from '#authoring/tools/form/choices.ts';
import { choicesFor } from '#renderer/desk/form/choose.ts';
import { formWords } from '#renderer/desk/words/generated/form-words.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { placeByKey } from '#renderer/kit/lists/arrow-keys.ts';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { EntryFace } from '#renderer/tables/entry-face.tsx';
import { FileSign } from '#renderer/tables/file-sign.tsx';
import { useFormContext } from './form-context.ts';

interface ChoicePopupProps {
  readonly at: JsonPath;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
  readonly onChoose: (choice: FormChoice) => void;
  readonly kind?: string;
  readonly changed?: '' | undefined;
}

export function ChoicePopup({ at, label, className, children, onChoose, kind, changed }: ChoicePopupProps) {
  const { isLocked } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popup
      open={isOpen}
      onOpenChange={setOpen}
      align="start"
      className="form-choices stack gap-0"
      label={label}
      trigger={
        <Button
          look="bare"
          className={className}
          aria-label={label}
          off={isLocked}
          data-kind={kind}
          data-changed={changed}
        >
          {children}
        </Button>
      }
    >
      <Choices
        at={at}
        label={label}
        onChoose={(choice) => {
          setOpen(false);
          onChoose(choice);
        }}
      />
    </Popup>
  );
}

function Choices({ at, label, onChoose }: Pick<ChoicePopupProps, 'at' | 'label' | 'onChoose'>) {
  const words = useWords(formWords);
  const { place } = useFormContext();
  const [typed, setTyped] = useState('');
  const [all, setAll] = useState(0);
  const [active, setActive] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const found = useLastAnswer([typed], async (signal) => {
    const choices = await choicesFor(place, at, typed);
    if (!signal.aborted) setActive(0);
    if (typed === '') setAll(choices.length);
    return choices;
  });
  // `void`: some browsers return a promise, and an effect may only return a cleanup.
  useEffect(() => void list.current?.children[active]?.scrollIntoView({ block: 'nearest' }), [active]);
  const shown = found?.[active];
  function onKey(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || found === undefined) return;
    const to = event.key.startsWith('Arrow')
      ? placeByKey(event.key, active, { count: found.length, wraps: true })
      : null;
    const choice = found[active];
    if (to !== null) setActive(to);
    else if (event.key === 'Enter' && choice !== undefined) onChoose(choice);
    else return;
    event.preventDefault();
  }
  return (
    <>
      <input
        className="form-choices-typed"
        role="combobox"
        aria-label={label}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found?.[active] === undefined ? undefined : `${id}-${active}`}
        placeholder={words.search}
        spellCheck={false}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: opened for typing
        autoFocus
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKey}
      />
      <div className="form-choices-found row gap-0">
        <div ref={list} id={id} role="listbox" aria-label={label} className="grow scroll">
          {found?.map((choice, i) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced at each key
              key={i}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              className="form-choice row gap-5 text-13"
              data-tip={choice.about}
              onClick={() => onChoose(choice)}
            >
              {choice.file !== undefined && <FileSign path={choice.file} />}
              <span className="grow">{choice.label}</span>
              {choice.note !== '' && <span className="form-choice-note muted">{choice.note}</span>}
            </div>
          ))}
        </div>
        {shown?.file !== undefined && typeof shown.value === 'string' && (
          <EntryFace className="form-choices-face" file={shown.file} id={shown.value} index={null} />
        )}
      </div>
      {found?.length === 0 && <p className="empty">{words.noneFits({ typed, count: all })}</p>}
    </>
  );
}
