import { useState } from 'react';
import { useStore } from 'zustand';
import type { LabResults, LabRun } from '#api/studio/lab-calls.ts';
import { changeQuestion } from '#renderer/desk/balance/balance-store.ts';
import { numberNow } from '#renderer/desk/balance/places-to-try.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { IconButton } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { aimAtValue } from './aim-at-value.ts';
import { Difference } from './difference.tsx';
import { FigureHead } from './figure-head.tsx';
import { NumberPlaceLink, nameOfPlace } from './number-place.tsx';
import { percent, points } from './numbers.ts';
import { type Cell, Panel } from './panel.tsx';
import { TriedNote, type TriedNumber, TryButton } from './try-button.tsx';
import { useCardNames } from './use-card-names.ts';
import { useFigureNames } from './use-figure-names.ts';

type Report = Extract<LabResults, { kind: 'numbers' }>['report'];
type MeasuredNumber = Report['numbers'][number];
type Change = MeasuredNumber['changes'][number];

interface NumbersTableProps {
  readonly run: LabRun;
  readonly report: Report;
}

/** What each number does: the figure with one less and one more, and which values play alike. */
export function NumbersTable({ run, report }: NumbersTableProps) {
  const words = useWords(balanceWords);
  const figureName = useFigureNames();
  const nameOf = useCardNames();
  useStore(projectStore, ({ files }) => files);
  const [tried, setTried] = useState<TriedNumber | null>(null);
  const asked = report.numbers.filter(({ isAsked }) => isAsked);
  const name = figureName(report.figure);
  const rows = asked.map((number): readonly Cell[] => [
    { text: number.path, drawn: <NumberPlaceLink place={number} /> },
    nowCell(number),
    ...[-1, 1].map((step) =>
      changeCell(
        number,
        number.changes.find(({ value }) => value === number.value + step),
      ),
    ),
    alikeText(number),
    {
      text: '',
      drawn: (
        <IconButton
          look="tool"
          icon="search"
          label={`${words.findValue}: ${nameOfPlace(number, nameOf)}`}
          onClick={() => changeQuestion({ ...run.question, aim: aimAtValue(number) })}
        />
      ),
    },
  ]);
  const columns = [words.number, words.numberNow, words.less, words.greater, words.alike, words.findValue];
  return (
    <>
      <FigureHead figure={report.figure} rate={report.rate} />
      <TriedNote tried={tried} />
      <Panel title={words.numbersTitle({ name })} help={words.numbersHelp} columns={columns} rows={rows} most={40}>
        {asked.length < report.numbers.length && (
          <p className="muted text-12">{words.neverAsked({ count: report.numbers.length - asked.length })}</p>
        )}
      </Panel>
    </>
  );

  function nowCell(number: MeasuredNumber): Cell {
    const now = numberNow(number);
    if (now === number.value) return number.value;
    const text = now === null ? words.isGone : words.wasChanged({ value: now });
    return {
      text: String(number.value),
      drawn: (
        <span>
          {number.value} <span className="muted text-11">{text}</span>
        </span>
      ),
    };
  }

  function changeCell(number: MeasuredNumber, change: Change | undefined): Cell {
    if (change === undefined) return words.notAllowed;
    const { value, rate, difference, verdict, isClear, refused } = change;
    if (refused !== null) return words.notPlayable;
    const [low, high] = difference.interval;
    return {
      text: `${percent(rate)} % (${points(difference.value)}; ${points(low)}–${points(high)})`,
      drawn: (
        <span className="row wrap">
          <Difference {...{ verdict, isClear, value: difference.value }}>
            {`${percent(rate)} % (${points(difference.value)})`}
          </Difference>
          <span className="muted text-11 nowrap">{words.pointsOf({ low: points(low), high: points(high) })}</span>
          <TryButton place={number} value={value} onTried={setTried} />
        </span>
      ),
    };
  }

  function alikeText({ value, alike: [low, high] }: MeasuredNumber): string {
    return low === value && high === value ? '' : words.alikeOf({ low, high });
  }
}
