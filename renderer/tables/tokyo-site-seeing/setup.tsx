import { type FormEvent, useState } from 'react';
import type { JsonObject } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { Button } from '../../look/button.tsx';
import type { SetupProps } from '../table-view.ts';
import { ModChoice } from './mod-choice.tsx';
import { modsFor, pcsOf, scenariosOf } from './setup-choices.ts';
import { tableWords } from './table-words.ts';

const most = 4;
const firstSeed = 1;
const seedPattern = '[0-9]{1,9}';

/** One player for each PC. */
function setupOf(scenario: string, pcs: readonly string[], seed: number, mods: readonly string[] = []): JsonObject {
  return { scenario, players: pcs.map((pc) => ({ pcs: [pc] })), seed, ...(mods.length === 0 ? {} : { mods }) };
}

/** The first scenario with as many PCs as can play. */
export function firstSetup(documents: Documents): JsonObject | null {
  const scenario = scenariosOf(documents, 'ja')[0];
  const pcs = pcsOf(documents).slice(0, most);
  return scenario === undefined || pcs.length === 0 ? null : setupOf(scenario.id, pcs, firstSeed);
}

/** Chooses scenario, how many PCs, scenario MOD cards where the scenario uses them, and the seed, and begins. */
export function Setup({ documents, locale, busy, onStart }: SetupProps) {
  const words = tableWords(locale);
  const scenarios = scenariosOf(documents, locale);
  const pcs = pcsOf(documents);
  const [chosen, setChosen] = useState('');
  const [count, setCount] = useState(most);
  const [seed, setSeed] = useState(String(firstSeed));
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const scenario = scenarios.find(({ id }) => id === chosen)?.id ?? scenarios[0]?.id;
  const mods = modsFor(documents, locale, scenario);
  const counts = Array.from({ length: Math.min(most, pcs.length) }, (_, i) => i + 1);
  const players = Math.min(count, counts.length);

  function start(event: FormEvent): void {
    event.preventDefault();
    if (scenario === undefined) return;
    const chosenMods = mods.map(({ id }) => id).filter((id) => wanted.includes(id));
    onStart(setupOf(scenario, pcs.slice(0, players), Number(seed), chosenMods));
  }

  return (
    <form className="setup" onSubmit={start}>
      <select
        className="setup-scenario"
        aria-label={words.setup.scenario}
        value={scenario ?? ''}
        onChange={(event) => setChosen(event.target.value)}
      >
        {scenarios.map(({ id, title }) => (
          <option key={id} value={id}>
            {id} {title}
          </option>
        ))}
      </select>
      <select
        aria-label={words.setup.players}
        value={players}
        onChange={(event) => setCount(Number(event.target.value))}
      >
        {counts.map((one) => (
          <option key={one} value={one}>
            {words.setup.count(one)}
          </option>
        ))}
      </select>
      {mods.length > 0 && <ModChoice mods={mods} wanted={wanted} locale={locale} onWant={setWanted} />}
      <input
        className="setup-seed code"
        aria-label={words.setup.seed}
        title={words.setup.seed}
        inputMode="numeric"
        pattern={seedPattern}
        required
        value={seed}
        onChange={(event) => setSeed(event.target.value)}
      />
      <Button type="submit" className="button button-ring" off={busy || scenario === undefined || players === 0}>
        {words.start}
      </Button>
    </form>
  );
}
