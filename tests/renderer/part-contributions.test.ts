import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { partIds } from '#renderer/desk/stage/part-ids.ts';
import { allCommands, type Command } from '#renderer/parts/keys/command.ts';
import type { PartContribution } from '#renderer/parts/stage/part-contribution.ts';
import { makeCommands } from '#renderer/shell/commands/command-list.ts';
import { findPart, parts } from '#renderer/shell/workspaces/part-list.ts';

// The compiler already refuses a part with an unknown id or without a name in a language.

// Theme commands query the colour scheme of the page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterAll(() => vi.unstubAllGlobals());

const commands = allCommands(makeCommands({} as StudioApi));

function faultsOf(all: readonly PartContribution[], others: readonly Command[]): readonly string[] {
  const missing = partIds.filter((id) => !all.some((part) => part.id === id));
  return [
    ...missing.map((id) => `The part "${id}" has an id and no folder that exports it.`),
    ...twice(all.map(({ id }) => id)).map((id) => `Two parts have the id "${id}".`),
    ...twice(all.map(({ names }) => names.ja)).map((name) => `Two parts have the Japanese name "${name}".`),
    ...twice(all.map(({ names }) => names.en)).map((name) => `Two parts have the English name "${name}".`),
    ...twice(others.map(({ id }) => id)).map((id) => `Two commands have the id "${id}".`),
    ...twice(others.flatMap(({ keys = [], keysIn }) => (keysIn === undefined ? keys : []))).map(
      (keys) => `Two commands have the keys ${keys}.`,
    ),
  ];
}

const twice = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

describe('the parts of the desk', () => {
  it('are all that a folder of views exports, and the editor, in the order of their ids, without duplicate ids, names or keys', () => {
    const folders = readdirSync('renderer/views', { recursive: true, encoding: 'utf8' });
    expect(parts.map(({ id }) => id)).toEqual(partIds);
    expect(folders.filter((file) => /^[\w-]+[/\\](?:\w+-)?part\.ts$/.test(file)).length).toBe(parts.length - 1);
    expect(faultsOf(parts, commands)).toEqual([]);
  });

  it('are reported by a sentence for each duplicate id, name and key, and for each id without a part', () => {
    const [form, sheet] = [findPart('form'), findPart('sheet')];
    const rest = parts.filter(({ id }) => id !== 'form' && id !== 'sheet');
    const other: PartContribution = { ...sheet, id: 'form', names: { ja: form.names.ja, en: sheet.names.en } };
    const open = (id: string, keys: Command['keys']) => ({
      id,
      ja: '',
      en: '',
      keys: keys ?? [],
      run: () => undefined,
    });
    expect(
      faultsOf([form, other, ...rest], [open('view.open.form', ['Mod+,']), open('view.open.form', ['Mod+,'])]),
    ).toEqual([
      'The part "sheet" has an id and no folder that exports it.',
      'Two parts have the id "form".',
      `Two parts have the Japanese name "${form.names.ja}".`,
      'Two commands have the id "view.open.form".',
      'Two commands have the keys Mod+,.',
    ]);
  });
});
