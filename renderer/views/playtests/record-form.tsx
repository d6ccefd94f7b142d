import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { AssertableFacts } from '#authoring/project/play/assertable-facts.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { recordStore } from '#renderer/desk/playtests/record-store.ts';
import { askFacts, recordedGame } from '#renderer/desk/playtests/record-test.ts';
import { testWords } from '#renderer/desk/words/generated/test-words.ts';
import type { RecordedGame } from '#renderer/desk/workers/tests-calls.ts';
import { useAnswer } from '#renderer/kit/asking/use-answer.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { NumberField } from '#renderer/kit/controls/number-field.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { RangeFacts } from './stretch-facts.tsx';

export function RecordForm() {
  const words = useWords(testWords);
  const { from, to } = useStore(recordStore);
  const { view, played, undone, playedOn } = useStore(playStore);
  const [game, setGame] = useState<RecordedGame | null>(recordedGame);
  const all = (played?.entries.length ?? 0) + undone.length;
  const at = view?.at ?? 0;
  const last = to ?? at;
  const first = from ?? Math.max(0, last - 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the game or its content changes
  useEffect(() => setGame(recordedGame()), [played, playedOn, all]);
  const facts = useFacts(game, first, last);
  const close = () => recordStore.setState({ isOpen: false, from: null, to: null });
  const inGame = (at: number): number => Math.min(Math.max(Math.trunc(at), 0), all);
  return (
    <section
      className="tests-record scroll"
      aria-label={words.record}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.preventDefault();
        close();
      }}
    >
      <h3>{words.record}</h3>
      {game === null ? (
        <p className="empty">{words.noGame}</p>
      ) : (
        <>
          <div className="tests-stretch row wrap">
            <label className="field">
              {words.from}
              <NumberField
                autoFocus
                min={0}
                max={all}
                value={first}
                onChange={(at) => recordStore.setState({ from: inGame(at) })}
              />
            </label>
            <Button onClick={() => recordStore.setState({ from: at })}>{words.fromHere}</Button>
            <label className="field">
              {words.to}
              <NumberField min={0} max={all} value={last} onChange={(at) => recordStore.setState({ to: inGame(at) })} />
            </label>
            <Button onClick={() => recordStore.setState({ to: at })}>{words.toHere}</Button>
          </div>
          {first >= last ? (
            <p className="note note-warning">{words.emptyStretch}</p>
          ) : facts === undefined ? (
            <p className="empty">{words.reading}</p>
          ) : facts === null ? (
            <p className="note note-warning">{words.notRecorded}</p>
          ) : (
            <RangeFacts key={`${first} ${last}`} {...{ game, facts, first, last }} />
          )}
        </>
      )}
      <Button className="tests-cancel" onClick={close}>
        {words.cancel}
      </Button>
    </section>
  );
}

function useFacts(game: RecordedGame | null, from: number, to: number): AssertableFacts | null | undefined {
  return useAnswer([game, from, to], () => (game === null || from >= to ? null : askFacts(game, from, to)));
}
