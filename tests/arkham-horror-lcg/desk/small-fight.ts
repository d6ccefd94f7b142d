import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Json } from '#engine/kernel/basics/json.ts';

interface Cards {
  readonly cards: readonly Json[];
}

const self = { op: 'self' };

/** A reaction that each seat can use in the fight of another. */
const watchword = {
  ...{ id: 'watchword', name: '合言葉', type: 'asset', class: 'neutral', cost: 0 },
  abilities: [
    {
      ...{ id: 'cheer', kind: 'reaction', when: { op: 'after', what: 'defeat', of: { op: 'enemiesInPlay' } } },
      ...{ limit: { times: 1, per: 'round' }, do: [{ op: 'gainResources', who: self, amount: 1 }] },
      text: 'ラウンド1回まで、敵が倒された後：リソース1を得る。',
    },
  ],
};

/** An effect that waits for the end of the round. */
const promise = {
  ...{ id: 'promise', name: '約束', type: 'event', class: 'neutral', cost: 0 },
  abilities: [
    {
      ...{ id: 'pay', kind: 'play', text: 'このラウンドの終了時、リソース2を得る。' },
      do: [{ op: 'delayed', at: 'end', of: 'round', do: [{ op: 'gainResources', who: self, amount: 2 }] }],
    },
  ],
};

/** The project of the rules tests with these two cards, and an enemy that one blow defeats. */
export async function prepareFight(folder: string): Promise<void> {
  await rm(folder, { recursive: true });
  await cp('tests/arkham-horror-lcg/project', folder, { recursive: true });
  const file = path.join(folder, 'cards/player.json');
  const { cards, ...rest } = JSON.parse(await readFile(file, 'utf8')) as Cards;
  await writeFile(file, JSON.stringify({ ...rest, cards: [...cards, watchword, promise] }, null, 2));
}
