import { word } from '#engine/library/formats/fields.ts';
import { abilities, damageTypes } from '../basics/vocabulary.ts';

export const ability = word(abilities, '能力値：経済・工学・戦闘・共感', 'An ability: economy, tech, combat, empathy');
export const damageType = word(damageTypes, 'ダメージの種類', 'Kind of damage');
