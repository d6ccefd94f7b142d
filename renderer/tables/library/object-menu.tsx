import { Menu } from '@base-ui/react/menu';
import { Popover } from '@base-ui/react/popover';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { askAlter, canAlter } from '#renderer/desk/altering/altering-store.ts';
import type { IllegalAnswer } from '#renderer/desk/play/play-commands.ts';
import { askReason } from '#renderer/desk/reason/reason-store.ts';
import { labelOf } from '#renderer/desk/table/table-names.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { reasonWords } from '#renderer/desk/words/generated/reason-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { RuleText } from '#renderer/parts/rules/rule-text.tsx';
import { type OpenedObject, useTable } from './table-context.ts';

const WhatHelps = lazy(() =>
  import('#renderer/parts/advice/what-helps.tsx').then((part) => ({ default: part.WhatHelps })),
);

interface OpenedProps {
  readonly opened: OpenedObject;
  readonly onClose: () => void;
  readonly onWhy: (answers: readonly JsonObject[]) => Promise<readonly IllegalAnswer[]>;
}

/** The actions of an object, or its face and why it has none. */
export function ObjectMenu(props: OpenedProps) {
  return props.opened.kind === 'menu' ? <ActionMenu {...props} /> : <Details {...props} />;
}

function ActionMenu({ opened, onClose }: OpenedProps) {
  const { onAct } = useTable();
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={opened.element} sideOffset={4} align="start" className="floating-place">
          <Menu.Popup className="floating" aria-label={opened.label} finalFocus={() => opened.element}>
            {opened.actions.map(({ answer, sentence }) => (
              <Menu.Item key={JSON.stringify(answer)} className="table-menu-item" onClick={() => onAct(answer)}>
                {sentence}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function Details({ opened, onClose, onWhy }: OpenedProps) {
  const { words, labels, faceOf, onShow } = useTable();
  const [reasons, setReasons] = useState<readonly IllegalAnswer[] | null>(null);
  const reasonLabels = useWords(reasonWords);
  const alterLabels = useWords(alterWords);
  const { design, questions, actions } = opened;
  useEffect(() => {
    let isWanted = true;
    void onWhy(questions).then((found) => {
      if (isWanted) setReasons(found);
    });
    return () => {
      isWanted = false;
    };
  }, [questions, onWhy]);
  const face = design === null ? null : faceOf(design);
  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={opened.element} sideOffset={4} align="start" className="floating-place">
          <Popover.Popup className="floating table-details" finalFocus={() => opened.element}>
            <Popover.Title className={face === null ? 'table-details-title' : 'hidden'}>
              {design === null ? opened.label : labelOf(labels, design)}
            </Popover.Title>
            {face !== null && <Suspense fallback={null}>{face}</Suspense>}
            {actions.length > 0 && (
              <ul className="table-details-actions" aria-label={words.actions}>
                {actions.map(({ answer, sentence }) => (
                  <li key={JSON.stringify(answer)}>{sentence}</li>
                ))}
              </ul>
            )}
            {reasons !== null && reasons.length > 0 && (
              <dl className="table-why" aria-label={words.why}>
                {reasons.map(({ answer, sentence, reason }, i) => (
                  <div key={sentence}>
                    <dt>{sentence}</dt>
                    <dd>
                      <RuleText text={reason} />
                      {i === 0 && (
                        <Suspense fallback={null}>
                          <WhatHelps answer={answer} onDone={onClose} />
                        </Suspense>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {reasons?.length === 0 && actions.length === 0 && <p className="table-muted">{words.noAction}</p>}
            <div className="table-details-close">
              <Button
                onClick={() => {
                  onClose();
                  askReason({ kind: 'numbers', names: opened.names, label: opened.label }, opened.element);
                }}
              >
                {reasonLabels.numbers}
              </Button>
              {canAlter() && (
                <Button
                  onClick={() => {
                    onClose();
                    askAlter({ names: opened.names, label: opened.label }, opened.element);
                  }}
                >
                  {alterLabels.alter}
                </Button>
              )}
              <Button onClick={() => onShow(opened.entries, 'open')}>{words.inText}</Button>
              <Popover.Close className="button">{words.close}</Popover.Close>
            </div>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
