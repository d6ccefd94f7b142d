import { op } from '../op.ts';

export const foundArtifacts = op('foundArtifacts', {
  sort: 'selector',
  counter: '枚',
  rules: ['TSS-COMP-26'],
  fields: {},
  about: {
    ja: '公開され、まだ誰のものでもないアーティファクト（onFindArtifact の中で使う）',
    en: 'Artifacts that lie revealed and are nobody’s yet (inside onFindArtifact)',
  },
  text: { ja: '公開されたアーティファクト', en: 'the revealed artifacts' },
  any: { ja: '公開されたアーティファクト', en: 'one of the revealed artifacts' },
  facts: { needs: ['onFindArtifact'] },
  example: { op: 'foundArtifacts' },
  run: (game) => game.foundArtifacts(),
});
