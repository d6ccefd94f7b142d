import { createHash } from 'node:crypto';
import { mkdir, readFile, realpath } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { Check } from 'typebox/value';
import { type KeptPart, type KeptWork, keptParts } from '#api/kept-work.ts';
import { replaceFile } from './replace-file.ts';

// What is kept of somebody's work lies among that person's own files and never inside a project: a project is shared, and
// is what was saved. A folder for each project, a file for each part.

export interface Recovery {
  recall(): Promise<KeptWork>;
  /** False when it could not be written. */
  keep(work: Partial<KeptWork>): Promise<boolean>;
}

/** Raised when a part's shape changes: what an older studio has kept is then not read. */
const FORMAT = 1;
const names = Object.keys(keptParts) as KeptPart[];
/** Only its owner may read it. */
const OWN = 0o600;
const OWN_FOLDER = 0o700;

/** Where a person's own state lies on this system. `STUDIO_STATE_FOLDER` says otherwise, as tests do. */
export function keptFolder(environment: NodeJS.ProcessEnv = process.env, platform = process.platform): string {
  const { STUDIO_STATE_FOLDER: said, LOCALAPPDATA: local, XDG_STATE_HOME: state } = environment;
  if (said !== undefined && said !== '') return path.resolve(said);
  const home = homedir();
  if (platform === 'win32') return path.join(local ?? path.join(home, 'AppData', 'Local'), 'Site-Seeing Studio');
  if (platform === 'darwin') return path.join(home, 'Library', 'Application Support', 'Site-Seeing Studio');
  const base = state !== undefined && path.isAbsolute(state) ? state : path.join(home, '.local', 'state');
  return path.join(base, 'site-seeing-studio');
}

/** Keeps the work on one project, which goes by its real path whichever way it was opened. */
export function makeRecovery(project: string, folder: string): Recovery {
  // One after the other, so that an older text never takes the place of a newer one.
  let before: Promise<unknown> = Promise.resolve();

  async function fileOf(part: KeptPart): Promise<string> {
    if (part === 'preferences') return path.join(folder, 'preferences.json');
    const real = await realpath(project).catch(() => path.resolve(project));
    const key = createHash('sha256').update(real).digest('hex').slice(0, 32);
    return path.join(folder, 'recovery', key, `${part}.json`);
  }

  async function read(part: KeptPart): Promise<unknown> {
    try {
      const { format, kept } = JSON.parse(await readFile(await fileOf(part), 'utf8')) as Record<string, unknown>;
      return format === FORMAT && Check(keptParts[part], kept) ? kept : null;
    } catch {
      // Never kept, or damaged: then there is nothing that could be brought back.
      return null;
    }
  }

  async function write(part: KeptPart, kept: unknown): Promise<void> {
    const file = await fileOf(part);
    await mkdir(path.dirname(file), { recursive: true, mode: OWN_FOLDER });
    await replaceFile(file, Buffer.from(JSON.stringify({ format: FORMAT, project, kept }), 'utf8'), OWN);
  }

  async function writeAll(work: Partial<KeptWork>): Promise<boolean> {
    try {
      for (const part of names) if (work[part] !== undefined) await write(part, work[part]);
      return true;
    } catch {
      return false;
    }
  }

  return {
    async recall() {
      await before;
      const parts = await Promise.all(names.map(async (part) => [part, await read(part)] as const));
      return Object.fromEntries(parts) as unknown as KeptWork;
    },
    keep(work) {
      const kept = before.then(() => writeAll(work));
      before = kept;
      return kept;
    },
  };
}
