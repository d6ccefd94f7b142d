import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { smallProject } from '#engine/systems/arkham-horror-lcg/examples/small-project.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';

const folder = 'scenarios/S1-rooms';
const other = 'scenarios/S2-other';

/** The small project twice: its scenario, and a copy with other ids and texts. */
function toldWith(edit: (text: string) => string) {
  const second = (text: string): string =>
    text.replaceAll(/"(S|L|C|A)([12])"/g, '"$19$2"').replaceAll(/"id": "(E\d+|T\d+)"/g, '"id": "$1x"');
  const files = [...Object.entries(smallProject)].flatMap(([path, text]) =>
    path.startsWith(folder)
      ? [
          { path, text },
          { path: path.replace(folder, other), text: edit(second(text)) },
        ]
      : [{ path, text }],
  );
  return diagnose(files, hostedSystems)
    .problems.filter(({ severity }) => severity !== 'info')
    .map(({ code, file }) => [code, file]);
}

it('an end that only a text of another scenario comes to is reported', () => {
  expect(toldWith((text) => text)).toEqual([]);
  const unended = (text: string) =>
    text.replace('{ "op": "resolve", "resolution": "R1" }', '{ "op": "resolve", "resolution": "R2" }');
  expect(toldWith(unended)).toEqual([['AHC010', `${other}/scenario.json`]]);
});
