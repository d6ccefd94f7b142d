import './tabs.css';
import { Tabs as Base } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';
import { classes } from '../layout/classes.ts';

interface TabsProps<Id extends string> {
  readonly label?: string;
  readonly value: Id;
  readonly tabs: readonly { readonly id: Id; readonly name: ReactNode }[];
  readonly onChange: (id: Id) => void;
  /** Arrows bring the next panel to the front, where that costs nothing; else Enter does. */
  readonly isQuick?: boolean;
  readonly className?: string;
  readonly listClass?: string;
  readonly panelClass?: string;
  /** What stands in the row of the tabs, after them. */
  readonly beside?: ReactNode;
  /** The panel of the tab in front. */
  readonly children: ReactNode;
}

/** Several panels in one place, one of which is in front. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, value, tabs, onChange, isQuick, className, listClass, panelClass, beside, children, ...rest } = props;
  return (
    <Base.Root value={value} onValueChange={(id: Id) => onChange(id)} className={className} {...rest}>
      <div className={classes('tabs', listClass)}>
        <Base.List className="tabs-list" aria-label={label} activateOnFocus={isQuick}>
          {tabs.map(({ id, name }) => (
            <Base.Tab key={id} value={id} className="tabs-tab">
              {name}
            </Base.Tab>
          ))}
        </Base.List>
        {beside}
      </div>
      <Base.Panel key={value} value={value} className={panelClass}>
        {children}
      </Base.Panel>
    </Base.Root>
  );
}
