import type { StudioReply } from '#api/studio/studio-api.ts';
import type { Home } from '#api/studio/studio-home.ts';
import type { StudioConnection } from '#renderer/desk/project/studio-connection.ts';
import { connectToHost } from './connect-to-host.ts';
import { ownPage } from './own-page.ts';

export interface ProjectOpening {
  readonly connection: StudioConnection;
  readonly page: string;
  readonly files: Promise<StudioReply<'openProject'>>;
  readonly kept: StudioReply<'recallWork'>;
  readonly settings: StudioReply<'recallSettings'>;
  readonly home: Home;
}

/** Rejects with a `ConnectionError`. */
export async function openProject(): Promise<ProjectOpening> {
  const [connection, page] = await Promise.all([connectToHost(), ownPage()]);
  const files = connection.api.openProject({});
  const { api } = connection;
  const [kept, settings, home] = await Promise.all([api.recallWork({ page }), api.recallSettings({}), api.home({})]);
  return { connection, page, files, kept, settings, home };
}
