import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StudioApi, TextOnDisk } from '#api/studio-api.ts';

/** The machine's side of the workbench, for one project folder. */
export function makeStudioHost(folder: string): StudioApi {
  return {
    openProject: async () => ({ folder: path.basename(folder), files: await readAll(folder) }),
    async saveFile({ path: place, text, base }) {
      const file = path.join(folder, place);
      const onDisk = await readOne(folder, place).catch(() => null);
      if (base !== null && onDisk?.version !== base) return { saved: false, reason: 'conflict', onDisk };
      await writeFile(`${file}.part`, text);
      await rename(`${file}.part`, file);
      return { saved: true, version: versionOf(Buffer.from(text)) };
    },
  };
}

async function readAll(folder: string): Promise<TextOnDisk[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json'));
  const places = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return Promise.all(places.sort().map((place) => readOne(folder, place)));
}

async function readOne(folder: string, place: string): Promise<TextOnDisk> {
  const bytes = await readFile(path.join(folder, place));
  return { path: place, text: bytes.toString('utf8'), version: versionOf(bytes), bom: false };
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
