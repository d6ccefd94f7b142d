import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { keyCaps } from '#renderer/kit/keys/keys.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { type Commands, commandGroups } from '#renderer/parts/keys/command.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';

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
      {[
        ...groups,
        { title: help.inTable, rows: Object.values(help.tableKeys).map(({ key, does }) => [key, does] as const) },
      ]
        .filter(({ rows }) => rows.length > 0)
        .map(({ title, rows }) => (
          <table key={title} className="table help-keys">
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
