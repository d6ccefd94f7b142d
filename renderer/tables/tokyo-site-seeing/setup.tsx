import { type FormEvent, useEffect, useState } from 'react';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { Button } from '../../look/button.tsx';
import type { SetupProps } from '../table-view.ts';
import { ModChoice } from './mod-choice.tsx';
import { clearsIn, modsFor, pcsOf, scenariosOf } from './setup-choices.ts';
import { tableWords } from './table-words.ts';

const most = 4;
const firstSeed = 1;
const seedPattern = '[0-9]{1,9}';

interface Chosen {
  readonly mods?: readonly string[];
  /** What each player has cleared before. */
  readonly clears?: readonly Json[];
}

/** One player for each PC. */
function setupOf(
  scenario: string,
  pcs: readonly string[],
  seed: number,
  { mods = [], clears = [] }: Chosen = {},
): JsonObject {
  const players = pcs.map((pc, i) => ({ pcs: [pc], ...(clears[i] === undefined ? {} : { clears: clears[i] }) }));
  return { scenario, players, seed, ...(mods.length === 0 ? {} : { mods }) };
}

/** The first scenario with as many PCs as can play. */
export function firstSetup(documents: Documents): JsonObject | null {
  const scenario = scenariosOf(documents, 'ja')[0];
  const pcs = pcsOf(documents).slice(0, most);
  return scenario === undefined || pcs.length === 0 ? null : setupOf(scenario.id, pcs, firstSeed);
}

/**
 * Chooses scenario, how many PCs, scenario MOD cards where the scenario uses them, whether the campaign record counts
 * where the project has one, and the seed, and begins.
 */
export function Setup({ documents, locale, busy, onStart, running }: SetupProps) {
  const words = tableWords(locale);
  const scenarios = scenariosOf(documents, locale);
  const pcs = pcsOf(documents);
  const [chosen, setChosen] = useState('');
  const [count, setCount] = useState(most);
  const [seed, setSeed] = useState(String(firstSeed));
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [withRecord, setWithRecord] = useState(false);
  // A game that was brought back, or the next seed of the last one: what stands here is what is played.
  useEffect(() => {
    if (running === null) return;
    const { scenario, players, seed, mods } = running;
    if (typeof scenario === 'string') setChosen(scenario);
    if (Array.isArray(players)) setCount(players.length);
    if (typeof seed === 'number') setSeed(String(seed));
    setWanted(Array.isArray(mods) ? mods.filter((id) => typeof id === 'string') : []);
    setWithRecord(Array.isArray(players) && players.some((player) => isObject(player) && 'clears' in player));
  }, [running]);
  const record = clearsIn(documents);
  const scenario = scenarios.find(({ id }) => id === chosen)?.id ?? scenarios[0]?.id;
  const mods = modsFor(documents, locale, scenario);
  const counts = Array.from({ length: Math.min(most, pcs.length) }, (_, i) => i + 1);
  const players = Math.min(count, counts.length);

  function start(event: FormEvent): void {
    event.preventDefault();
    if (scenario === undefined) return;
    const besides = {
      mods: mods.map(({ id }) => id).filter((id) => wanted.includes(id)),
      clears: withRecord ? record : [],
    };
    onStart(setupOf(scenario, pcs.slice(0, players), Number(seed), besides));
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
      {record.length > 0 && (
        <label className="setup-record tick" title={words.setup.withRecord}>
          <input
            type="checkbox"
            aria-label={words.setup.withRecord}
            checked={withRecord}
            onChange={({ target }) => setWithRecord(target.checked)}
          />
          {words.setup.record}
        </label>
      )}
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
      <Button type="submit" className="button" off={busy || scenario === undefined || players === 0}>
        {words.start}
      </Button>
    </form>
  );
}
