import { useState } from 'react';
import { useStore } from 'zustand';
import { fitness, sought } from '#renderer/desk/sought/match.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { settingsWords } from '#renderer/desk/words/generated/settings-words.ts';
import { readingOf } from '#renderer/desk/words/readings.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { isSameKeys, type Keys, keyCaps } from '#renderer/kit/keys/keys.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys, conflictsOf } from '#renderer/parts/keys/bindings.ts';
import { type Command, commandGroups } from '#renderer/parts/keys/command.ts';
import { commandsStore } from '#renderer/parts/keys/commands-store.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import { KeyTaker } from './key-taker.tsx';
import { KeysRow } from './keys-row.tsx';

export function KeysPage() {
  const words = useWords(settingsWords);
  const { menus } = useWords(deskWords);
  const commands = useStore(commandsStore, (state) => state.commands);
  const bound = useSetting('keys');
  const [query, setQuery] = useState('');
  const [keys, setKeys] = useState<Keys | null>(null);
  const [isPressing, setPressing] = useState(false);
  const groups = commandGroups
    .map((group) => ({
      group,
      rows: commands[group].filter((one) =>
        keys === null
          ? isSought(one, query)
          : boundKeys(one.id, one.keys, bound).some((each) => isSameKeys(each, keys)),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
  return (
    <section className="settings-group" aria-label={words.keys}>
      <h2>{words.keys}</h2>
      <p className="settings-lead muted text-12">{words.onlyUser}</p>
      <div className="keys-search row wrap">
        <SearchField
          className="settings-search"
          label={words.searchKeys}
          value={query}
          onChange={(value) => {
            setQuery(value);
            setKeys(null);
          }}
        />
        {isPressing ? (
          <KeyTaker
            label={words.pressSought}
            onKeys={(pressed) => {
              setKeys(pressed);
              setPressing(false);
            }}
            onLeave={() => setPressing(false)}
          />
        ) : (
          <Button icon="keyboard" onClick={() => setPressing(true)}>
            {words.pressToSearch}
          </Button>
        )}
        {keys !== null && <Button onClick={() => setKeys(null)}>{words.showAll}</Button>}
      </div>
      <p role="status" className="settings-lead muted text-12">
        {keys !== null && words.sought({ keys: keyCaps(keys).join('+') })} {groups.length === 0 && words.noCommand}
      </p>
      {groups.map(({ group, rows }) => (
        <table key={group} className="keys-table settings-table">
          <caption>{menus[group]}</caption>
          <thead className="hidden">
            <tr>
              <th scope="col">{words.command}</th>
              <th scope="col">{words.key}</th>
              <th scope="col">{words.changeShort}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((command) => (
              <KeysRow
                key={command.id}
                command={command}
                bound={bound}
                conflicts={(one) => conflictsOf(commands, command, one, bound)}
              />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function isSought({ id, ja, en }: Command, query: string): boolean {
  return query.trim() === '' || fitness(query, [ja, en, readingOf(ja), id].map(sought)) !== null;
}
