import { useState } from 'react';
import { useStore } from 'zustand';
import { stepBack, stepOn, stepToLast } from '#renderer/desk/play/play-commands.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { goOn, stopProgram } from '#renderer/desk/play/program-commands.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { wordFor } from '#renderer/desk/words/words.ts';
import { Button, IconButton } from '#renderer/kit/controls/button.tsx';
import { Select } from '#renderer/kit/controls/select.tsx';
import { Popup } from '#renderer/kit/popups/popup.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { NewGame } from './new-game.tsx';

const playerUnlessChosen = 'greedy';
const stepChoices = ['1', '10', '100', 'end'] as const;
type StepChoice = (typeof stepChoices)[number];

export function Controls() {
  const words = useWords(deskWords);
  const { view, undone, busy, state, program } = useStore(playStore);
  const [player, setPlayer] = useState(playerUnlessChosen);
  const [steps, setSteps] = useState<StepChoice>('10');
  const playing = state === 'running' && view !== null;
  const over = view?.result !== null;
  const isAtPlay = program?.isLong === true;
  const at = playing ? view.at : 0;
  // Autoplay plays for all seats, so say so when only one is shown.
  const isOfSeat = playing && view.seat !== null;
  return (
    <div className="play-controls">
      <IconButton
        icon="back"
        label={words.stepBack}
        off={!playing || view.at === 0 || busy}
        onClick={() => void stepBack()}
      />
      <IconButton
        icon="on"
        label={words.stepOn}
        off={!playing || undone.length === 0 || busy}
        onClick={() => void stepOn()}
      />
      {undone.length > 1 && (
        <IconButton icon="last" label={words.stepToLast} off={busy} onClick={() => void stepToLast()} />
      )}
      <span className="controls-at fixed nowrap muted text-12">
        {playing && (undone.length > 0 ? words.decisionOf({ at, all: at + undone.length }) : words.decisionAt({ at }))}
      </span>
      {/* A single button, so that it keeps the focus. */}
      <Button
        icon={isAtPlay ? 'stop' : 'play'}
        aria-label={isAtPlay ? undefined : words.goOn}
        data-tip={isAtPlay ? undefined : isOfSeat ? words.playsAllSeats : words.goOn}
        aria-description={isOfSeat && !isAtPlay ? words.playsAllSeats : undefined}
        off={isAtPlay ? program.isStopping : !playing || over || busy || program !== null}
        onClick={() => (isAtPlay ? stopProgram() : void goOn(player, steps === 'end' ? null : Number(steps)))}
      >
        {isAtPlay ? (
          words.stopProgram
        ) : (
          <>
            <span className="controls-long">{words.goOn}</span>
            <span className="controls-short">{words.goOnShort}</span>
          </>
        )}
      </Button>
      {isAtPlay ? <Progress /> : <HowToGoOn {...{ player, steps }} onPlayer={setPlayer} onSteps={setSteps} />}
      <span className="head-space" />
      <NewGame />
    </div>
  );
}

interface HowProps {
  readonly player: string;
  readonly steps: StepChoice;
  readonly onPlayer: (player: string) => void;
  readonly onSteps: (steps: StepChoice) => void;
}

/** The strength of the automatic player, and how far it goes. */
function HowToGoOn({ player, steps, onPlayer, onSteps }: HowProps) {
  const words = useWords(deskWords);
  const players = useStore(playStore, ({ view }) => view?.players) ?? [player];
  const nameOf = (one: string) => wordFor(words.players, one) ?? one;
  const sayOf = (one: StepChoice) => (one === 'end' ? words.toTheEnd : words.steps({ count: Number(one) }));
  const said = { strength: nameOf(player), steps: sayOf(steps) };
  return (
    <Popup
      trigger={
        <Button icon="open" className="controls-how" data-tip={words.goOnHow}>
          <span className="hidden">{words.goOnHow} </span>
          <span className="controls-long">{words.goOnOptions(said)}</span>
          <span className="controls-short">{said.steps}</span>
        </Button>
      }
      label={words.goOn}
      className="auto-play"
    >
      <Select
        label={words.player}
        showsLabel
        value={player}
        options={players.map((one) => ({ value: one, label: nameOf(one) }))}
        onChange={onPlayer}
      />
      <Select
        label={words.stepCount}
        showsLabel
        value={steps}
        options={stepChoices.map((one) => ({ value: one, label: sayOf(one) }))}
        onChange={onSteps}
      />
    </Popup>
  );
}

function Progress() {
  const words = useWords(deskWords);
  const program = useStore(playStore, (state) => state.program);
  if (program === null) return null;
  const { player, steps, made } = program;
  const said = steps === null ? words.steps({ count: made }) : words.stepsOf({ made, all: steps });
  return (
    <span className="controls-progress gap-3 grow to-end nowrap text-12">
      <span>{wordFor(words.players, player) ?? player}</span>
      <progress
        aria-label={words.progress}
        aria-valuetext={said}
        {...(steps === null ? {} : { value: made, max: steps })}
      />
      <span>{said}</span>
    </span>
  );
}
