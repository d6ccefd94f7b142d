import { useState } from 'react';
import { useStore } from 'zustand';
import type { Branch } from '#authoring/tools/branches/branch.ts';
import { branchName } from '#renderer/desk/branches/branch-name.ts';
import { branchesStore } from '#renderer/desk/branches/branches-store.ts';
import { editEffectsStore, isOther, type OtherEffect, placeOf } from '#renderer/desk/branches/edit-effects-store.ts';
import { textsOfContent } from '#renderer/desk/branches/known-contents.ts';
import { openBranch, pinBranch } from '#renderer/desk/branches/open-branch.ts';
import { requestReplay } from '#renderer/desk/branches/replay-all.ts';
import { asPlayed } from '#renderer/desk/branches/replay-worker.ts';
import { jumpTo } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { wholeTexts } from '#renderer/desk/texts/compressed-text.ts';
import { type EditEffectWords, editEffectWords } from '#renderer/desk/words/generated/edit-effect-words.ts';
import { lineWords } from '#renderer/desk/words/generated/line-words.ts';
import type { ReplaySentences, TestReplay } from '#renderer/desk/workers/replay-calls.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { BranchButton } from './branch-button.tsx';
import { effectsSummary } from './edit-note.tsx';
import { Lockstep } from './lockstep.tsx';

const MOST = 24;

export function EditEffects() {
  const words = useWords(editEffectWords);
  const effects = useStore(editEffectsStore);
  const lines = useStore(branchesStore, (state) => state.lines);
  const [beside, setBeside] = useState<string | null>(null);
  const said = effectsSummary(effects, words);
  const others = [...effects.lines].flatMap(([id, effect]) => {
    const line = lines.get(id);
    return line !== undefined && line.pinned !== true && isOther(effect) ? [{ line, effect }] : [];
  });
  const shown = others.find(({ line }) => line.id === beside);
  return (
    <section className="edit-effects" aria-label={words.title}>
      <h3 className="text-13">{words.title}</h3>
      <p className="lines-note muted text-12">{effects.isStopped ? words.stopped : (said ?? words.none)}</p>
      {others.length > 0 && (
        <ul aria-label={words.list}>
          {others.slice(0, MOST).map(({ line, effect }) => (
            <OtherLine
              key={line.id}
              {...{ line, effect }}
              isBeside={line.id === beside}
              onBeside={() => setBeside(line.id === beside ? null : line.id)}
            />
          ))}
          {others.length > MOST && <li>{words.more({ count: others.length - MOST })}</li>}
        </ul>
      )}
      {effects.tests.size > 0 && (
        <ul aria-label={words.testList}>
          {[...effects.tests].map(([key, test]) => (
            <OtherTest key={key} test={test} />
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <Lockstep line={shown.line} first={placeOf(shown.effect) ?? 0} onClose={() => setBeside(null)} />
      )}
    </section>
  );
}

interface OtherLineProps {
  readonly line: Branch;
  readonly effect: OtherEffect;
  readonly isBeside: boolean;
  readonly onBeside: () => void;
}

function OtherLine({ line, effect, isBeside, onBeside }: OtherLineProps) {
  const words = useWords(editEffectWords);
  const lines = useStore(branchesStore, (state) => state.lines);
  const name = branchName(line, useWords(lineWords), lines);
  const busy = useStore(playStore, (state) => state.busy || state.program !== null);
  const said = useSaid(line, effect);
  const at = placeOf(effect);
  function show(): void {
    if (at === null) return;
    void (playStore.getState().line === line.id ? jumpTo(at) : openBranch(line.id, at));
  }
  return (
    <li className="lines-row">
      <div className="row wrap lines-what">
        <strong className="bold">{name}</strong>
        <span className="text-12 edit-effect">{sentenceOf(effect, said, words)}</span>
      </div>
      <div className="row wrap gap-2">
        <BranchButton says={words.toFirst} of={name} off={busy || at === null} onClick={show} />
        <BranchButton says={words.sideBySide} of={name} off={at === null} aria-pressed={isBeside} onClick={onBeside} />
        <BranchButton
          says={words.pin}
          of={name}
          aria-description={words.pinHint}
          onClick={() => pinBranch(line.id, true)}
        />
      </div>
    </li>
  );
}

/** The sentence of the first difference; null while it is being computed or unknown. */
function useSaid(line: Branch, effect: OtherEffect): ReplaySentences | null {
  const locale = useLocale();
  const ask = () => {
    const texts = textsOfContent(line.contentHash);
    const asked = { line: asPlayed(line), before: texts && wholeTexts(texts), locale };
    return requestReplay((client) => client.call('said', asked));
  };
  return useLastAnswer([line, effect, locale], () => (effect.kind === 'endless' ? null : ask())) ?? null;
}

function sentenceOf(effect: OtherEffect, said: ReplaySentences | null, words: EditEffectWords): string {
  switch (effect.kind) {
    case 'endless':
      return words.endless;
    case 'broken': {
      if (said?.kind !== 'broken') return words.at({ at: Math.max(0, effect.broken.at) });
      const { at, answer, message } = said;
      return at < 0 ? words.brokenAtSetup({ message }) : words.broken({ at: at + 1, answer, message });
    }
    case 'changed': {
      const where = effect.at < 0 ? words.atSetup : words.at({ at: effect.at + 1 });
      if (said?.kind !== 'changed') return where;
      const { before, after } = said;
      if (before === null) return after === null ? where : where + words.gap + words.appeared({ after });
      return where + words.gap + (after === null ? words.vanished({ before }) : words.changed({ before, after }));
    }
  }
}

function OtherTest({ test: { name, now } }: { readonly test: TestReplay }) {
  const words = useWords(editEffectWords);
  const locale = useLocale();
  if (now === null) return null;
  return (
    <li className="lines-row">
      <div className="row wrap lines-what">
        <strong className="bold">{name}</strong>
        <span className="text-12 edit-effect">
          {now.ok ? words.passesNow : words.failsNow + words.gap + now.message[locale]}
        </span>
      </div>
      <div className="row wrap gap-2">
        <BranchButton says={words.toTest} of={name} onClick={() => stage().openPart('tests', now.key)} />
      </div>
    </li>
  );
}
