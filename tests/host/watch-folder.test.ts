import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolder } from '#host/files/watch-folder.ts';

let outside: string;
let folder: string;
let watching: { close(): void };
const changed = vi.fn();

beforeEach(async () => {
  outside = await mkdtemp(path.join(tmpdir(), 'studio-watch-'));
  folder = path.join(outside, 'project');
  await mkdir(path.join(folder, 'cards'), { recursive: true });
  watching = watchFolder(folder, changed);
});
afterEach(async () => {
  watching.close();
  await rm(outside, { recursive: true, force: true });
});

async function isTold(work: () => Promise<unknown>): Promise<void> {
  changed.mockClear();
  await work();
  await vi.waitFor(() => expect(changed).toHaveBeenCalled(), 5000);
}

it('reports a written file, at any depth', async () => {
  await isTold(() => writeFile(path.join(folder, 'studio.json'), '{}'));
  await isTold(() => writeFile(path.join(folder, 'cards', 'weapons.json'), '{}'));
});

it('reports every change of a file replaced by another of its name, as with atomic saves', async () => {
  const file = path.join(folder, 'cards', 'weapons.json');
  await writeFile(file, '1');
  await isTold(async () => {
    await writeFile(path.join(outside, 'beside'), '2');
    await rename(path.join(outside, 'beside'), file);
  });
  await isTold(() => writeFile(file, '3'));
  await isTold(() => writeFile(file, '4'));
});

it('reports a file in a folder that was created, removed and created again', async () => {
  const scenario = path.join(folder, 'scenarios', 'S01');
  for (let i = 0; i < 2; i++) {
    await isTold(() => mkdir(scenario, { recursive: true }));
    await isTold(() => writeFile(path.join(scenario, 'scenario.json'), '{}'));
    await isTold(async () => {
      await rm(scenario, { recursive: true });
      await mkdir(scenario);
    });
    await isTold(() => writeFile(path.join(scenario, 'cards.json'), '{}'));
    await isTold(() => rm(scenario, { recursive: true }));
  }
});

it('reports that the folder is gone, that it is back, and later writes in it', async () => {
  const away = path.join(outside, 'away');
  await isTold(() => rename(folder, away));
  await isTold(() => rename(away, folder));
  await isTold(() => writeFile(path.join(folder, 'cards', 'weapons.json'), '{}'));
});
