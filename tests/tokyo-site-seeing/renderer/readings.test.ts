import { describe, expect, it } from 'vitest';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { readProjectForPlay } from '#host/project/project-for-play.ts';
import { cardItems, fitting } from '#renderer/shell/commands/palette-items.ts';

const kanji = /[\u4e00-\u9fff々]/;

describe.each(['tokyo-site-seeing', 'tokyo-bay'])('a name of %s that is written in kanji', async (id) => {
  const project = await readProjectForPlay(`sample-content/${id}`);
  if (!('playable' in project)) throw new Error(`${id} has errors`);

  it('has a reading on everything found by its name', () => {
    const unread: string[] = [];
    const look = (value: Json): void => {
      if (Array.isArray(value)) for (const one of value as readonly Json[]) look(one);
      if (!isObject(value)) return;
      const name = value['name'] ?? value['title'];
      const isFound = typeof value['id'] === 'string' && typeof name === 'string' && value['id'] !== 'facility';
      if (isFound && kanji.test(name) && value['reading'] === undefined) unread.push(`${value['id']} ${name}`);
    };
    for (const [path, document] of Object.entries(project.playable.documents)) {
      if (path === 'studio.json' || !isObject(document)) continue;
      look(document);
      for (const part of Object.values(document)) look(part as Json);
    }
    expect(unread).toEqual([]);
  });

  it('is found by kanji, kana, romaji and English', () => {
    const items = cardItems(project.playable.documents, 'ja');
    const found = (query: string) => fitting(items, query).map(({ hint }) => hint[0]);
    for (const query of ['乗客名簿', 'じょうきゃくめいぼ', 'ジョウキャク', 'joukyaku', 'Passenger'])
      expect(found(query)).toContain('SC00-01');
    for (const query of ['ひょうしき', 'hyoushiki', 'W-01']) expect(found(query)).toContain('W-01');
  });
});
