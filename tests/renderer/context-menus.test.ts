import { afterAll, describe, expect, it, vi } from 'vitest';
import type { StudioApi } from '#api/studio/studio-api.ts';
import { allCommands } from '#renderer/parts/keys/command.ts';
import {
  clipboardOfText,
  commandsForFiles,
  commandsForText,
  commandsOnThing,
  commandsStore,
} from '#renderer/parts/keys/commands-store.ts';
import { makeCommands } from '#renderer/shell/commands/command-list.ts';
import { thingAt } from '#renderer/views/editor/thing-at.ts';

// Theme commands query the colour scheme of the page.
vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined })));
afterAll(() => vi.unstubAllGlobals());

const commands = makeCommands({} as StudioApi);
commandsStore.setState({ commands });
const ids = (found: readonly { readonly id: string }[]) => found.map(({ id }) => id);

describe('the menu of the text', () => {
  it.each([
    ['name', ['edit.rename', 'go.definition', 'go.references', 'go.form', 'go.onTable']],
    ['number', ['edit.scrub', 'edit.tryNumber', 'go.form', 'go.onTable', 'game.breakpoint']],
    ['other', ['edit.rename', 'go.form', 'go.onTable', 'game.playFromHere', 'game.breakpoint']],
  ] as const)(
    'on a %s has what can be done with it, at most 9 rows with the clipboard and the way to the rest',
    (thing, wanted) => {
      expect(ids(commandsOnThing(thing))).toEqual(wanted);
      expect(wanted.length + clipboardOfText().length + 1).toBeLessThanOrEqual(9);
    },
  );

  it('leads to a palette of everything that its rows can do, and of more', () => {
    const offered = commandsForText();
    expect(offered).toEqual(expect.arrayContaining(['edit.duplicate', 'edit.move', 'edit.delete', 'game.whenRan']));
    expect(offered).toEqual(expect.arrayContaining([...ids(clipboardOfText()), 'edit.scrub', 'go.definition']));
  });
});

it('the palette of the menu of files has only commands that there are', () => {
  const known = ids(allCommands(commands));
  expect(commandsForFiles().filter((id) => !known.includes(id))).toEqual([]);
  expect(commandsForFiles()).toEqual(expect.arrayContaining(['file.new', 'file.duplicate', 'file.copyPlace']));
});

describe('what is at the pointer, in a line of JSON', () => {
  const line = '  "damage": { "amount": -12, "to": "W-01" }, "text": "敵1体に\\"2点" },';
  const at = (part: string, offset = 1) => thingAt(line, line.indexOf(part) + 1 + offset);
  it.each([
    ['"damage"', 'other'],
    ['{', 'other'],
    ['-12', 'number'],
    ['W-01', 'name'],
    ['敵1体', 'name'],
    ['2点', 'name'],
    ['},', 'other'],
  ])('%s is of the kind %s', (part, kind) => {
    expect(at(part)).toBe(kind);
  });
});
