import { boundKeys } from '../commands/bindings.ts';
import { type Commands, commandGroups } from '../commands/command.ts';
import { keyCaps } from '../commands/keys.ts';
import { useLocale, useWords } from '../kit/words/use-words.ts';
import { useSetting } from '../settings/settings-store.ts';
import { deskWords } from '../words/desk-words.ts';
import { helpWords } from '../words/help-words.ts';

/** Every command that has a key, as the menus hold them, and the keys of the board. */
export function KeysPage({ commands }: { readonly commands: Commands }) {
  const locale = useLocale();
  const words = useWords(deskWords);
  const help = useWords(helpWords);
  const bound = useSetting('keys');
  const groups = commandGroups.map((group) => ({
    title: words.menus[group],
    rows: commands[group]
      .filter(({ id, keys }) => boundKeys(id, keys, bound).length > 0)
      .map(
        (command) =>
          [
            boundKeys(command.id, command.keys, bound)
              .map((keys) => keyCaps(keys).join('+'))
              .join(' / '),
            command[locale],
          ] as const,
      ),
  }));
  return (
    <>
      {[...groups, { title: help.inTable, rows: help.tableKeys }]
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <table key={title} className="help-keys">
            <caption>{title}</caption>
            <thead>
              <tr>
                <th scope="col">{help.key}</th>
                <th scope="col">{help.does}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(([keys, does]) => (
                <tr key={does}>
                  <td>
                    <kbd>{keys}</kbd>
                  </td>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          </table>
        ))}
    </>
  );
}
