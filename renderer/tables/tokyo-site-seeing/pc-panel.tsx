import { OwnActions } from '../library/own-actions.tsx';
import { labelOf, useTable } from '../library/table-context.ts';
import { TableObject } from '../library/table-object.tsx';
import { useBoard } from './board-context.ts';
import { Sign, type SignName } from './face/sign.tsx';
import { DeckCounts, EquipmentList, HandCards } from './pc-cards.tsx';
import { PcMark } from './pc-mark.tsx';
import { HpTrack, Skills } from './pc-state.tsx';
import { aboutPc } from './questions.ts';
import type { PcOnTable } from './table-document.ts';

export interface PcProps {
  readonly id: string;
  readonly pc: PcOnTable;
}

/** Everything of a PC. */
export function PcPanel({ id, pc }: PcProps) {
  const { table, labels, words, isLarge } = useBoard();
  const { acting } = useTable();
  const isFinished = table.phase === 'actions' && pc.finished;
  return (
    <li className={`table-seat tss-pc ${acting.has(id) ? 'tss-pc-acting' : ''} ${isFinished ? 'tss-pc-finished' : ''}`}>
      {isLarge && (
        <div className="tss-pc-head">
          <TableObject
            names={[id]}
            label={pcLabel(id, pc, labels, words)}
            questions={aboutPc(id)}
            className="tss-pc-name"
          >
            <PcMark id={id} pc={pc} />
            <b>{labelOf(labels, id)}</b>
            {pc.area !== null && <span className="table-muted">{labelOf(labels, pc.area)}</span>}
          </TableObject>
          {isFinished && <span className="tss-note">{words.finished}</span>}
          <OwnActions by={id} words={words.doing} />
        </div>
      )}
      <div className="tss-pc-values">
        <Abilities pc={pc} />
        <HpTrack pc={pc} />
        <span className="tss-ap" title={words.apOf(pc.ap)}>
          <Sign name="token-ap" />
          <b>{pc.ap}</b>
        </span>
        {pc.progress > 0 && (
          <span className="tss-token tss-token-progress" role="img" aria-label={words.progress(pc.progress)}>
            <Sign name="token-progress" />
            {pc.progress}
          </span>
        )}
        {isLarge ? <DeckCounts pc={pc} /> : <OwnActions by={id} words={words.doing} />}
      </div>
      <Skills id={id} pc={pc} />
      <EquipmentList id={id} pc={pc} />
      <HandCards id={id} pc={pc} />
    </li>
  );
}

export function pcLabel(
  id: string,
  pc: PcOnTable,
  labels: Parameters<typeof labelOf>[0],
  words: ReturnType<typeof useBoard>['words'],
): string {
  const hp = pc.maxHp - pc.damage;
  return [
    labelOf(labels, id),
    ...(pc.area === null ? [] : [labelOf(labels, pc.area)]),
    hp <= 0 ? words.down : words.hpOf(String(hp), String(pc.maxHp)),
    words.apOf(pc.ap),
    words.handCount(pc.hand.length),
  ].join(words.comma);
}

/** Whether a number is more or less than printed. */
function alteration(printed: number | undefined, now: number): 'less' | 'more' | undefined {
  if (printed === undefined || printed === now) return undefined;
  return now > printed ? 'more' : 'less';
}
function saidPrinted(printed: number | undefined, now: number, words: ReturnType<typeof useBoard>['words']): string {
  return alteration(printed, now) === undefined ? '' : words.printed(String(printed));
}

function Abilities({ pc }: { readonly pc: PcOnTable }) {
  const { words } = useBoard();
  return (
    <span className="tss-abilities">
      {Object.entries(pc.abilities).map(([ability, value]) => (
        <span
          key={ability}
          data-sign={ability}
          role="img"
          data-altered={alteration(pc.printed?.abilities[ability], value)}
          aria-label={`${words.abilities[ability] ?? ability} ${value}${saidPrinted(pc.printed?.abilities[ability], value, words)}`}
          title={`${words.abilities[ability]}${saidPrinted(pc.printed?.abilities[ability], value, words)}`}
        >
          <Sign name={ability as SignName} />
          <b>{value}</b>
        </span>
      ))}
    </span>
  );
}
