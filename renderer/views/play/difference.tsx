import { useStore } from 'zustand';
import { continueFromBreak, undoContinue } from '#renderer/desk/play/edit-and-continue.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { engineWords } from '#renderer/desk/words/generated/engine-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { RuleText } from '#renderer/parts/rules/rule-text.tsx';
import { EngineAlert } from './engine-alert.tsx';

const EditNote = late(async () => (await import('../branches/edit-note.tsx')).EditNote);

export function DifferenceLine() {
  const words = useWords(deskWords);
  const engineLabels = useWords(engineWords);
  const { difference, differenceSentence, state, alarm, busy, refusal } = useStore(playStore);
  const stopped = state === 'stopped' && alarm === null;
  const isBroken = difference.kind === 'broken' && !stopped;
  const hasGoneOn = difference.kind === 'wentOn' && !stopped;
  const sentence = stopped ? words.engineStopped : differenceSentence;
  // Visually hidden while there is nothing to show; screen readers can still read it.
  const quiet = difference.kind === 'none' && !stopped && refusal === null;
  return (
    <>
      <div className={`difference difference-${stopped ? 'broken' : difference.kind} ${quiet ? 'hidden' : ''}`}>
        <div role="status" aria-label={words.difference}>
          <RuleText text={sentence} />
        </div>
        {/* A single button, so that it keeps the focus when continuing can be undone. */}
        {(isBroken || hasGoneOn) && (
          <Button
            look={isBroken && alarm === null ? 'primary' : 'plain'}
            off={busy}
            onClick={() => void (isBroken ? continueFromBreak() : undoContinue())}
          >
            {isBroken ? words.continueFromBreak : engineLabels.takeBack}
          </Button>
        )}
        {refusal !== null && (
          <p className="refusal text-error" role="alert">
            <RuleText text={refusal} />
          </p>
        )}
      </div>
      {difference.kind !== 'none' && <EditNote />}
      <EngineAlert />
    </>
  );
}
