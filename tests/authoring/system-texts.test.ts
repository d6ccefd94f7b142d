import { describe, expect, it } from 'vitest';
import { systemTexts } from '#authoring/project/localization/system-texts.ts';
import { phraseOf, voiceOf } from '#authoring/project/sentences/speak.ts';
import { isBare, opKey } from '#authoring/project/sentences/system-keys.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import { systems } from '#engine/systems/systems.ts';

describe.each(systems.map((system) => [system.id, system] as const))('the words of %s', (_, system) => {
  const texts = systemTexts(system);

  it('have unique keys', () => {
    const keys = texts.map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
  });
  it('contain no number that is the same in every language', () => {
    expect(texts.filter(({ text: { ja, en } }) => ja === en && /^\S?\d+$/.test(ja))).toEqual([]);
  });
  it('are translated when a sentence about effects uses them', () => {
    const asked = new Set<string>();
    const voice = {
      ...voiceOf(system, (_locale, id) => id),
      say: (_locale: string, key: string, text: Text) => {
        if (!isBare(text)) asked.add(key);
        return text.ja;
      },
    };
    for (const { example } of system.language.ops) phraseOf(example, 'de', voice);
    const known = new Set(texts.map(({ key }) => key));
    expect([...asked].filter((key) => !known.has(key))).toEqual([]);
    for (const { id, text } of system.language.ops) if (!isBare(text)) expect(known).toContain(opKey(id, 'whole'));
  });
});
