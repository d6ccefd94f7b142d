import { readdirSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { viewIds } from '#renderer/desk/stage/view-ids.ts';
import { allCommands, type Command } from '#renderer/parts/keys/command.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';
import { makeCommands } from '#renderer/shell/commands/command-list.ts';
import { views } from '#renderer/shell/dock/view-list.ts';

// The compiler already refuses a view with an unknown id or without a name in a language.

// Theme commands query the colour scheme of the page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterAll(() => vi.unstubAllGlobals());

const commands = allCommands(makeCommands({} as StudioApi));

function faultsOf(all: readonly ViewContribution[], others: readonly Command[]): readonly string[] {
  const missing = viewIds.filter((id) => !all.some((view) => view.id === id));
  return [
    ...missing.map((id) => `The view "${id}" has an id and no folder with a view.ts.`),
    ...twice(all.map(({ id }) => id)).map((id) => `Two views have the id "${id}".`),
    ...twice(all.map(({ names }) => names.ja)).map((name) => `Two views have the Japanese name "${name}".`),
    ...twice(all.map(({ names }) => names.en)).map((name) => `Two views have the English name "${name}".`),
    ...twice(others.map(({ id }) => id)).map((id) => `Two commands have the id "${id}".`),
    ...twice(others.flatMap(({ keys = [], keysIn }) => (keysIn === undefined ? keys : []))).map(
      (keys) => `Two commands have the keys ${keys}.`,
    ),
  ];
}

const twice = (names: readonly string[]): readonly string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
];

describe('the views of the desk', () => {
  it('are all folders with a view.ts, in the order of their ids, without duplicate ids, names or keys', () => {
    const folders = readdirSync('renderer/views', { recursive: true, encoding: 'utf8' });
    expect(views.map(({ id }) => id)).toEqual(viewIds);
    expect(folders.filter((file) => /^[\w-]+[/\\]view\.ts$/.test(file)).length).toBe(views.length);
    expect(faultsOf(views, commands)).toEqual([]);
  });

  it('are reported by a sentence for each duplicate id, name and key, and for each id without a view', () => {
    const [form, sheet, ...rest] = views as [ViewContribution, ViewContribution, ...ViewContribution[]];
    const other: ViewContribution = { ...sheet, id: 'form', names: { ja: form.names.ja, en: sheet.names.en } };
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
      'The view "sheet" has an id and no folder with a view.ts.',
      'Two views have the id "form".',
      `Two views have the Japanese name "${form.names.ja}".`,
      'Two commands have the id "view.open.form".',
      'Two commands have the keys Mod+,.',
    ]);
  });
});
