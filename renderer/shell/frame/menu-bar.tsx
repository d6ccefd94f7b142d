import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { MenuPopup, MenuSeparator, Submenu } from '#renderer/kit/popups/menu.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import '#renderer/kit/popups/menu.css';
import { Menu } from '@base-ui/react/menu';
import { Menubar } from '@base-ui/react/menubar';
import { Fragment } from 'react';
import { boundKeys } from '#renderer/parts/keys/bindings.ts';
import { type Command, type Commands, commandGroups, type MenuRow, menuRows } from '#renderer/parts/keys/command.ts';
import { MenuAction } from '#renderer/parts/keys/menu-action.tsx';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';

export function MenuBar({ commands }: { readonly commands: Commands }) {
  const words = useWords(deskWords);
  return (
    <Menubar className="menu-bar" aria-label={words.menuBar}>
      {commandGroups.map((group) => (
        <Menu.Root key={group}>
          <Menu.Trigger className="bare menu-trigger">{words.menus[group]}</Menu.Trigger>
          <MenuPopup sideOffset={2} align="start">
            {menuRows(commands[group]).map((row) => (
              <Row key={row.kind === 'command' ? row.command.id : row.id} row={row} />
            ))}
          </MenuPopup>
        </Menu.Root>
      ))}
    </Menubar>
  );
}

function Row({ row }: { readonly row: MenuRow }) {
  const { submenus } = useWords(deskWords);
  const beginsGroup = (row.kind === 'command' ? row.command : row.commands[0])?.beginsGroup === true;
  return (
    <>
      {beginsGroup && <MenuSeparator />}
      {row.kind === 'command' ? (
        <Item command={row.command} />
      ) : (
        <Submenu label={submenus[row.id]}>
          {row.commands.map((command, i) => (
            <Fragment key={command.id}>
              {command.beginsGroup === true && i > 0 && <MenuSeparator />}
              <Item command={command} />
            </Fragment>
          ))}
        </Submenu>
      )}
    </>
  );
}

function Item({ command: { id, ja, en, keys, isOn, canRun, run } }: { readonly command: Command }) {
  const locale = useLocale();
  const [shown] = boundKeys(id, keys, useSetting('keys'));
  return (
    <MenuAction
      label={locale === 'ja' ? ja : en}
      keys={shown}
      checked={isOn?.() ?? null}
      off={canRun?.() === false}
      run={run}
    />
  );
}
