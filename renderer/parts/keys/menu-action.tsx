import { soon } from '#renderer/desk/timing/pending.ts';
import { MenuItem, type MenuItemProps } from '#renderer/kit/popups/menu.tsx';

interface MenuActionProps extends Omit<MenuItemProps, 'onRun'> {
  readonly run: () => void;
}

/** A row that runs after the menu has given the focus back. */
export function MenuAction({ run, ...item }: MenuActionProps) {
  return <MenuItem {...item} onRun={() => soon(run, 0)} />;
}
