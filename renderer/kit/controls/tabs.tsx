import './tabs.css';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from '../layout/classes.ts';

interface TabsProps<Id extends string> {
  readonly label?: string;
  readonly value: Id;
  readonly tabs: readonly { readonly id: Id; readonly name: ReactNode }[];
  readonly onChange: (id: Id) => void;
  /** Arrow keys switch panels at once, where that is cheap; without it Enter does. */
  readonly switchesOnFocus?: boolean;
  readonly className?: string;
  readonly listClass?: string;
  readonly panelClass?: string;
  readonly trailing?: ReactNode;
  readonly children: ReactNode;
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const {
    label,
    value,
    tabs,
    onChange,
    switchesOnFocus,
    className,
    listClass,
    panelClass,
    trailing,
    children,
    ...rest
  } = props;
  return (
    <Base.Root value={value} onValueChange={(id: Id) => onChange(id)} className={className} {...rest}>
      <div className={classes('tabs', listClass)}>
        <Base.List className="tabs-list" aria-label={label} activateOnFocus={switchesOnFocus}>
          {tabs.map(({ id, name }) => (
            <Base.Tab key={id} value={id} className="tabs-tab">
              {name}
            </Base.Tab>
          ))}
        </Base.List>
        {trailing}
      </div>
      <Base.Panel key={value} value={value} className={panelClass}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
