import { describe, expect, it } from 'vitest';
import {
  type FileStep,
  foldersAfter,
  pathAfter,
  takenBySteps,
  withFolders,
} from '#authoring/project/documents/file-step.ts';
import { withTranslations } from '#authoring/project/localization/translations-follow.ts';

const move = (path: string, to: string): FileStep => ({ kind: 'move', path, to });
const remove = (path: string, kept = 'a'): FileStep => ({ kind: 'delete', path, kept, unsaved: [] });
const make = (path: string): FileStep => ({ kind: 'makeFolder', path });

describe('after a sequence of steps', () => {
  it('a file is where the last step put it, or nowhere', () => {
    const steps = [move('cards', 'decks'), move('decks/a.json', 'b.json'), remove('decks')];
    expect(['cards/a.json', 'cards/c.json', 'cards.json'].map((path) => pathAfter(steps, path))).toEqual([
      'b.json',
      null,
      'cards.json',
    ]);
    expect(['cards/a.json', 'cards/c.json', 'cards.json'].map((path) => takenBySteps(steps, path))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('the folders are the created and moved ones without the removed ones', () => {
    const steps = [make('new'), move('cards', 'new/cards'), remove('old')];
    expect(foldersAfter(steps, ['cards', 'cards/in', 'old', 'old/in'])).toEqual(['new', 'new/cards', 'new/cards/in']);
  });
});

describe('missing folders', () => {
  it('are created once, before the steps that need them', () => {
    const steps = [move('a.json', 'x/y/a.json'), move('b.json', 'x/y/b.json'), move('c.json', 'cards/c.json')];
    expect(withFolders(steps, ['cards'])).toEqual([make('x'), make('x/y'), steps[0], steps[1], steps[2]]);
  });
});

describe('translations', () => {
  const paths = ['cards/a.json', 'l10n/en/cards/a.json', 'l10n/fr/cards/a.json', 'l10n/fr/cards/b.json'];
  const follow = (...steps: readonly FileStep[]) => withTranslations(steps, paths, () => 'b').slice(steps.length);

  it('move with their file or folder, in every language they have', () => {
    expect(follow(move('cards/a.json', 'c.json'))).toEqual([
      move('l10n/en/cards/a.json', 'l10n/en/c.json'),
      move('l10n/fr/cards/a.json', 'l10n/fr/c.json'),
    ]);
    expect(follow(move('cards', 'decks'))).toEqual([
      move('l10n/en/cards', 'l10n/en/decks'),
      move('l10n/fr/cards', 'l10n/fr/decks'),
    ]);
  });

  it('are deleted with it, unless they are deleted separately', () => {
    expect(follow(remove('cards/b.json'))).toEqual([remove('l10n/fr/cards/b.json', 'b')]);
    expect(follow(remove('cards'), remove('l10n'))).toEqual([]);
    expect(follow(remove('l10n/en'))).toEqual([]);
  });
});
