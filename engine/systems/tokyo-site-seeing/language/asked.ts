import type { Scope } from '#engine/kernel/language/block.ts';
import { negatedWording } from '#engine/kernel/language/negated-wording.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { askingWords } from '#engine/library/words/asking-words.ts';
import { ratingRounds } from '../basics/ranking.ts';
import type { TokyoGame } from '../table/game.ts';
import { here } from './here.ts';
import { phrases } from './phrases.ts';

const { things, howMany, whether } = askingWords<TokyoGame>();
const { allEnemies, thisArea } = phrases;
const enemies = (game: TokyoGame) => game.visibleCards().filter((card) => game.isEnemy(card));

export function attacked({ record, target }: Scope): readonly Thing[] {
  if (record?.kind === 'attack') return record['targets'] as readonly Thing[];
  return target >= 0 ? [target] : [];
}

export const asked: readonly Op[] = [
  things('allEnemies', enemies, {
    counter: '体',
    about: { ja: 'どのエリアでも、公開されている敵すべて', en: 'All visible enemies, in any area' },
    text: { ja: '公開されている敵すべて', en: 'all visible enemies' },
    any: { ja: '公開されている敵', en: 'a visible enemy' },
    facts: { unit: 'enemies', tags: ['isHit'], printed: [allEnemies] },
  }),
  things('enemiesHere', (game, scope) => enemies(game).filter((card) => game.areaOfCard(card) === here(game, scope)), {
    counter: '体',
    about: { ja: 'このエリアで公開されている敵すべて', en: 'All visible enemies in this area' },
    text: { ja: 'このエリアの敵すべて', en: 'all enemies in this area' },
    any: { ja: 'このエリアの敵', en: 'an enemy in this area' },
    facts: { unit: 'enemies', tags: ['isHit'], printed: [allEnemies, thisArea] },
  }),
  things('target', (_, scope) => attacked(scope), {
    rules: ['TSS-BATTLE-11'],
    about: {
      ja: '攻撃の対象の敵。対象が複数の攻撃では、そのすべて',
      en: 'The attacked enemy; all of them if the attack hits several',
    },
    text: { ja: '対象', en: 'the target' },
    facts: { tags: ['isHit'] },
  }),
  things('companions', (game) => game.companions, {
    counter: '人',
    rules: ['TSS-SCN-01'],
    about: {
      ja: '同行者すべて（companion のある、公開されたシナリオカード）',
      en: 'All companions: revealed scenario cards with companion',
    },
    text: { ja: '同行者', en: 'the companions' },
    any: { ja: '同行者', en: 'a companion' },
  }),
  things('participants', (game) => game.explorers, {
    counter: '人',
    rules: ['TSS-SITE-42', 'TSS-SITE-39', 'TSS-SCN-01'],
    about: {
      ja: '『サイト』の探索に参加しているPC全員と同行者。ダウンしていても含む',
      en: 'All PCs and companions that take part in the exploration of SITE, downed ones too',
    },
    text: { ja: '探索に参加しているPC全員', en: 'all participants' },
    any: { ja: '探索に参加しているPC', en: 'a participant' },
    facts: { unit: 'pcs' },
  }),
  things('scenarioCards', scenarioCards, {
    counter: '枚',
    about: { ja: '公開されているシナリオカードすべて', en: 'All revealed scenario cards' },
    text: { ja: '公開されたシナリオカード', en: 'the shown scenario cards' },
    any: { ja: '公開されたシナリオカード', en: 'a shown scenario card' },
  }),
  things('foundArtifacts', (game) => game.foundArtifacts(), {
    counter: '枚',
    rules: ['TSS-COMP-26'],
    about: {
      ja: '公開され、まだ誰のものでもないアーティファクト（onFindArtifact の中で使う）',
      en: 'Revealed artifacts that no PC has yet (inside onFindArtifact)',
    },
    text: { ja: '公開されたアーティファクト', en: 'the revealed artifacts' },
    any: { ja: '公開されたアーティファクト', en: 'one of the revealed artifacts' },
    facts: { needs: ['onFindArtifact'] },
  }),
  things('thisBot', (game, { source }) => (game.isBot(source) ? [source] : []), {
    rules: ['TSS-BOT-06'],
    about: { ja: 'このBOTカード', en: 'This BOT card' },
    text: { ja: 'このBOTカード', en: 'this BOT card' },
    facts: { tags: ['ofBot'] },
  }),
  howMany('currentRound', (game) => game.round, {
    about: { ja: '今が何ラウンド目か', en: 'Which round it is' },
    text: { ja: '現在のラウンド数', en: 'the current round' },
  }),
  howMany('ratingRounds', ratingRounds, {
    rules: ['TSS-RANK-04'],
    about: {
      ja: '今クリアしたときの評価クリアラウンド数',
      en: 'The clear rating rounds if the scenario were cleared now',
    },
    text: { ja: '評価クリアラウンド数', en: 'the number of clear rating rounds' },
  }),
  howMany('troublesHere', (game, scope) => game.troublesIn(here(game, scope)), {
    about: { ja: 'このエリアで公開されているトラブルカードの数', en: 'The number of visible troubles in this area' },
    text: { ja: 'このエリアのトラブルカードの数', en: 'the number of troubles in this area' },
    facts: { unit: 'cards', printed: [thisArea] },
  }),
  whether('artifactsLeft', (game) => game.at('artifact').length > 0, {
    rules: ['TSS-COMP-26'],
    about: { ja: 'アーティファクトの山札にカードがあるか', en: 'Whether the artifact deck has a card' },
    text: { ja: 'アーティファクトの山札にカードがある', en: 'the artifact deck holds a card' },
    also: [negatedWording('アーティファクトの山札にカードがない', 'the artifact deck holds no card')],
  }),
];

function scenarioCards(game: TokyoGame): readonly Thing[] {
  const onMat = game.visibleCards().filter((card) => game.isScenarioCard(card));
  return [...game.at('scenario/shown'), ...onMat];
}
