import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { namedChain, saidEntry } from '#renderer/desk/play/chain-names.ts';
import type { EngineAlarm, EngineTask } from '#renderer/desk/play/engine-alarm.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { engine, restartEngine, stopEngine } from '#renderer/desk/play/running-engine.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { type EngineWords, engineWords } from '#renderer/desk/words/generated/engine-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './engine-alert.css';

const SHOWN = 4;

export function EngineAlert() {
  const alarm = useStore(playStore, (state) => state.alarm);
  const words = useWords(engineWords);
  const sentence = useAlarmSentence(alarm);
  return (
    <div role="alert">
      {alarm !== null && (
        <div className={`engine-alert text-warn stack gap-3 text-12 engine-alert-${alarm.kind}`}>
          <p className="breaks">{sentence}</p>
          {alarm.chain.length > 0 && <Chain label={words.chain} chain={alarm.chain} />}
          {(alarm.kind === 'silent' || alarm.kind === 'slow') && (
            <div className="flex gap-3">
              <Button onClick={() => void stopEngine()}>{alarm.kind === 'slow' ? words.stopFirst : words.stop}</Button>
              <Button onClick={() => engine().wait()}>{words.wait}</Button>
            </div>
          )}
          {alarm.kind === 'broke' && (
            <div className="flex gap-3">
              <Button look="primary" onClick={() => void restartEngine()}>
                {words.restart}
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}

function Chain({ label, chain }: { readonly label: string; readonly chain: readonly string[] }) {
  const isLong = chain.length > 2 * SHOWN;
  const shown = isLong ? [...chain.slice(0, SHOWN), '…', ...chain.slice(-SHOWN)] : chain;
  return (
    <ol className="engine-alert-chain muted code" aria-label={label}>
      {shown.map((path, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cyclic chain repeats paths
        <li key={i}>{path}</li>
      ))}
    </ol>
  );
}

/** The names in the sentence arrive later, from another worker. */
function useAlarmSentence(alarm: EngineAlarm | null): string {
  const locale = useLocale();
  const page = useWords(deskWords);
  const words = useWords(engineWords);
  const [said, setSaid] = useState({ chain: '', entry: null as string | null });
  useEffect(() => {
    setSaid({ chain: '', entry: null });
    if (alarm === null) return;
    let isWanted = true;
    void Promise.all([namedChain(locale, alarm.chain), saidEntry(locale, alarm.doing)]).then(([chain, entry]) => {
      if (isWanted) setSaid({ chain, entry });
    });
    return () => {
      isWanted = false;
    };
  }, [alarm, locale]);

  if (alarm === null) return '';
  const at = alarm.entry === null ? null : alarm.entry < 0 ? page.atSetup : page.atEntry({ at: alarm.entry + 1 });
  const doing = doingWords(words, alarm.doing, said.entry);
  const where = said.chain === '' ? '' : words.effectsOf({ cards: said.chain });
  return words[alarm.kind]({ doing: at === null ? doing : words.doingAt({ doing, at }), where });
}

function doingWords(words: EngineWords, doing: EngineTask, entry: string | null): string {
  if (doing.kind !== 'entry') return words.doing[doing.kind];
  return words.entry({ sentence: entry ?? '…' });
}
