import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationView } from '#api/cli/project-migration.ts';
import { formatAge, migrationOf } from '#authoring/project/migrations/migrate.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { makeFolders, removeEmpty } from '../files/make-folders.ts';
import { replaceByCopy } from '../files/write-files.ts';
import { gamesOf } from './games-of.ts';
import { readProjectFile, readProjectFiles } from './project-files.ts';
import { saveProjectFile } from './save-project-file.ts';

/** Copies from before a migration, hidden from the project by the dot. */
const backups = '.studio-backup';

/**
 * Lists what migration changes; `write` applies it, after copying every file. If one write fails, earlier ones are
 * undone.
 */
export async function migrateProject(folder: string, write: boolean): Promise<MigrationView> {
  const before = await readProjectFiles(folder);
  const { files, ...migration } = migrationOf(before, await gamesOf(before));
  const told = {
    ...migration,
    files: files.map(({ path: place, from, keys }) => ({ path: place, from, keys: [...keys] })),
  };
  const steps = [...migration.steps];
  if (!write || files.length === 0) return { ...told, steps, backup: null, failed: null };
  const backup = await copiedAside(
    folder,
    files.map((file) => file.path),
    migration.from ?? 0,
  );
  if (!('folder' in backup)) return { ...told, steps, backup: null, failed: backup.failed };
  const done: { readonly path: string; readonly before: string; readonly version: string }[] = [];
  for (const { path: place, before, text } of files) {
    const now = await readProjectFile(folder, place);
    const isSame = now !== null && !isFaulty(now) && now.text === before;
    const saved = isSame ? await saveProjectFile(folder, place, { text, base: now.version }) : null;
    if (saved?.saved !== true) {
      for (const one of done) await saveProjectFile(folder, one.path, { text: one.before, base: one.version });
      return { ...told, steps, backup: backup.folder, failed: place };
    }
    done.push({ path: place, before, version: saved.version });
  }
  return { ...told, steps, backup: backup.folder, failed: null };
}

type CopiedAside = { readonly folder: string } | { readonly failed: string };

async function copiedAside(folder: string, places: readonly string[], from: number): Promise<CopiedAside> {
  const there: readonly string[] = await readdir(path.join(folder, backups)).catch(() => []);
  let name = `format-${from}`;
  for (let again = 2; there.includes(name); again++) name = `format-${from}-${again}`;
  for (const place of places) {
    const aside = path.join(folder, backups, name, place);
    try {
      await makeFolders(path.dirname(aside));
      await replaceByCopy(path.join(folder, place), aside);
    } catch {
      await rm(path.join(folder, backups, name), { recursive: true, force: true }).catch(() => undefined);
      await removeEmpty([path.join(folder, backups)]);
      return { failed: place };
    }
  }
  return { folder: `${backups}/${name}` };
}

/**
 * Whether the project has a newer format than this studio: then nothing is written, except a studio.json with a known
 * version, so that a typo can be undone.
 */
export async function isTooNewToWrite(folder: string, place: string, text: string): Promise<boolean> {
  const studio = await readProjectFile(folder, 'studio.json');
  if (studio === null || isFaulty(studio) || formatAge(studio.text).age !== 'newer') return false;
  return place !== 'studio.json' || formatAge(text).age === 'newer';
}
