import { describe, expect, it } from 'vitest';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { faceCalled, findFace, textsOnFace } from '#renderer/tables/scythe/face-subject.ts';
import { tableFaces } from '#renderer/tables/scythe/faces.tsx';

const documents: Documents = {
  'studio.json': { sourceLocale: 'ja', locales: ['ja', 'en'] },
  'cards/combat.json': { combatCards: [{ id: 'P2', name: '石つぶて', power: 2, copies: 10 }] },
  'cards/encounters.json': {
    encounters: [
      { id: 'N1', name: '渡し宿', options: [{ id: 'listen', text: '話を聞く。' }, { id: 'ask' }], flavor: '川。' },
    ],
  },
  'factions.json': { abilities: [{ id: 'ford', name: '渡河' }], factions: [{ id: 'F1', name: '琥珀' }] },
  'mats.json': { tops: [{ id: 'move' }], mats: [{ id: 'M1', name: '鍛冶' }] },
  'l10n/en/cards/combat.json': { units: { 'P2/name': { t: 'Slingstones' } } },
};
const entry = (path: string, id: string) => ({ path, id, index: null });

describe('faces', () => {
  it('are those of cards, tiles, factions and mats, and not of what is printed on them', () => {
    const found = [entry('factions.json', 'F1'), entry('factions.json', 'ford'), entry('mats.json', 'move')].map(
      (one) => findFace(documents, one),
    );
    expect(found.map((face) => face?.kind ?? null)).toEqual(['faction', null, null]);
    expect(['P2', 'M1', 'ford'].map((id) => faceCalled(documents, id)?.kind ?? null)).toEqual([
      'combatCard',
      'mat',
      null,
    ]);
  });
  it('have their copies, the pile of their kind, and a size for each kind', () => {
    expect(tableFaces.inBox(documents, entry('cards/combat.json', 'P2'), 'en')).toEqual({
      ...{ copies: 10, pile: 'combatCard', name: 'Slingstones' },
    });
    expect(['cards/combat.json', 'factions.json', 'mats.json', 'tiles.json'].map(tableFaces.sizeOf)).toEqual([
      { width: 63, height: 88 },
      { width: 126, height: 88 },
      { width: 189, height: 88 },
      { width: 63, height: 44 },
    ]);
  });
  it('list every text for translators', () => {
    const face = findFace(documents, entry('cards/encounters.json', 'N1'));
    expect(face === null ? [] : [...textsOnFace(face)]).toEqual([
      ['N1/name', '渡し宿'],
      ['N1/flavor', '川。'],
      ['N1/options/listen/text', '話を聞く。'],
    ]);
  });
});
