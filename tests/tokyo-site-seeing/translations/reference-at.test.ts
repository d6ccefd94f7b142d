import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { referenceAt, referredAt } from '#authoring/project/index/reference-at.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { formatRegistryOf } from '#authoring/text/schema/format-registry.ts';
import { hoverAt } from '#authoring/tools/hover/hover.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const weapons = 'cards/weapons.json';
const { files } = await readProject('sample-content/tokyo-site-seeing');
const written = files.map((file) =>
  !isFaulty(file) && file.path === weapons ? { ...file, text: file.text.replace('《道具》', '《{tool}》') } : file,
);
const project = diagnose(written, hostedSystems);
const index = indexOf(project);
const reading = index.readingOf(weapons);
if (reading === undefined) throw new Error(weapons);
const { text } = reading.file;
const at = text.indexOf('{tool}');

describe('an id in braces', () => {
  it('is detected from its first brace to its last, and nowhere else', () => {
    const said = 'a {tool:other} b';
    const found = [...said, ''].map((_, offset) => referenceAt(said, offset)?.id ?? '-');
    expect(found.join(' ')).toBe('- - tool tool tool tool tool tool tool tool tool tool tool tool tool - -');
    expect(referenceAt('{ "id": "W-01" }', 5)).toBeNull();
  });

  it('in a text refers to the thing with that id, and nowhere else', () => {
    const use = index.usesOf(index.named('tool')!).find(({ sort }) => sort === 'text');
    expect(referredAt(index, weapons, use?.path ?? [], 'tool')?.file).toBe('words.json');
    expect(referredAt(index, weapons, use?.path.slice(0, -1) ?? [], 'tool')).toBeUndefined();
    expect(referredAt(index, weapons, use?.path ?? [], 'gun')).toBeUndefined();
  });

  it('has a hover text with its meaning', () => {
    const { schema, definitions } = reading.format;
    const { system } = formatRegistryOf(hostedSystems.find((one) => one.system === project.system)!);
    const looked = { file: weapons, text, schema, definitions, system, index, locale: 'en' as const };
    expect(hoverAt(looked, at + 2)).toMatchObject({
      ...{ offset: at, length: '{tool}'.length },
      parts: [{ kind: 'thing', id: 'tool', name: 'Tool' }],
    });
    expect(hoverAt(looked, at - 2)?.parts.map(({ kind }) => kind)).not.toContain('thing');
  });
});
