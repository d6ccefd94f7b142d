import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { applyAction } from '#authoring/project/documents/project-action.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import { indexOf } from '#authoring/project/index/project-index.ts';
import { planRename } from '#authoring/tools/rename/rename-plan.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { smallProject } from '#engine/systems/tokyo-metro/examples/small-project.ts';

// The piles of this game are its decks, which a project declares.

const withBacks = (backs: object) =>
  Object.entries(smallProject).map(([path, text]) => ({
    path,
    text:
      path === 'studio.json' ? text.replace('"settings"', `"backs": ${JSON.stringify(backs)},\n  "settings"`) : text,
  }));
const art = { file: 'assets/back.png' };
const size = { kind: 'png' as const, width: 849, height: 624 };
const found = [{ path: 'assets/back.png', version: '0'.repeat(64), bytes: 9, ...size }];

it('a declared deck has a back of the size of its cards, and no other has one', () => {
  const codes = (backs: object, pictures = found) =>
    diagnose(withBacks(backs), hostedSystems, pictures).problems.map(({ code }) => code);
  expect(codes({ a: art })).toEqual([]);
  expect(
    codes(
      { a: art },
      found.map((one) => ({ ...one, height: 623 })),
    ),
  ).toEqual(['PIC004']);
  expect(codes({ x: art })).toEqual(['PIC010']);
});

it('a renamed deck keeps its back', () => {
  const files = withBacks({ a: art });
  const diagnosis = diagnose(files, hostedSystems, found);
  const deck = indexOf(diagnosis).declared(['deck'], 'a') as Declaration;
  const plan = planRename(diagnosis, deck, 'k');
  const changes = plan.kind === 'planned' ? plan.changes : [];
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const after = applyAction(texts, { name: { kind: 'typing' }, changes })?.get('studio.json');
  expect(JSON.parse(after ?? '{}')).toMatchObject({ backs: { k: art } });
});
