import { useEffect, useState } from 'react';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { Choice } from '../library/choice.tsx';
import { libraryWords } from '../library/library-words.ts';
import { SetupForm } from '../library/setup-form.tsx';
import { SeveralChoice } from '../library/several-choice.tsx';
import type { SetupProps } from '../table-view.ts';
import { clearsIn, modsFor, pcsOf, scenariosOf } from './setup-choices.ts';
import { tableWords } from './table-words.ts';

const most = 4;
const firstSeed = 1;

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
  const seats = Math.min(most, pcs.length);
  const players = Math.min(count, seats);

  function start(): void {
    if (scenario === undefined) return;
    const besides = {
      mods: mods.map(({ id }) => id).filter((id) => wanted.includes(id)),
      clears: withRecord ? record : [],
    };
    onStart(setupOf(scenario, pcs.slice(0, players), Number(seed), besides));
  }

  return (
    <SetupForm
      words={libraryWords(locale)}
      least={1}
      most={seats}
      players={players}
      sayCount={words.setup.count}
      seed={seed}
      off={busy || scenario === undefined || players === 0}
      onPlayers={setCount}
      onSeed={setSeed}
      onStart={start}
      first={
        <Choice
          className="setup-scenario"
          label={words.setup.scenario}
          value={scenario ?? ''}
          choices={scenarios.map(({ id, title }) => ({ id, name: `${id} ${title}` }))}
          onChange={setChosen}
        />
      }
    >
      {mods.length > 0 && (
        <SeveralChoice
          label={words.setup.modsAll}
          said={words.setup.mods(mods.filter(({ id }) => wanted.includes(id)).length)}
          choices={mods}
          wanted={wanted}
          onWant={setWanted}
        />
      )}
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
    </SetupForm>
  );
}
