import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { commands } from 'vitest/browser';
import { type StudioApi, type StudioCall, studioCalls } from '#api/studio/studio-api.ts';
import { createDesk } from '#renderer/desk/opening/create-desk.ts';
import type { StudioConnection } from '#renderer/desk/project/studio-connection.ts';
import type { Stage } from '#renderer/desk/stage/stage.ts';
import { discardDeskState } from '#renderer/desk/state/desk-state.ts';
import { idle } from '#renderer/desk/timing/pending.ts';
import { StudioApiContext } from '#renderer/parts/connection/workbench-context.ts';
import { PageLocale } from '#renderer/parts/look/page-locale.tsx';

import { findTable } from '#renderer/tables/table-list.ts';
import type { ProjectWanted } from '#scripts/component-tests/host-room.ts';
import '#renderer/shell/frame/page-styles.ts';
import type {} from '#scripts/component-tests/host-commands.ts';

export interface Shown {
  change(view: ReactNode): Promise<void>;
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
}

interface Wanted extends ProjectWanted {
  readonly stage?: Stage;
  readonly prepare?: () => void;
}

let closeShown: (() => Promise<void>) | null = null;

/** Opens a project on a new desk, with the real host and workers, and shows a view of it until the test ends. */
export async function show(view: ReactNode, { stage, prepare, ...project }: Wanted = {}): Promise<Shown> {
  await closeLast();
  const page = crypto.randomUUID().replaceAll('-', '');
  await commands.openHost(page, project);
  const api = apiOf(page);
  const opened = api.openProject({});
  const [kept, settings] = await Promise.all([api.recallWork({ page }), api.recallSettings({})]);
  discardDeskState();
  const made = createDesk((name) => new Worker('/built/worker.js', { type: 'module', name }), {
    findTable,
    ...(stage === undefined ? {} : { stage }),
  });
  const desk = made.connect(api, settings, kept.preferences);
  const place = document.createElement('main');
  place.style.cssText = 'position: fixed; inset: 0';
  document.body.append(place);
  const root = createRoot(place);
  const draw = (shown: ReactNode) =>
    root.render(
      <StrictMode>
        <PageLocale>
          <StudioApiContext value={desk.api}>
            <section style={{ height: '100%' }}>{shown}</section>
          </StudioApiContext>
        </PageLocale>
      </StrictMode>,
    );
  closeShown = async () => {
    await idle();
    root.unmount();
    place.remove();
    desk.end();
    await commands.closeHost(page);
  };
  await desk.open({ listen: listenTo(page), page, files: opened, kept });
  await idle();
  prepare?.();
  draw(view);
  await settled();
  return {
    change(next) {
      draw(next);
      return settled();
    },
    read: (file) => commands.readProjectFile(page, file),
    write: (file, text) => commands.writeProjectFile(page, file, text),
  };
}

export async function closeLast(): Promise<void> {
  const close = closeShown;
  closeShown = null;
  await close?.();
}

/** Waits until the desk is idle and the result is rendered. */
async function settled(): Promise<void> {
  await idle();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await idle();
}

function apiOf(page: string): StudioApi {
  const names = Object.keys(studioCalls) as StudioCall[];
  const calls = names.map((name) => [name, (ask: unknown) => commands.callHost(page, name, ask)]);
  return Object.fromEntries(calls) as StudioApi;
}

const listenTo =
  (page: string): StudioConnection['listen'] =>
  (_, { told, connected }) => {
    async function follow(): Promise<void> {
      for (;;) {
        const events = await commands.hostEvents(page);
        if (events === null) return;
        for (const event of events) told(event);
      }
    }
    connected(true);
    void follow();
  };
