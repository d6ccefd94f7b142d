import { labelOf } from '#renderer/desk/table/table-names.ts';
import { libraryWords } from '../library/library-words.ts';
import { SeatActions } from '../library/seat-actions.tsx';
import { numberInWords } from '../library/shown-number.ts';
import { useTable } from '../library/table-context.ts';
import { useBoard } from './board-context.ts';
import { CardTokens } from './card-tokens.tsx';
import { hpLeft, pcNumber } from './card-values.ts';
import { Sign, type SignName } from './face/sign.tsx';
import { DeckCounts, EquipmentList, HandCards } from './pc-cards.tsx';
import { HpTrack, Skills } from './pc-state.tsx';
import type { PcProps } from './table-document.ts';

export function PcPanel({ id, pc }: PcProps) {
  const { table, words, isLarge } = useBoard();
  const { acting } = useTable();
  const isFinished = table.phase === 'actions' && pc.finished;
  const own = <SeatActions by={id} words={words.answers} />;
  return (
    <li
      className={`table-column table-frame table-seat tss-pc ${acting.has(id) ? 'tss-pc-acting' : ''} ${isFinished ? 'tss-pc-finished' : ''}`}
    >
      <div className="table-row tss-pc-values">
        <Abilities id={id} pc={pc} />
        <HpTrack id={id} pc={pc} />
        <span className="tss-ap" data-tip={`${words.word('label', 'ap')} ${pc.ap}`}>
          <Sign name="token-ap" />
          <b>{pc.ap}</b>
        </span>
        <CardTokens card={{ card: id, progress: pc.progress }} />
        {isLarge && <DeckCounts id={id} pc={pc} />}
        {own}
      </div>
      <Skills id={id} pc={pc} />
      <EquipmentList id={id} pc={pc} />
      <HandCards id={id} pc={pc} />
    </li>
  );
}

export function usePcLabel({ id, pc }: PcProps): string {
  const { labels, words, numbers, locale } = useBoard();
  const { left, all } = hpLeft(numbers, id, pc);
  return [
    labelOf(labels, id),
    ...(pc.area === null ? [] : [labelOf(labels, pc.area)]),
    left <= 0 ? words.word('label', 'down') : `${words.word('label', 'hp')} ${left}/${all}`,
    `${words.word('label', 'ap')} ${pc.ap}`,
    words.handCount({ count: pc.hand.length }),
  ].join(libraryWords(locale).comma);
}

function Abilities({ id, pc }: PcProps) {
  const { words, numbers, locale } = useBoard();
  return (
    <span className="tss-abilities">
      {Object.entries(pc.abilities).map(([ability, printed]) => {
        const shown = pcNumber(numbers, id, ability, printed);
        const label = `${words.label('ability', ability)} ${numberInWords(shown, libraryWords(locale))}`;
        return (
          <span
            key={ability}
            className="table-row"
            data-sign={ability}
            role="img"
            data-altered={shown.isAltered ?? undefined}
            aria-label={label}
            data-tip={label}
          >
            <Sign name={ability as SignName} />
            <b>{shown.now}</b>
          </span>
        );
      })}
    </span>
  );
}
