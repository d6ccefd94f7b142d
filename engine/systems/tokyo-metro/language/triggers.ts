import { selector } from '#engine/kernel/language/field.ts';
import type { Op } from '#engine/kernel/language/op.ts';
import { triggersOf } from '#engine/library/words/answering.ts';
import type { MetroGame } from '../table/game.ts';

const trigger = triggersOf<MetroGame>();

export const triggers: readonly Op[] = [
  trigger('onRound', {
    fields: {},
    about: { ja: 'ラウンドが始まったとき', en: 'When a round has begun' },
    text: { ja: 'ラウンドが始まったとき', en: 'when a round begins' },
    facts: {
      time: /ラウンドが始ま|ラウンドの(?:始|初)め|rounds? (?:begins?|starts?)|(?:start|beginning) of (?:a|each|every|the) round/i,
    },
    example: { op: 'onRound' },
    answers: { change: 'round', about: {} },
  }),
  trigger('onRun', {
    fields: { of: selector('line') },
    about: { ja: '路線の列車が走り出すとき', en: 'When the train of a line is about to run' },
    text: { ja: '{of:any}の列車が走り出すとき', en: 'when the train of {of:any} runs' },
    facts: { time: /走り出す|発車|trains? of .{0,40}(?:runs?|leaves?)|(?:line|train).{0,20} (?:runs|leaves)\b/i },
    example: { op: 'onRun', of: { op: 'allLines' } },
    answers: { change: 'run', about: { of: 'line' } },
  }),
  trigger('onPaid', {
    fields: { of: selector('station') },
    about: { ja: '駅が配当を払ったとき。自分はその駅の持ち主', en: 'When a station has paid; you are its owner' },
    text: { ja: '{of:any}が配当を払ったとき', en: 'when {of:any} pays' },
    facts: { time: /払(?:った|う)(?:とき|たび)|(?:when|whenever|each time) .{0,60}(?:pays?|paid)\b/i },
    example: { op: 'onPaid', of: { op: 'allStations' } },
    answers: { change: 'payStation', about: { of: 'station' } },
  }),
];
