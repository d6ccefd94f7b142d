import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { JsonObject } from '#engine/kernel/basics/json.ts';

/** Fields of cards, by the file in `cards/` and their id. */
export interface PlantedCards {
  readonly [file: string]: { readonly [id: string]: JsonObject };
}

/** A copy of the sample with other cards, in which what comes out is known. */
export async function plantedProject(cards: PlantedCards): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'studio-planted-'));
  await cp('sample-content/tokyo-site-seeing', folder, { recursive: true });
  for (const [name, changes] of Object.entries(cards)) {
    const file = path.join(folder, 'cards', `${name}.json`);
    const document = JSON.parse(await readFile(file, 'utf8')) as { cards: readonly JsonObject[] };
    const planted = document.cards.map((card) => ({ ...card, ...changes[String(card['id'])] }));
    await writeFile(file, JSON.stringify({ ...document, cards: planted }));
  }
  return folder;
}

/** Effects of a card that wins the game when it is played. */
export const wins = [
  { id: 'win', when: 'play', do: [{ op: 'clearScenario' }], after: 'discard', text: '【シナリオクリア】' },
];
