import { Menu } from '@base-ui/react/menu';
import { Popover } from '@base-ui/react/popover';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { RuleText } from '../../rules/rule-text.tsx';
import type { WhyNot } from '../table-view.ts';
import { type Opened, useBoard } from './board-context.ts';
import { faceSubject } from './face/face-subject.ts';

const AnyFace = lazy(async () => ({ default: (await import('./face/any-face.tsx')).AnyFace }));

interface OpenedProps {
  readonly opened: Opened;
  readonly onClose: () => void;
  readonly onWhy: (answers: readonly JsonObject[]) => Promise<readonly WhyNot[]>;
}

/** What was asked of an object of the table: its actions to choose from, or its face and why it has none. */
export function ObjectMenu(props: OpenedProps) {
  return props.opened.kind === 'menu' ? <ActionMenu {...props} /> : <Details {...props} />;
}

function ActionMenu({ opened, onClose }: OpenedProps) {
  const { onAct } = useBoard();
  return (
    <Menu.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={opened.element} sideOffset={4} align="start" className="floating-place">
          <Menu.Popup className="floating" aria-label={opened.label} finalFocus={() => opened.element}>
            {opened.actions.map(({ answer, sentence }) => (
              <Menu.Item key={JSON.stringify(answer)} className="tss-menu-item" onClick={() => onAct(answer)}>
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
  const { words, labels, cards, documents, locale } = useBoard();
  const [reasons, setReasons] = useState<readonly WhyNot[] | null>(null);
  const { card, questions, actions } = opened;
  useEffect(() => {
    let isWanted = true;
    void onWhy(questions).then((found) => {
      if (isWanted) setReasons(found);
    });
    return () => {
      isWanted = false;
    };
  }, [questions, onWhy]);
  const path = card === null ? '' : cards(card).path;
  const subject = card === null || path === '' ? null : faceSubject(documents, { path, id: card, index: null });
  return (
    <Popover.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Popover.Portal>
        <Popover.Positioner anchor={opened.element} sideOffset={4} align="start" className="floating-place">
          <Popover.Popup className="floating tss-details" finalFocus={() => opened.element}>
            <Popover.Title className={subject === null ? 'tss-details-title' : 'hidden'}>
              {card === null ? opened.label : (labels[card] ?? card)}
            </Popover.Title>
            {subject !== null && (
              <Suspense fallback={null}>
                <AnyFace subject={subject} documents={documents} locale={locale} />
              </Suspense>
            )}
            {actions.length > 0 && (
              <ul className="tss-details-actions" aria-label={words.actions}>
                {actions.map(({ answer, sentence }) => (
                  <li key={JSON.stringify(answer)}>{sentence}</li>
                ))}
              </ul>
            )}
            {reasons !== null && reasons.length > 0 && (
              <dl className="tss-why" aria-label={words.why}>
                {reasons.map(({ sentence, reason }) => (
                  <div key={sentence}>
                    <dt>{sentence}</dt>
                    <dd>
                      <RuleText text={reason} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {reasons?.length === 0 && actions.length === 0 && <p className="tss-muted">{words.noAction}</p>}
            <Popover.Close className="button tss-details-close">{words.close}</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
