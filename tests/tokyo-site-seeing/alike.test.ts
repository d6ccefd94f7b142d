import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';
import { sample } from './sample.ts';

function alike(files: { readonly [file: string]: readonly JsonObject[] }): readonly string[] {
  const lists = Object.entries(files).map(([file, cards]) => [file, { formatVersion: 1, cards }]);
  return system
    .check({ ...sample, ...Object.fromEntries(lists) }, [])
    .filter(({ code }) => code === 'EFT006')
    .map(({ file, data }) => `${file} ${data['id']} = ${data['other']}`);
}

const strike = (amount: number, more: JsonObject = {}) => ({
  id: 'strike',
  when: 'use',
  attack: true,
  do: [{ op: 'damage', to: { op: 'target' }, amount, type: 'physical', ...more }],
  after: 'exhaust',
});
const weapon = { category: 'equipment', ap: 2, cost: 4, rarity: 'common', range: 'near' };
const battle = { rarity: 'common', ap: 4, reward: 1, hp: 3, range: 'near', solve: { by: 'battle' } };

describe('two designs have the same function', () => {
  it('when their effects differ only in numbers, names and texts, whatever their range, cost and kind', () => {
    const follower = { ...weapon, id: 'F-50', range: 'far+', effects: [{ ...strike(5), id: 'bite', text: '噛む。' }] };
    expect(
      alike({
        'cards/weapons.json': [{ ...weapon, id: 'W-50', effects: [{ ...strike(2), after: { exhaust: 2 } }] }],
        'cards/followers.json': [follower],
      }),
    ).toEqual(['cards/weapons.json W-50 = F-50']);
  });
  it('in any order of effects, and with any notation of numbers and conditions', () => {
    const damage = (amount: number | JsonObject) => ({ op: 'damage', to: { op: 'target' }, amount, type: 'physical' });
    const heal = { op: 'heal', to: { op: 'self' }, amount: 1 };
    const rests = { id: 'rest', when: 'start', do: [heal] };
    const isDown = { op: 'isDown', pc: { op: 'self' } };
    const either = (more: JsonObject) => ({ ...strike(2), do: [{ op: 'if', ...more }] });
    const told = alike({
      'cards/weapons.json': [
        { ...weapon, id: 'W-50', effects: [{ ...strike(2), do: [damage(2), heal] }, rests] },
        { ...weapon, id: 'W-54', effects: [rests, { ...strike(2), do: [heal, damage({ op: 'add', a: 1, b: 1 })] }] },
        { ...weapon, id: 'W-58', effects: [either({ if: isDown, then: [heal], else: [damage(2)] })] },
        {
          ...{ ...weapon, id: 'W-62' },
          effects: [either({ if: { op: 'not', of: isDown }, then: [damage(2)], else: [heal] })],
        },
        { ...weapon, id: 'W-66', effects: [either({ if: isDown, then: [damage(2)], else: [heal] })] },
      ],
      'cards/followers.json': [],
    });
    expect(told).toEqual(['cards/weapons.json W-54 = W-50', 'cards/weapons.json W-62 = W-58']);
  });
  it('but not when one deals another kind of damage, hits more targets, or does something else too', () => {
    expect(
      alike({
        'cards/weapons.json': [
          { ...weapon, id: 'W-50', effects: [strike(2)] },
          { ...weapon, id: 'W-54', effects: [strike(2, { type: 'cognitive' })] },
          { ...weapon, id: 'W-58', effects: [{ ...strike(2), targets: 2 }] },
          { ...weapon, id: 'W-62', effects: [strike(2), { ...strike(2), id: 'other', after: 'discard' }] },
        ],
        'cards/followers.json': [],
      }).filter((one) => one.startsWith('cards/weapons.json W-5')),
    ).toEqual([]);
  });
  it('when they have no effects and are solved in the same way', () => {
    const check = (id: string, ability: string) => ({
      ...{ id, rarity: 'common', ap: 3, reward: 1, effects: [] },
      solve: { by: 'check', ability, target: 5 },
    });
    const enemy = { ...battle, effects: [] };
    expect(
      alike({
        'cards/troubles.json': [
          check('T-41', 'tech'),
          check('T-45', 'empathy'),
          { ...enemy, id: 'T-49' },
          { ...enemy, id: 'T-53', hp: 9, rarity: 'unique' },
          { ...enemy, id: 'T-54', reduction: { amount: 1, type: 'physical' } },
        ],
      }),
    ).toEqual(['cards/troubles.json T-53 = T-49']);
  });
  it('also as scenario MODs, and as cards of one scenario unless they only continue the story', () => {
    const gain = { id: 'gain', when: 'start', do: [{ op: 'gainAp', to: { op: 'allPcs' }, amount: 1 }] };
    const end = { id: 'end', when: 'reveal', do: [{ op: 'clearScenario' }] };
    const mods = 'scenario-mods.json';
    const story = 'scenarios/S00-no-last-stop/cards.json';
    const solve = (ability: string) => ({ by: 'check', ability, target: 5 });
    expect(
      alike({
        [mods]: [
          { id: 'SM-01', effects: [gain] },
          { id: 'SM-02', effects: [{ ...gain, id: 'again' }] },
        ],
        [story]: [
          { id: 'SC00-01', solve: solve('tech'), effects: [gain] },
          { id: 'SC00-02', solve: solve('combat'), effects: [gain] },
          { id: 'SC00-03', solve: solve('tech'), effects: [gain] },
          { id: 'SC00-04', effects: [end] },
          { id: 'SC00-05', effects: [end] },
        ],
      }),
    ).toEqual([`${mods} SM-02 = SM-01`, `${story} SC00-03 = SC00-01`]);
  });
});
