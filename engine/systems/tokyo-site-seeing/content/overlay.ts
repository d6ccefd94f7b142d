import { isObject, type Json } from '#engine/kernel/basics/json.ts';
import { type Documents, RefusalError } from '#engine/kernel/contract/system.ts';
import { makeOverlay } from '#engine/library/formats/overlaying.ts';
import { kindOf } from './content.ts';

const fileOf: { readonly [kind: string]: string } = {
  starter: 'cards/starters.json',
  weapon: 'cards/weapons.json',
  item: 'cards/items.json',
  follower: 'cards/followers.json',
  artifact: 'cards/artifacts.json',
  site: 'cards/site.json',
  trouble: 'cards/troubles.json',
  mod: 'scenario-mods.json',
};

/** A scenario card may belong to a scenario overlaid with it; reward cards have their own list. */
export const overlay = makeOverlay({
  scenarios: {
    whole: (documents, { id }) => scenarioPath(documents, id) ?? `scenarios/${String(id)}/scenario.json`,
  },
  ...{ pcs: { file: 'pcs.json' }, bots: { file: 'bots.json' }, areas: { file: 'mat.json' } },
  cards: {
    each: (documents, card) => ({
      file: fileFor(documents, card),
      list: isObject(card) && card['joins'] !== undefined ? 'rewards' : 'cards',
    }),
  },
});

function scenarioPath(documents: Documents, id: Json | undefined): string | undefined {
  return Object.keys(documents).find((path) => {
    const document = documents[path];
    return path.endsWith('/scenario.json') && isObject(document) && document['id'] === id;
  });
}

function fileFor(documents: Documents, card: Json): string {
  const id = isObject(card) && typeof card['id'] === 'string' ? card['id'] : '';
  const kind = kindOf(id);
  if (kind !== 'scenario') return fileOf[kind] as string;
  const number = /^SC(\d\d)/.exec(id)?.[1];
  const scenario = scenarioPath(documents, `S${number}`);
  if (scenario === undefined) throw new RefusalError('overlayNoScenario', { card: id });
  return scenario.replace('scenario.json', 'cards.json');
}
