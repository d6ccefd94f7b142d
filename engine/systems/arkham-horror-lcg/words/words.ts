import type { SystemWords, Text } from '#engine/kernel/contract/system.ts';
import { entriesIn, findEntry } from '#engine/kernel/documents/entry-named.ts';
import sharedProblems from '#engine/library/content-checks/words/problems.json' with { type: 'json' };
import { labelOf, textOf, textOfEffect } from '#engine/library/words/labels.ts';
import refusals from '#engine/library/words/refusals.json' with { type: 'json' };
import { results } from '../contract/outcome.ts';
import { noResolution } from '../rulebook/elimination.ts';
import fields from './fields.json' with { type: 'json' };
import groups from './groups.json' with { type: 'json' };
import play from './play.json' with { type: 'json' };
import problems from './problems.json' with { type: 'json' };
import ownRefusals from './refusals.json' with { type: 'json' };
import rules from './rules.json' with { type: 'json' };

const { locations, acts, agendas, resolving, reference, bag, revealed } = fields;
const places = { ...groups.pile, locations, acts, agendas, resolving, reference, bag, revealed };
const label = labelOf({ ...groups.seat, ...groups.token, ...groups.level, ...places });
const areas: { readonly [area: string]: Text } = groups.zone;
/** An area of a seat: `seat1/hand`. */
const areaOf = /^(seat[1-4])\/(\w+)$/;
/** Groups that sentences of effects use, and those printed on cards. */
const printed = [
  ...['period', 'moment', 'number', 'permission', 'tally', 'zone', 'pile', 'cardType', 'keyword', 'testKind'],
  ...['event', 'skill', 'resolution', 'class', 'slot', 'face', 'designator', 'symbol'],
];
/** What an answer calls an ability, and the lists of abilities on a card. */
const ability = /^([^#]+)(?:#\d+)?\/effects\/(.+)$/;
const abilityLists = ['abilities', 'sides/a/abilities', 'sides/b/abilities'];
/** Names that sentences of events leave out: the area of cards being resolved, the bag, no investigator. */
const unsaid: { readonly [field: string]: string } = { into: 'resolving', pile: 'bag', of: 'table', seat: 'table' };
const none = { ja: '結末なし', en: 'No resolution' };

export const words: SystemWords = {
  rules,
  groups,
  sheetGroups: ['abilityKind', 'per', 'scope', 'enters', 'weakness', 'result', 'wordKind'],
  fields,
  translated: { groups: {}, names: [], printed },
  ...play,
  results: Object.fromEntries(
    results.map((id) => [
      id,
      id === noResolution ? none : { ja: `結末${id.slice(1)}`, en: `Resolution ${id.slice(1)}` },
    ]),
  ),
  ending(documents, locale, { scenario }, result) {
    const found = typeof scenario === 'string' ? findEntry(documents, scenario) : undefined;
    const resolution = entriesIn(found?.entry['resolutions']).find(({ id }) => id === result);
    if (found === undefined || resolution === undefined) return null;
    const text = (key: string) => textOf(documents, locale, found, `resolutions/${result}/${key}`, resolution[key]);
    return { name: text('name') ?? result, text: text('text') };
  },
  refusals: { ...refusals, ...ownRefusals },
  problems: { ...sharedProblems, ...problems },
  label(documents, locale, name, field) {
    if (field !== undefined && name === unsaid[field]) return '';
    const [, id, effect = ''] = ability.exec(name) ?? [];
    const card = id === undefined ? undefined : findEntry(documents, id);
    for (const list of card === undefined ? [] : abilityLists) {
      const text = textOfEffect(documents, locale, card as NonNullable<typeof card>, effect, list);
      if (text !== undefined) return text;
    }
    const [, seat = '', area = ''] = areaOf.exec(name) ?? [];
    const its = areas[area];
    if (its === undefined) return label(documents, locale, name, field);
    const whose = label(documents, locale, seat, field);
    return locale === 'ja' ? `${whose}の${its.ja}` : `the ${its.en} of ${whose}`;
  },
};
