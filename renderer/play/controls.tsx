import { useState } from 'react';
import { Button } from '../look/button.tsx';
import { Icon } from '../look/icon.tsx';
import { useWords } from '../words/locale-store.ts';
import { goOn, stepBack, stepOn } from './play-commands.ts';
import { usePlay } from './play-store.ts';

const players = ['greedy', 'random'] as const;
const stepChoices = ['1', '10', '100', 'end'] as const;

/** Back, on again, and a program that plays. */
export function Controls() {
  const words = useWords();
  const { view, undone, busy, state } = usePlay();
  const [player, setPlayer] = useState<(typeof players)[number]>('greedy');
  const [steps, setSteps] = useState<(typeof stepChoices)[number]>('10');
  const playing = state === 'running' && view !== null;
  const over = view?.result !== null;
  return (
    <div className="controls">
      <Button
        className="button button-icon"
        aria-label={words.stepBack}
        title={words.stepBack}
        off={!playing || view.at === 0 || busy}
        onClick={() => void stepBack()}
      >
        <Icon name="back" />
      </Button>
      <Button
        className="button button-icon"
        aria-label={words.stepOn}
        title={words.stepOn}
        off={!playing || undone.length === 0 || busy}
        onClick={() => void stepOn()}
      >
        <Icon name="on" />
      </Button>
      <span className="controls-at">{playing && words.decisionAt(view.at)}</span>
      <span className="head-space" />
      <select
        aria-label={words.player}
        value={player}
        onChange={(event) => setPlayer(event.target.value as typeof player)}
      >
        {players.map((one) => (
          <option key={one} value={one}>
            {words.players[one]}
          </option>
        ))}
      </select>
      <select
        aria-label={words.stepCount}
        value={steps}
        onChange={(event) => setSteps(event.target.value as typeof steps)}
      >
        {stepChoices.map((one) => (
          <option key={one} value={one}>
            {one === 'end' ? words.toTheEnd : words.steps(Number(one))}
          </option>
        ))}
      </select>
      <Button
        className="button"
        off={!playing || over || busy}
        onClick={() => void goOn(player, steps === 'end' ? null : Number(steps))}
      >
        <Icon name="play" />
        {words.goOn}
      </Button>
    </div>
  );
}
