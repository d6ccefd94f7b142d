import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './rules.css';
import { Popover } from '@base-ui/react/popover';
import { useEffect, useRef, useState } from 'react';
import { logWords } from '#renderer/desk/words/generated/log-words.ts';
import type { SaidRule } from '#renderer/desk/workers/authoring-calls.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';

interface RuleMarkProps {
  readonly id: string;
  /** Not a tab stop, where arrow keys move among marks. */
  readonly isRoving?: boolean;
}

/** Opens the rule with its page in the book. */
export function RuleMark({ id, isRoving = false }: RuleMarkProps) {
  const words = useWords(logWords);
  const mark = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="bare"
        className="rule-mark nowrap text-info"
        ref={mark}
        tabIndex={isRoving ? -1 : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words.rule({ id })}
        onClick={() => setIsOpen(!isOpen)}
      >
        {id}
      </Button>
      {isOpen && <RuleSentence id={id} mark={mark} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface RuleSentenceProps {
  readonly id: string;
  readonly mark: React.RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}

/** Mounted on demand: a log has hundreds of marks. */
function RuleSentence({ id, mark, onClose }: RuleSentenceProps) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const logLabels = useWords(logWords);
  const [said, setSaid] = useState<SaidRule | null | 'asked'>('asked');
  useEffect(() => {
    let isWanted = true;
    void authoring()
      .call('rule', { locale, id })
      .then((found) => {
        if (isWanted) setSaid(found);
      });
    return () => {
      isWanted = false;
    };
  }, [id, locale]);
  if (said === 'asked') return null;
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        // The mark itself toggles it
        if (!isOpen && !(event.type !== 'keydown' && mark.current?.contains(event.target as Node) === true)) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={mark} sideOffset={4} collisionPadding={8} className="rule-positioner">
          <Popover.Popup className="rule-popup raised grid gap-2 text-13" finalFocus={mark}>
            <Popover.Title className="rule-title">{id}</Popover.Title>
            <Popover.Description className="rule-sentence">
              {said === null ? logLabels.unknownRule : said.text}
            </Popover.Description>
            {said !== null && said.ours !== '' && (
              <p className="rule-page muted text-12">{logLabels.ours({ ruling: said.ours })}</p>
            )}
            {said !== null && said.page !== '' && <p className="rule-page muted text-12">{pageOf(said, logLabels)}</p>}
            <Popover.Close className="button rule-close">{words.close}</Popover.Close>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** `inf.`: inferred, not stated in the book. */
function pageOf({ page }: SaidRule, words: (typeof logWords)['ja']): string {
  const pages = page.split(', ').filter((one) => one !== 'inf.');
  const said = pages.length === 0 ? [] : [words.page({ page: pages.join(', ') })];
  return [...said, ...(page.includes('inf.') ? [words.inferred] : [])].join(' · ');
}
