import { thingIn } from '../../changes/kinds.ts';
import { op } from '../op.ts';

export const drawnTrouble = op('drawnTrouble', {
  sort: 'selector',
  fields: {},
  about: {
    ja: '今引かれたトラブルカード（onDrawTrouble の中で使う）',
    en: 'The trouble card just drawn (inside onDrawTrouble)',
  },
  text: { ja: '引いたトラブルカード', en: 'the trouble card drawn' },
  facts: { needs: ['onDrawTrouble'] },
  example: { op: 'drawnTrouble' },
  run: (_, __, { record }) => (record?.kind === 'drawn' ? [thingIn(record, 'card')] : []),
});
