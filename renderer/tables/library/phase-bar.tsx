import { useWords } from '#renderer/kit/words/use-words.ts';
import './phase-bar.css';
import type { ReactNode } from 'react';
import { askAlter } from '#renderer/desk/altering/altering-store.ts';
import type { ChoosableItem } from '#renderer/desk/altering/cheat-kinds.ts';
import { alterWords } from '#renderer/desk/words/generated/alter-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { useCanAlter } from '#renderer/parts/altering/use-can-alter.ts';
import { SeatActions } from './seat-actions.tsx';

interface PhaseBarProps {
  readonly round: { readonly said: string; readonly short: string };
  readonly phases: readonly ChoosableItem[];
  readonly now: string;
  readonly answers: Readonly<Record<string, string>>;
  readonly children?: ReactNode;
}

export function PhaseBar({ round, phases, now, answers, children }: PhaseBarProps) {
  const alterLabels = useWords(alterWords);
  const canAlter = useCanAlter();
  const at = phases.findIndex(({ id }) => id === now);
  return (
    <div className="table-row table-phases">
      <strong data-tip={round.said}>
        <span className="hidden">{round.said}</span>
        <span aria-hidden="true">{round.short}</span>
      </strong>
      <ol>
        {phases.map(({ id, name }, i) => (
          <li key={id} className={i < at ? 'table-phase-done' : ''} aria-current={i === at ? 'step' : undefined}>
            {i + 1} <span className="table-phase-name">{name}</span>
          </li>
        ))}
      </ol>
      {canAlter && (
        <IconButton
          icon="pencil"
          label={alterLabels.wholeTable}
          onClick={({ currentTarget }) => askAlter({ names: [], label: alterLabels.table }, currentTarget)}
        />
      )}
      <SeatActions by="" words={answers} />
      {children}
    </div>
  );
}
