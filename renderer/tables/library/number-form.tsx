import { type FormEvent, type KeyboardEvent, type MouseEvent, type ReactNode, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { OfferedAction } from '#renderer/desk/workers/engine-calls.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { formatAmount } from './format-amount.ts';
import type { LibraryWords } from './words/generated/library-words.ts';

const small = 1;
const large = 5;
const keys: Readonly<Record<string, number>> = { ArrowUp: small, ArrowDown: -small, PageUp: large, PageDown: -large };

/** The field itself has keys for this, and every other button of an answer gives it. */
const forPointers = {
  tabIndex: -1,
  'aria-hidden': true,
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
} as const;

export interface NumberFormProps {
  /** In any order. */
  readonly answers: readonly OfferedAction[];
  readonly label: string;
  readonly say: (amount: number) => string;
  /** Default: the least. */
  readonly first?: 'most';
  /** Below, for the amount as it is now. */
  readonly more?: (amount: number) => ReactNode;
  readonly words: Pick<LibraryWords, 'ofAll'>;
  readonly busy: boolean;
  readonly onAct: (answer: JsonObject) => void;
}

const amountOf = ({ answer }: OfferedAction): number => Number(answer['amount']);

/** Answers with a number: arrows step, page keys step by five, Enter submits. */
export function NumberForm({ answers: offered, label, say, first, more, words, busy, onAct }: NumberFormProps) {
  const answers = offered.toSorted((one, other) => amountOf(one) - amountOf(other));
  const amounts = answers.map(amountOf);
  const [wished, setWished] = useState(String(amounts.at(first === 'most' ? -1 : 0) ?? 0));
  const least = amounts[0] ?? 0;
  const at = Math.max(
    0,
    amounts.findLastIndex((amount) => amount <= Number(wished)),
  );
  const chosen = answers[at];
  const amount = amounts[at] ?? least;
  const go = (by: number) => setWished(String(amounts[Math.min(amounts.length - 1, Math.max(0, at + by))] ?? least));
  function onKeyDown(event: KeyboardEvent): void {
    const by = keys[event.key];
    if (by === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    go(by);
  }
  function give(event: FormEvent): void {
    event.preventDefault();
    if (!busy && chosen !== undefined) onAct(chosen.answer);
  }
  return (
    <form className="table-row table-number" onSubmit={give}>
      <Button {...forPointers} onClick={() => go(-small)}>
        −
      </Button>
      <label className="table-row">
        <input
          className="code"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuenow={amount}
          aria-valuemin={least}
          aria-valuemax={amounts.at(-1) ?? least}
          value={wished}
          onChange={({ target }) => setWished(target.value.replace(/\D/g, ''))}
          onBlur={() => setWished(String(amount))}
          onKeyDown={onKeyDown}
        />
        <small>{words.ofAll({ most: formatAmount(amounts.at(-1) ?? least) })}</small>
      </label>
      <Button {...forPointers} onClick={() => go(small)}>
        ＋
      </Button>
      <Button type="submit" look="accent">
        {say(amount)}
      </Button>
      {more?.(amount)}
    </form>
  );
}
