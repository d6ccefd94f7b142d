// Made by `npm run generate` from columns.json.
import { wordsOf } from '#renderer/desk/words/words.ts';
import words from '../columns.json' with { type: 'json' };

export interface ColumnsWords {
  readonly kinds: {
    readonly weapon: string;
    readonly item: string;
    readonly follower: string;
    readonly trouble: string;
    readonly site: string;
    readonly scenario: string;
    readonly artifact: string;
    readonly starter: string;
    readonly pc: string;
    readonly bot: string;
    readonly mod: string;
  };
  readonly titles: {
    readonly id: string;
    readonly name: string;
    readonly reading: string;
    readonly copies: string;
    readonly ap: string;
    readonly cost: string;
    readonly range: string;
    readonly category: string;
    readonly 'equip/ability': string;
    readonly 'equip/target': string;
    readonly 'vehicle/capacity': string;
    readonly 'vehicle/areas': string;
    readonly 'vehicle/bonus': string;
    readonly 'solve/by': string;
    readonly 'solve/ability': string;
    readonly 'solve/target': string;
    readonly 'solve/pcs': string;
    readonly hp: string;
    readonly 'reduction/amount': string;
    readonly 'reduction/type': string;
    readonly immune: string;
    readonly 'counterattack/amount': string;
    readonly 'counterattack/type': string;
    readonly reward: string;
    readonly 'abilities/economy': string;
    readonly 'abilities/tech': string;
    readonly 'abilities/combat': string;
    readonly 'abilities/empathy': string;
    readonly maxHp: string;
    readonly flavor: string;
  };
}

export const columnsWords = wordsOf<ColumnsWords>(words);
