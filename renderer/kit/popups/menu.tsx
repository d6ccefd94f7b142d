import './menu.css';
import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';
import { type Keys, keyCaps } from '../keys/keys.ts';
import { classes } from '../layout/classes.ts';

interface MenuProps extends MenuPopupProps {
  /** Without one, it is open while it is mounted, next to `anchor`. */
  readonly trigger?: ReactElement;
  readonly onClose?: () => void;
}

export function Menu({ trigger, onClose, ...popup }: MenuProps) {
  if (trigger === undefined)
    return (
      <Base.Root open modal={false} onOpenChange={(isOpen) => isOpen || onClose?.()}>
        <MenuPopup {...popup} />
      </Base.Root>
    );
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <MenuPopup {...popup} />
    </Base.Root>
  );
}

interface MenuPopupProps extends Pick<Base.Positioner.Props, 'anchor' | 'side' | 'align' | 'sideOffset'> {
  readonly label?: string | undefined;
  readonly className?: string;
  readonly finalFocus?: Base.Popup.Props['finalFocus'];
  readonly children: ReactNode;
}

/** For callers with their own root or trigger. */
export function MenuPopup({ label, className = 'menu', finalFocus, children, ...place }: MenuPopupProps) {
  return (
    <Base.Portal>
      <Base.Positioner sideOffset={4} align="end" collisionPadding={4} className="floating-place" {...place}>
        <Base.Popup
          className={classes('floating', className)}
          aria-label={label}
          {...(finalFocus === undefined ? {} : { finalFocus })}
        >
          {children}
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  );
}

export interface MenuItemProps {
  readonly label: ReactNode;
  readonly keys?: Keys | undefined;
  /** `null`: not a toggle, but indented like one. */
  readonly checked?: boolean | null;
  readonly off?: boolean;
  readonly className?: string;
  readonly onRun: () => void;
}

export function MenuItem({ label, keys, checked, off = false, className = 'menu-item', onRun }: MenuItemProps) {
  const said = (
    <>
      {checked !== undefined && <span className="menu-sign">{checked === true && <Icon name="check" />}</span>}
      <span className="menu-label">{label}</span>
      {keys !== undefined && <span className="menu-keys">{keyCaps(keys).join('+')}</span>}
    </>
  );
  if (typeof checked !== 'boolean')
    return (
      <Base.Item className={className} disabled={off} onClick={onRun}>
        {said}
      </Base.Item>
    );
  return (
    <Base.CheckboxItem className={className} checked={checked} disabled={off} closeOnClick onClick={onRun}>
      {said}
    </Base.CheckboxItem>
  );
}

interface SubmenuProps {
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** A row that opens a menu at its side. */
export function Submenu({ label, children }: SubmenuProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className="menu-item">
        <span className="menu-sign" />
        <span className="menu-label">{label}</span>
        <span className="menu-keys">
          <Icon name="closed" />
        </span>
      </Base.SubmenuTrigger>
      <MenuPopup side="inline-end" align="start" sideOffset={-2}>
        {children}
      </MenuPopup>
    </Base.SubmenuRoot>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="menu-line" />;
}

export function MenuGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Base.Group>
      <Base.GroupLabel className="menu-title">{label}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}
