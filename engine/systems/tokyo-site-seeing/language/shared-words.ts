import type { Op } from '#engine/kernel/language/op.ts';
import { modifierWords } from '#engine/library/words/modifier-words.ts';
import { playerWords } from '#engine/library/words/player-words.ts';
import { scopeWords } from '#engine/library/words/scope-words.ts';
import { traitWords } from '#engine/library/words/trait-words.ts';
import { alterable, permissions } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { asked } from './asked.ts';
import { cards } from './cards.ts';
import { harm } from './harm.ts';
import { phrases } from './phrases.ts';
import { places } from './places.ts';
import { tokens } from './tokens.ts';
import { triggers } from './triggers.ts';

const self = { op: 'self' };
const thisCard = { op: 'thisCard' };
const areaOf = (of: { readonly op: string }) => ({ op: 'areaOf', of });

export const sharedWords: readonly Op[] = [
  ...scopeWords({
    self: {
      about: {
        ja: 'この効果を使うPC。だれのものでもないカードでは、文が関わるPC（解決や公開ならそれをしたPC、引き金ならそれが起きたPC）。常時の文では、増減する量の中でだけ、数値の変わるPC',
        en: 'The PC who uses this text; on a card without an owner the PC concerned (the solver, the revealer, the one a trigger is about); in a constant text only inside the amount: the PC whose number it is',
      },
      text: { ja: '自分', en: 'this PC' },
    },
    thisCard: { facts: { printed: [phrases.equipped] } },
    overlap: {
      facts: { printed: [phrases.thisArea, phrases.otherPc] },
      example: { op: 'overlap', a: areaOf(self), b: areaOf(thisCard) },
    },
  }),
  ...playerWords(
    {
      ids: { all: 'allPcs', others: 'otherPcs', count: 'pcCount' },
      noun: { ja: 'PC', en: 'PC', many: 'PCs', counter: '人' },
      of: (game: TokyoGame) => game.pcs,
      bounds: [1, 4],
    },
    {
      allPcs: { facts: { unit: 'pcs' } },
      otherPcs: {
        about: { ja: '自分以外のPC全員。どのエリアにいてもよい', en: 'All other PCs, wherever they are' },
        facts: { unit: 'pcs', printed: [phrases.otherPc] },
      },
      pcCount: {
        rules: ['TSS-FAQ-23'],
        about: {
          ja: 'ゲームに参加しているPCの数。BOTは数えない',
          en: 'The number of PCs in the game; BOTs do not count',
        },
      },
    },
  ),
  ...tokens,
  ...harm,
  ...cards,
  ...asked,
  ...triggers,
  ...places,
  ...traitWords((game: TokyoGame, card) => (game.isCard(card) ? game.design(card).traits : []), {
    rules: ['TSS-FAQ-15'],
    facts: { printed: [phrases.trait] },
    example: { op: 'hasTrait', card: thisCard, trait: 'environment' },
  }),
  ...modifierWords(
    { numbers: alterable, permissions, of: ['pc'], example: self },
    {
      modify: { rules: ['TSS-POST-04', 'TSS-MOVE-10', 'TSS-SCN-12'] },
      setNumber: {
        rules: ['TSS-PRIO-01'],
        about: {
          ja: '数値をルールブックの値の代わりに決める（constant の中で使う）。食い違えばシナリオカードが優先し、modify の増減はその後に加わる',
          en: 'Replaces a value of the rulebook while the text is in force. A scenario card takes precedence over other texts; modify is added afterwards',
        },
        example: { op: 'setNumber', number: 'handSize', of: { op: 'allPcs' }, to: 5 },
      },
      allow: {
        rules: ['TSS-PRIO-01'],
        about: {
          ja: 'ルールブックがさせないことを許す（constant の中で使う）。シナリオカードの禁止や許可は、ほかの文に優先する',
          en: 'Allows what the rulebook does not, while the text is in force. A scenario card takes precedence over other texts',
        },
        example: { op: 'allow', what: 'drop', of: thisCard },
      },
      forbid: {
        rules: ['TSS-PRIO-01'],
        about: {
          ja: '物に対してすることを禁じる（constant の中で使う）。シナリオカードの禁止や許可は、ほかの文に優先する',
          en: 'Forbids an action with the selected things while the text is in force. A scenario card takes precedence over other texts',
        },
        example: { op: 'forbid', what: 'drop', of: { op: 'equipped', of: self } },
      },
    },
  ),
];
