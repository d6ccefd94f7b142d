import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-metro/examples/small-project.ts';

const paint = { light: '#aa2222', dark: '#ee7777' };
const line = (id: string, stops: readonly string[], more: object = {}) => ({
  ...{ id, name: id, colour: 'red', paint, stops },
  ...more,
});
const station = (id: string, i = 0) => ({ id, name: id, at: [(i % 100) * 5, Math.floor(i / 100) * 5] });

/** The problems of the small project with another map: codes, each with the file and whether it is an error. */
function told(lines: readonly object[], stations: readonly object[]) {
  const map = JSON.stringify({ formatVersion: 1, lines, stations });
  const files = Object.entries({ ...smallProject, 'map.json': map });
  const { problems } = diagnose(
    files.map(([path, text]) => ({ path, text })),
    hostedSystems,
  );
  return problems.map(({ code, file, severity, range: { start } }) => ({ code, file, severity, at: start.character }));
}

describe('a map of', () => {
  it('no station and no line is refused when a game names a line of it', () => {
    const problems = told([], []);
    expect(problems).toEqual([{ code: 'REF001', file: 'games/standard.json', severity: 'error', at: 12 }]);
  });

  it('a line of one stop is refused', () => {
    const problems = told([line('A', ['11'])], [station('11')]);
    expect(problems.filter(({ severity }) => severity === 'error')).not.toEqual([]);
  });

  it('a loop of two stops is refused', () => {
    const problems = told([line('A', ['11', '12'], { loop: true })], [station('11'), station('12', 1)]);
    expect(problems.map(({ code }) => code)).toEqual(['MAP003']);
  });

  it('10,000 stations can be searched', () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => `1${i.toString(36).padStart(4, '0')}`);
    const lines = Array.from({ length: 100 }, (_, i) =>
      line(i === 0 ? 'A' : `${String.fromCharCode(65 + Math.floor(i / 26))}${String.fromCharCode(65 + (i % 26))}`, [
        ...ids.slice(i * 100, (i + 1) * 100),
      ]),
    );
    expect(told(lines, ids.map(station))).toEqual([]);
  });

  it('one line of 10,000 stops can be searched too', () => {
    const ids = Array.from({ length: 10_000 }, (_, i) => `1${i.toString(36).padStart(4, '0')}`);
    expect(told([line('A', ids)], ids.map(station))).toEqual([]);
  });
});
