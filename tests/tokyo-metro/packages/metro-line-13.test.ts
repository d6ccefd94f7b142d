import { describe, expect, it } from 'vitest';
import { readProjectForPlay } from '#host/project-for-play.ts';

const project = await readProjectForPlay('sample-content/metro-line-13');
if (!('playable' in project)) throw new Error('sample-content/metro-line-13 has errors');
const { documents } = project.playable;
const idsIn = (file: string, list: string): readonly string[] =>
  ((documents[file] as { readonly [key: string]: readonly { readonly id: string }[] })[list] ?? []).map(({ id }) => id);

describe('the package of a thirteenth line', () => {
  it('adds one line, two stations, six cards, one event and a game to those of the sample', () => {
    expect(idsIn('map.json', 'lines').slice(-2)).toEqual(['X', 'Y']);
    expect(idsIn('map.json', 'stations').slice(-2)).toEqual(['Yn', 'Ys']);
    expect(idsIn('map.json', 'stations').length).toBe(49);
    expect(idsIn('cards/actions.json', 'cards').slice(54)).toEqual(['A-24', 'B-14', 'C-24', 'D-34', 'E-14', 'F-24']);
    expect(idsIn('events.json', 'events')).toEqual(['EV-01']);
    expect(
      Object.keys(documents)
        .filter((path) => path.startsWith('games/'))
        .sort(),
    ).toEqual(['games/standard.json', 'games/thirteen.json', 'games/training.json']);
  });
});
