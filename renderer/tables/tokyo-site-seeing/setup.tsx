import { useEffect, useState } from 'react';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { libraryWords } from '../library/library-words.ts';
import { OptionsSetup, type OptionToChoose, type SetupFormValues, type Wished } from '../library/options-setup.tsx';
import { listOf, textOfValue, wordsIn } from '../library/read-values.ts';
import type { SetupProps } from '../table-view.ts';
import { clearsIn, modsFor, pcsOf, scenariosOf } from './setup-choices.ts';
import { tableWords } from './table-words.ts';

const most = 4;
const firstSeed = 1;

function setupOf(documents: Documents, { choices, players, seed }: SetupFormValues, withRecord: boolean): JsonObject {
  const { scenario = [], mods = [] } = choices;
  const record = withRecord ? clearsIn(documents) : [];
  return {
    scenario: scenario[0] ?? '',
    players: pcsOf(documents)
      .slice(0, players)
      .map((pc, i) => ({ pcs: [pc], ...(record[i] === undefined ? {} : { clears: record[i] }) })),
    seed,
    ...(mods.length === 0 ? {} : { mods }),
  };
}

function wishedIn({ scenario, players, seed, mods }: JsonObject): Partial<SetupFormValues> {
  return {
    choices: { scenario: [textOfValue(scenario)], mods: wordsIn(mods) },
    ...(Array.isArray(players) ? { players: players.length } : {}),
    ...(typeof seed === 'number' ? { seed } : {}),
  };
}

/** The first scenario, with as many PCs as possible. */
export function firstSetup(documents: Documents): JsonObject | null {
  const scenario = scenariosOf(documents, 'ja')[0];
  if (scenario === undefined || pcsOf(documents).length === 0) return null;
  return setupOf(documents, { choices: { scenario: [scenario.id] }, players: most, seed: firstSeed }, false);
}

export function Setup({ documents, locale, busy, onStart, running }: SetupProps) {
  const words = tableWords(locale);
  const [withRecord, setWithRecord] = useState(false);
  useEffect(() => {
    if (running !== null) setWithRecord(listOf(running['players']).some((player) => 'clears' in player));
  }, [running]);
  const scenarios = scenariosOf(documents, locale);
  const options = ({ scenario }: Wished): readonly OptionToChoose[] => [
    { id: 'scenario', name: words.label('cardKind', 'scenario'), several: false, values: scenarios },
    {
      id: 'mods',
      name: words.label('label', 'modCards'),
      several: true,
      values: modsFor(documents, locale, scenarios.find(({ id }) => id === scenario?.[0]) ?? scenarios[0]),
    },
  ];
  return (
    <OptionsSetup
      words={libraryWords(locale)}
      seats={() => ({ least: 1, most: Math.min(most, pcsOf(documents).length) })}
      options={options}
      sayCount={(count) => words.setup.count({ count })}
      saySeveral={(_, count) => words.setup.mods({ count })}
      first={{ players: most, seed: firstSeed }}
      running={running}
      read={wishedIn}
      off={busy}
      onStart={(wished) => onStart(setupOf(documents, wished, withRecord))}
    >
      {clearsIn(documents).length > 0 && (
        <label className="setup-record tick" data-tip={words.setup.withRecord}>
          <input
            type="checkbox"
            aria-label={words.setup.withRecord}
            checked={withRecord}
            onChange={({ target }) => setWithRecord(target.checked)}
          />
          {words.label('label', 'record')}
        </label>
      )}
    </OptionsSetup>
  );
}
