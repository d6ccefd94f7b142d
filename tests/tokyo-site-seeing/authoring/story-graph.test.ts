import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { contentOf, playableOf } from '#authoring/project/play/playable.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { drawnStories } from '#authoring/tools/graph/drawn-stories.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import type { Story } from '#engine/kernel/contract/story.ts';
import { seatOfOne } from '#engine/kernel/session/seats-asked.ts';
import { Session } from '#engine/kernel/session/session.ts';
import { greedy } from '#engine/players/greedy.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { language } from '#engine/systems/tokyo-site-seeing/language/language.ts';
import { readProject } from '#host/project/read-project.ts';

// The bay requires the sample: its project contains the stories of both.
const { files } = await readProject('sample-content/tokyo-bay');
const project = diagnose(files, hostedSystems);
const stories = project.system?.stories?.(project.documents) ?? [];
const asked = { locale: 'ja', file: null } as const;

function led({ steps }: Story): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (kind: 'start' | 'other' | 'scene', id: string | null): void => {
    for (const { does, from, to } of steps) {
      if (does !== 'brings' || to.kind !== 'scene' || from.kind !== kind || found.has(to.id)) continue;
      if (from.kind !== 'start' && id !== null && from.id !== id) continue;
      found.add(to.id);
      follow('scene', to.id);
    }
  };
  follow('start', null);
  follow('other', null);
  return found;
}

function written(path: string, from: string | RegExp, to: string): readonly ProjectFile[] {
  return files.map((file) => {
    if (file.path !== path || isFaulty(file)) return file;
    const text = file.text.replace(from, to);
    expect(text).not.toBe(file.text);
    return { ...file, text };
  });
}

const bay = (from: string | RegExp, to: string) =>
  diagnose(written('scenarios/S10-high-water-mark/cards.json', from, to), hostedSystems);

describe('the steps from scene to scene', () => {
  it.each(['S00', 'S01', 'S02', 'S03', 'S04', 'S05', 'S10'])(
    '%s: its cards are its scenes, and steps lead to the cards they bring',
    (id) => {
      const story = stories.find((one) => one.id === id) as Story;
      const folder = story.file.replace('scenario.json', '');
      const { cards } = project.documents[`${folder}cards.json`] as {
        readonly cards: readonly { readonly id: string }[];
      };
      expect(story.scenes.map((scene) => scene.id).sort()).toEqual(cards.map((card) => card.id).sort());
      const come = story.scenes.filter(({ comes }) => comes).map((scene) => scene.id);
      expect([...led(story)].sort()).toEqual([...come].sort());
      expect(come).toHaveLength(cards.length);
    },
  );

  it.each(['S00', 'S01', 'S02', 'S03', 'S04', 'S05', 'S10'])(
    '%s: each step but the first is at the node that causes it',
    (id) => {
      const story = stories.find((one) => one.id === id) as Story;
      const facts = new Map(language.ops.map((op) => [op.id, op.facts.scenes]));
      const done = story.steps.map(({ does, by }) => {
        if (by.kind === 'rule') return by.rule;
        const node = partAt(project.documents[by.file], by.node);
        return facts.get(String(isObject(node ?? null) && (node as { readonly op: string }).op))?.does === does;
      });
      expect(done).toEqual(['TSS-SETUP-29', ...done.slice(1).map(() => true)]);
    },
  );

  it('the path through a scenario with two ends', () => {
    const story = stories.find((one) => one.id === 'S10') as Story;
    const ways = story.steps
      .filter(({ does }) => does !== 'removes')
      .map(({ from, to, awaits }) => {
        const begin = from.kind === 'start' ? 'start' : from.id;
        return `${begin}${awaits === null ? '' : ` (${awaits})`} → ${to.kind === 'end' ? to.result : to.id}`;
      });
    expect(ways).toEqual([
      'start → SC10-01',
      'start → SC10-TD',
      'SC10-01 → SC10-02',
      'SC10-01 → SC10-02',
      'SC10-02 → SC10-03',
      'SC10-03 → SC10-04',
      'SC10-04 → SC10-HK',
      'SC10-04 → SC10-LZ',
      'SC10-04 (SC10-HK) → SC10-05',
      'SC10-04 (SC10-LZ) → SC10-R1',
      'SC10-05 → defeated',
      'SC10-05 → SC10-06',
      'SC10-06 → cleared',
      'SC10-R1 → defeated',
      'SC10-R1 → SC10-R2',
      'SC10-R2 → cleared',
    ]);
  });

  it('a card that places itself is reached only by its turn', () => {
    // The second and third of this deck place themselves: solving one without a next step strands the rest
    const broken = bay(
      /("SC10-03"[\s\S]*?"id": "solved"[\s\S]*?)\{ "op": "revealScenario" \}/,
      '$1{ "op": "discardScenario" }',
    );
    const story = broken.system?.stories?.(broken.documents).find((one) => one.id === 'S10');
    expect(story?.scenes.filter(({ comes }) => !comes).map((scene) => scene.id)).toEqual([
      ...['SC10-04', 'SC10-05', 'SC10-06', 'SC10-HK', 'SC10-LZ', 'SC10-R1', 'SC10-R2'],
    ]);
  });
});

