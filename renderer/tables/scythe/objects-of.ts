import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { type ObjectsOfAnswer, seatActions } from '../library/legal-actions.ts';

export const dialOf = (seat: string): string => `${seat}/dial`;
export const takeOf = (seat: string): string => `${seat}/take`;
export const carryOf = (seat: string, resource: string): string => `${seat}/carry/${resource}`;
export const bottomOf = (area: string): string => `${area}/bottom`;
export const optionOf = (encounter: string, option: number): string => `${encounter}/${option}`;

const onHexes = ['produce', 'put', 'deploy', 'build', 'attack'];

/** Steps of the picked unit alone; falls back to the seat for answers without an object. */
export const objectsWith =
  (picked: string | null): ObjectsOfAnswer =>
  (answer: JsonObject) => {
    const said = (field: string): string => String(answer[field] ?? '');
    const word = said('do');
    const by = said('by');
    if (word === 'move') return said('unit') === picked ? [said('to')] : [];
    if (onHexes.includes(word)) return [said('hex')];
    switch (word) {
      case 'area':
        return [said('area')];
      case 'top':
        return [said('way')];
      case 'bottom':
      case 'enlist':
        return [bottomOf(said('area'))];
      case 'upgrade':
        return [said('way'), bottomOf(said('area'))];
      case 'retreat':
        return [said('to')];
      case 'topCard':
      case 'takeCard':
        return [said('factoryCard')];
      case 'reveal':
        return [said('objective')];
      case 'option':
        return [optionOf(said('encounter'), Number(answer['option']))];
      case 'board':
      case 'unload':
        return [said('unit'), seatActions(by)];
      case 'dial':
        return [dialOf(by)];
      case 'take':
        return [takeOf(by)];
      case 'carry':
        return [carryOf(by, said('resource'))];
      case 'pay':
        return answer['target'] === undefined ? [seatActions(by)] : [said('target')];
      default:
        return [seatActions(by)];
    }
  };
