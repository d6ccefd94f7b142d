import { Popover } from '@base-ui/react/popover';
import type { ReactElement, ReactNode } from 'react';
import { classes } from '../layout/classes.ts';

interface PopupProps extends Pick<Popover.Positioner.Props, 'anchor' | 'side' | 'align' | 'sideOffset'> {
  readonly trigger?: ReactElement;
  readonly open?: boolean;
  readonly onOpenChange?: Popover.Root.Props['onOpenChange'];
  /** Also on Escape or a click outside. */
  readonly onClose?: () => void;
  /** Visible, and the accessible name. Otherwise pass `label`. */
  readonly title?: ReactNode;
  readonly label?: string | undefined;
  readonly className?: string;
  readonly finalFocus?: Popover.Popup.Props['finalFocus'];
  readonly children: ReactNode;
}

/** Non-modal; may contain controls. */
export function Popup(props: PopupProps) {
  const { trigger, anchor, side, align, sideOffset = 4, onClose, onOpenChange, title, label, className } = props;
  const open = trigger === undefined ? { open: true } : props.open === undefined ? {} : { open: props.open };
  return (
    <Popover.Root
      {...open}
      onOpenChange={(isOpen, details) => {
        onOpenChange?.(isOpen, details);
        if (!isOpen) onClose?.();
      }}
    >
      {trigger !== undefined && <Popover.Trigger render={trigger} />}
      <Popover.Portal>
        <Popover.Positioner className="floating-place" collisionPadding={8} {...{ anchor, side, align, sideOffset }}>
          <Popover.Popup
            className={classes('floating', className)}
            aria-label={label}
            {...(props.finalFocus === undefined ? {} : { finalFocus: props.finalFocus })}
          >
            {title !== undefined && <Popover.Title className="popup-title">{title}</Popover.Title>}
            {props.children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