describe('a story as it is drawn', () => {
  it('steps have their conditions, in both languages', () => {
    const whens = (['ja', 'en'] as const).map((locale) =>
      drawnStories(project, { locale, story: 'S10', file: null })
        .story?.steps.filter(({ to }) => to.kind === 'end' || to.id === 'SC10-R1')
        .map(({ when }) => when),
    );
    expect(whens).toEqual([
      [
        '灯台の鏡が解決されたとき',
        'PCアクションフェーズ終了時、このカードの進行トークンの数が4以上なら',
        '公開時',
        'PCアクションフェーズ終了時、このカードの進行トークンの数が4以上なら',
        '公開時',
      ],
      [
        'when card The Lighthouse Mirror is solved',
        'End of PC Action Phase, if the number of progress tokens on this card is at least 4',
        'On Reveal',
        'End of PC Action Phase, if the number of progress tokens on this card is at least 4',
        'On Reveal',
      ],
    ]);
  });

  it('an unreachable scene has its reason and its code', () => {
    const broken = bay('"op": "revealScenario", "card": "SC10-R1"', '"op": "revealScenario"');
    const { story } = drawnStories(broken, { ...asked, story: 'S10' });
    expect(
      story?.scenes.filter(({ comes }) => !comes).map(({ id, problems }) => [id, problems.map(({ code }) => code)]),
    ).toEqual([
      ['SC10-R1', ['SCN008']],
      ['SC10-R2', []],
    ]);
  });

  it('the preferred story is that of the edited file', () => {
    const file = 'scenarios/S10-high-water-mark/cards.json';
    expect(drawnStories(project, { locale: 'ja', story: null, file }).story?.id).toBe('S10');
    expect(drawnStories(project, { ...asked, story: null }).stories.map(({ id }) => id)).toEqual([
      ...['S10', 'S00', 'S01', 'S02', 'S03', 'S04', 'S05'],
    ]);
    expect(drawnStories(project, { ...asked, story: null, played: ['S04'] }).story?.id).toBe('S04');
    const other = 'tokyo-site-seeing-sample:scenarios/S03-a-town-that-cannot-say-good-night/cards.json';
    expect(drawnStories(project, { locale: 'ja', story: null, file: other }).story?.id).toBe('S03');
  });

  it('a half-written scenario has its valid parts at their places, and the rest is reported', () => {
    const broken = bay('"id": "SC10-02"', '"id": 10');
    const drawn = drawnStories(broken, { ...asked, story: 'S10' });
    const scenes = drawn.story?.scenes.map(({ id, at }) => [id, at.path.join('/')]);
    expect(scenes?.slice(0, 3)).toEqual([
      ['SC10-01', 'cards/0'],
      ['SC10-03', 'cards/2'],
      ['SC10-04', 'cards/3'],
    ]);
    expect(drawn.broken.map(({ code, file }) => [code, file])).toEqual([
      ['SCH003', 'scenarios/S10-high-water-mark/cards.json'],
    ]);
  });

  it.each(['S00', 'S03'])('%s: a played game has taken a step to each scene it reached', (id) => {
    const { playable } = playableOf(project, hostedSystems);
    if (playable === null) throw new Error('not playable');
    const { system } = playable;
    const content = contentOf(playable);
    const setup = { ...system.setupFor(content, { scenario: [id] }, 4), seed: 3 };
    const session = Session.open(system, content, setup, { keep: true, lineage: true });
    const player = greedy(3);
    while (session.decision !== null && session.decisions < 400)
      session.choose(player.choose(session, seatOfOne(session)));
    const ran = new Set(session.history.ran?.flat());
    const drawn = drawnStories(project, { ...asked, story: id }).story;
    const ids = new Set(drawn?.scenes.map((one) => one.id));
    const came = new Set(
      session.eventsFrom(0).flatMap((event) => {
        const of = system.tallied?.[String(event['kind'])]?.of;
        const name = of === undefined ? '' : String(event[of]).replace(/#[0-9]+$/, '');
        return ids.has(name) ? [name] : [];
      }),
    );
    const done = drawn?.steps.filter(
      ({ does, ways, rule }) => does === 'brings' && (rule !== null || ways.some((one) => ran.has(one))),
    );
    const led = new Set(done?.flatMap(({ to }) => (to.kind === 'scene' ? [to.id] : [])));
    expect([came.size > 2, [...came].filter((one) => !led.has(one))]).toEqual([true, []]);
  });

  it('invalid JSON leaves the other stories unchanged', () => {
    const broken = diagnose(written('scenarios/S10-high-water-mark/cards.json', /\]\s*\}\s*$/, ''), hostedSystems);
    const drawn = drawnStories(broken, { ...asked, story: 'S03' });
    expect([drawn.story?.scenes.length, drawn.broken.length]).toEqual([14, 1]);
  });

  it('a game without stories says so', async () => {
    const metro = diagnose((await readProject('sample-content/metro-line-13')).files, hostedSystems);
    expect(drawnStories(metro, { ...asked, story: null })).toEqual({
      tells: false,
      stories: [],
      story: null,
      broken: [],
    });
  });
});
