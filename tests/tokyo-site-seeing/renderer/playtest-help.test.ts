import { beforeAll, expect, it } from 'vitest';
import { tokyoSiteSeeing } from '#engine/systems/tokyo-site-seeing/system.ts';
import { complete, hover } from '#renderer/desk/workers/language-service.ts';
import { fetchSystemsFor } from '#renderer/desk/workers/systems-here.ts';

beforeAll(() => fetchSystemsFor('studio.json'));

const project = { project: null, system: tokyoSiteSeeing };
/** A playtest with « at the cursor. */
const asked = (when: string, locale: 'ja' | 'en' = 'en') => {
  const marked = `{ "formatVersion": 1, "tests": [{ "name": "x", "rules": ["TSS-DMG-04"], "given": { "table": "empty" }, "when": [${when}], "then": { "noEvents": [{ "kind": "damage" }] } }] }`;
  const at = marked.indexOf('«');
  const text = marked.replace('«', '');
  return { path: 'playtests/first.json', text, locale, offset: at };
};
const labels = (when: string) => complete(project, asked(when))?.items.map(({ label }) => label);

it('completion knows the words of do, the fields next to one, cheats and where to stop', () => {
  expect(labels('{ "do": "«" }')).toEqual(expect.arrayContaining(['play', 'useSkill', 'giveUp']));
  expect(labels('{ "do": "buy", "«" }')).toEqual(expect.arrayContaining(['by', 'card']));
  expect(labels('{ "do": "buy", "«" }')).not.toContain('slot');
  expect(labels('{ "cheat": { "«" } }')).toEqual(expect.arrayContaining(['damage', 'put']));
  expect(labels('{ "until": "«" }')).toEqual(expect.arrayContaining(['phase:end', 'round', 'result']));
  expect(labels('{ "expect": { "table": { "«" } } }')).toEqual(expect.arrayContaining(['pcs', 'slots', 'scrap']));
  expect(labels('{ "expect": { "events": [{ "kind": "damage", "«" }] } }')).toEqual(
    expect.arrayContaining(['to', 'amount', 'edits']),
  );
});

it('hover shows a rule in the language of the reader', () => {
  const at = (locale: 'ja' | 'en') => {
    const { text, ...rest } = asked('', locale);
    return { ...rest, text, offset: text.indexOf('TSS-DMG-04') + 2 };
  };
  const said = (locale: 'ja' | 'en') => hover(project, at(locale))?.parts[0];
  const { ja, en } = tokyoSiteSeeing.words.rules['TSS-DMG-04'] ?? {};
  expect(said('en')).toEqual({ kind: 'meaning', text: en });
  expect(said('ja')).toEqual({ kind: 'meaning', text: ja });
});
