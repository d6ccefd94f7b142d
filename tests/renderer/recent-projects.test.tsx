import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import type { Home, RecentProject } from '#api/studio/studio-home.ts';
import { StudioApiContext } from '#renderer/parts/connection/workbench-context.ts';
import { RecentProjects } from '#renderer/shell/welcome/recent-projects.tsx';

const project = (folder: string, isThere: boolean): RecentProject => ({
  ...{ folder, shown: folder, id: 'bay', title: '湾岸', system: 'a-game', at: 0, isThere },
});

it('every recent project has its own picture, also a copy of another and a missing one', () => {
  const recent = [project('/games/bay', true), project('/games/bay-2', true), project('/games/gone', false)];
  const shown = renderToStaticMarkup(
    <StudioApiContext value={{} as StudioApi}>
      <RecentProjects home={{ recent } as unknown as Home} />
    </StudioApiContext>,
  );
  const pictures = [...shown.matchAll(/<svg[^>]*welcome-picture[^>]*>(.*?)<\/svg>/g)].map(([, drawn]) => drawn);
  expect([pictures.length, new Set(pictures).size]).toEqual([3, 3]);
});
