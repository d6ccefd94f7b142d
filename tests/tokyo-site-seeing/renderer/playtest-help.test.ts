import { expect, it } from 'vitest';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { fileSchemas } from '#renderer/workers/file-schemas.ts';
import { makeLanguageService } from '#renderer/workers/language-service.ts';

const service = makeLanguageService(fileSchemas(tokyoSiteSeeing));
/** A playtest in which « stands where somebody asks. */
const asked = (when: string, locale: 'ja' | 'en' = 'en') => {
  const marked = `{ "formatVersion": 1, "tests": [{ "name": "x", "rules": ["TSS-DMG-04"], "given": { "table": "empty" }, "when": [${when}], "then": { "noEvents": [{ "kind": "damage" }] } }] }`;
  const at = marked.indexOf('«');
  const text = marked.replace('«', '');
  return { path: 'playtests/first.json', text, locale, position: { line: 0, character: at } };
};
const labels = async (when: string) =>
  (await service.complete(asked(when))).map(({ label }) => label.replaceAll('"', ''));

it('completion knows the words of do, the fields beside one, cheats and how far to go', async () => {
  expect(await labels('{ "do": "«" }')).toEqual(expect.arrayContaining(['play', 'useSkill', 'giveUp']));
  expect(await labels('{ "do": "buy", "«" }')).toEqual(expect.arrayContaining(['by', 'card']));
  expect(await labels('{ "do": "buy", "«" }')).not.toContain('slot');
  expect(await labels('{ "cheat": { "«" } }')).toEqual(expect.arrayContaining(['damage', 'put']));
  expect(await labels('{ "until": "«" }')).toEqual(expect.arrayContaining(['phase:end', 'round', 'result']));
  expect(await labels('{ "expect": { "table": { "«" } } }')).toEqual(expect.arrayContaining(['pcs', 'slots', 'scrap']));
  expect(await labels('{ "expect": { "events": [{ "kind": "damage", "«" }] } }')).toEqual(
    expect.arrayContaining(['to', 'amount', 'edits']),
  );
});

it('hover says what a rule is, in the language of whoever asks', async () => {
  const at = (locale: 'ja' | 'en') => {
    const { text, ...rest } = asked('', locale);
    return { ...rest, text, position: { line: 0, character: text.indexOf('TSS-DMG-04') + 2 } };
  };
  const said = async (locale: 'ja' | 'en') => JSON.stringify(await service.hover(at(locale)));
  expect(await said('en')).toMatch(/reduc|damage/i);
  expect(await said('ja')).toMatch(/ダメージ/);
});
