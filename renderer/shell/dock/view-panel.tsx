import type { IDockviewPanelHeaderProps, IDockviewPanelProps } from 'dockview-react';
import { type ComponentType, type ReactNode, Suspense, use, useEffect, useState } from 'react';
import type { ViewProps } from '#renderer/desk/stage/view-ids.ts';
import { Icon } from '#renderer/kit/icons/icon.tsx';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { late } from '#renderer/parts/boundary/late.tsx';
import { PartBoundary } from '#renderer/parts/boundary/part-boundary.tsx';
import { Tab } from './dock-tabs.tsx';
import { findView, views } from './view-list.ts';

interface ViewParams extends ViewProps {
  readonly view: string;
}

const components: ReadonlyMap<string, ComponentType<ViewProps>> = new Map(
  views.map(({ id, load }) => [id, late(load)]),
);

export function ViewPanel({ api, params: { view, about } }: IDockviewPanelProps<ViewParams>) {
  const [isVisible, setVisible] = useState(api.isVisible);
  useEffect(() => {
    setVisible(api.isVisible);
    const watched = api.onDidVisibilityChange((event) => setVisible(event.isVisible));
    return () => watched.dispose();
  }, [api]);
  const locale = useLocale();
  const View = components.get(view);
  const name = findView(view)?.names[locale] ?? view;
  if (View === undefined) return null;
  return (
    <section className="docked" data-part="view" data-view={view} tabIndex={-1} aria-label={name}>
      <PartBoundary name={name}>
        <Suspense>
          <Resting rests={!isVisible && findView(view)?.isOfAll === true}>
            <View about={about} />
          </Resting>
        </Suspense>
      </PartBoundary>
    </section>
  );
}

const never = new Promise<never>(() => undefined);

/** A hidden view is suspended: it keeps its state and catches up when shown. */
function Resting({ rests, children }: { readonly rests: boolean; readonly children: ReactNode }) {
  if (rests) use(never);
  return children;
}

export function ViewTab({ api, params: { view } }: IDockviewPanelHeaderProps<ViewParams>) {
  const locale = useLocale();
  const found = findView(view);
  if (found === undefined) return null;
  return (
    <Tab onClose={() => api.close()}>
      <Icon name={found.icon} />
      <span className="cut bold">{found.names[locale]}</span>
    </Tab>
  );
}
