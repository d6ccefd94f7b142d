import type { Language } from '#engine/kernel/language/compile.ts';
import { idOf, oneOf } from '#engine/kernel/language/field.ts';
import { kernelOps } from '#engine/kernel/language/kernel-ops.ts';
import { optionalOps } from '#engine/kernel/language/optional-ops.ts';
import { lastingOps, nextTimeOps } from '#engine/kernel/lasting-effects/lasting-ops.ts';
import { eachChoosesWords } from '#engine/library/choices/each-chooses-words.ts';
import { kindsOfHarmWords } from '#engine/library/harm/kinds-of-harm-words.ts';
import { attachingWords } from '#engine/library/links/attaching.ts';
import { characteristicWords } from '#engine/library/words/characteristic-words.ts';
import { modifierWords } from '#engine/library/words/modifier-words.ts';
import { playerWords } from '#engine/library/words/player-words.ts';
import { scopeWords } from '#engine/library/words/scope-words.ts';
import { traitWords } from '#engine/library/words/trait-words.ts';
import { keywords } from '../formats/cards.ts';
import { harm, several } from '../rulebook/harm.ts';
import { lookAt, search } from '../rulebook/looking.ts';
import type { ArkhamGame } from '../table/game.ts';
import { layers, numberNames } from '../table/numbers.ts';
import { cardEffects } from './card-effects.ts';
import { factOps } from './facts.ts';
import { peopleEffects } from './people-effects.ts';
import { storyEffects } from './story-effects.ts';
import { testEffects } from './test-effects.ts';
import { thingOps } from './things.ts';
import { triggers } from './triggers.ts';

const self = { op: 'self' };
const effect = { op: 'gainResources', who: self, amount: 1 };
const modifier = { op: 'modify', number: 'willpower', of: self, add: 1 };

export const language: Language = {
  remembers: ['X'],
  layers: [...layers.map(({ id }) => id), 'allow', 'forbid'],
  ops: [
    ...kernelOps({ effect, selector: self }),
    ...optionalOps({ effect }),
    ...lastingOps({ effect, modifier }, ['round', 'phase', 'turn']),
    ...nextTimeOps({ effect, trigger: { op: 'after', what: 'defeat' } as { op: string } }, ['round', 'phase', 'turn']),
    ...eachChoosesWords(several, { effect, players: { op: 'allInvestigators' } }, ['investigator']),
    ...scopeWords({ self: { text: { ja: '自分', en: 'this investigator' } } }),
    ...playerWords<ArkhamGame, 'allInvestigators', 'otherInvestigators', 'investigatorCount'>({
      ids: { all: 'allInvestigators', others: 'otherInvestigators', count: 'investigatorCount' },
      noun: { ja: '探索者', en: 'investigator', many: 'investigators', counter: '人' },
      of: (game) => game.investigators,
      bounds: [0, 4],
    }),
    ...traitWords<ArkhamGame>((game, card) => game.traits(card), {
      example: { op: 'hasTrait', card: { op: 'thisCard' }, trait: 'ally' },
    }),
    ...modifierWords({
      numbers: numberNames,
      permissions: ['move', 'enter', 'enemiesEnter'],
      scaling: { double: 'times', halve: 'halve' },
      of: ['investigator', 'card'],
      example: self,
    }),
    ...characteristicWords({
      of: ['card'],
      example: { op: 'thisCard' },
      sorts: [
        {
          sort: 'keyword',
          noun: { ja: 'キーワード', en: 'keyword' },
          field: oneOf('keyword', keywords),
          example: 'hunter',
        },
        { sort: 'trait', noun: { ja: '特徴', en: 'trait' }, field: idOf('word'), example: 'item' },
      ],
    }),
    ...kindsOfHarmWords(harm, {
      kinds: { damage: { ja: 'ダメージ', en: 'damage' }, horror: { ja: '恐怖', en: 'horror' } },
      on: ['investigator', 'enemy', 'asset'],
      example: self,
    }).filter(({ id }) => id !== 'deal' && id !== 'heal'),
    ...attachingWords.filter(({ id }) => id !== 'attach'),
    search.op,
    lookAt.op,
    ...thingOps,
    ...factOps,
    ...triggers,
    ...testEffects,
    ...peopleEffects,
    ...cardEffects,
    ...storyEffects,
  ],
};
