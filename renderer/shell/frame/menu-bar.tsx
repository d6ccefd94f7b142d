import { deskWords } from '#renderer/desk/words/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import '#renderer/kit/popups/menu.css';
import { Menu } from '@base-ui/react/menu';
import { Menubar } from '@base-ui/react/menubar';
import { Fragment } from 'react';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useShownKeys } from '#renderer/parts/keys/bindings.ts';
import { type Command, type Commands, commandGroups } from '#renderer/parts/keys/command.ts';

/** Every command by the mouse, with its key beside it. */
export function MenuBar({ commands }: { readonly commands: Commands }) {
  const words = useWords(deskWords);
  return (
    <Menubar className="menu-bar" aria-label={words.menuBar}>
      {commandGroups.map((group) => (
        <Menu.Root key={group}>
          <Menu.Trigger className="menu-trigger">{words.menus[group]}</Menu.Trigger>
          <Menu.Portal>
            <Menu.Positioner sideOffset={2} align="start" className="floating-place">
              <Menu.Popup className="floating menu">
                {commands[group].map((command) => (
                  <Fragment key={command.id}>
                    {command.beginsGroup === true && <Menu.Separator className="menu-line" />}
                    <Item command={command} />
                  </Fragment>
                ))}
              </Menu.Popup>
            </Menu.Positioner>
          </Menu.Portal>
        </Menu.Root>
      ))}
    </Menubar>
  );
}

function Item({ command: { id, ja, en, keys, isOn, canRun, run } }: { readonly command: Command }) {
  const locale = useLocale();
  const shown = useShownKeys(id, keys);
  const disabled = canRun?.() === false;
  const label = (
    <>
      <span className="menu-label">{locale === 'ja' ? ja : en}</span>
      {shown !== null && <span className="menu-keys">{shown}</span>}
    </>
  );
  // After the menu has given the focus back.
  const later = () => setTimeout(run);
  if (isOn === undefined) {
    return (
      <Menu.Item className="menu-item" disabled={disabled} onClick={later}>
        <span className="menu-sign" />
        {label}
      </Menu.Item>
    );
  }
  return (
    <Menu.CheckboxItem className="menu-item" checked={isOn()} disabled={disabled} closeOnClick onClick={later}>
      <span className="menu-sign">{isOn() && <Icon name="check" />}</span>
      {label}
    </Menu.CheckboxItem>
  );
}
