import { fill } from '#authoring/text/messages/messages.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import type { Documents, RuleSystem, Text } from '#engine/kernel/contract/system.ts';
import type { Reason, Why } from '#engine/kernel/decisions/why.ts';
import { phraseOf, voiceOf } from '../sentences/speak.ts';
import { type SpokenGame, speakGame } from '../sentences/spoken-game.ts';

const sentences: { readonly [R in Reason]: Text } = {
  offered: { ja: 'いまできます。{rule}', en: 'It is legal now. {rule}' },
  excluded: { ja: 'ルールにより、いまはできません。{rule}', en: 'A rule forbids it now. {rule}' },
  unfit: { ja: '{name}では、いまそれはできません。{rule}', en: 'It cannot be done with {name} now. {rule}' },
  unknown: { ja: '「{value}」というものは盤面にありません。', en: 'There is no "{value}" on the table.' },
  misnamed: {
    ja: '`{field}`ではなく`{meant}`と書けば、いまできます。',
    en: 'Did you mean `{meant}`? With that instead of `{field}` it is legal.',
  },
  extra: { ja: '{fields}を書かなければ、いまできます。', en: 'It is legal without {fields}.' },
  notNow: { ja: 'いまは別のことを決めています：{asked}', en: 'Something else is being decided now: {asked}' },
  noSuchAction: { ja: '「{word}」という行動はありません。', en: 'There is no action "{word}".' },
  over: { ja: 'いま決めることはありません。', en: 'Nothing is being decided now.' },
};
/** `excluded` by a condition of the content. */
const unmet: Text = {
  ja: '条件を満たしていません：「{condition}」。{rule}',
  en: 'A condition is not met: “{condition}”. {rule}',
};
/** `unfit`: with the place of the piece, or without any name. */
const elsewhere: Text = {
  ja: '{name}（いまの場所：{place}）では、いまそれはできません。{rule}',
  en: 'It cannot be done with {name}, which is now in {place}. {rule}',
};
const unnamed: Text = { ja: 'いまはできません。{rule}', en: 'It cannot be done now. {rule}' };

export function whyText(why: Why, answer: JsonObject, system: RuleSystem, documents: Documents = {}): Text {
  const both = (say: (game: SpokenGame, locale: Locale) => string): Text => ({
    ja: say(speakGame(system.words, documents, 'ja'), 'ja'),
    en: say(speakGame(system.words, documents, 'en'), 'en'),
  });
  const { field = '', at, now, fields = [], meant = '', condition } = why;
  const voice = voiceOf(system, (locale, id) => system.words.label(documents, locale, id));
  const written = answer[field];
  const spoken = {
    rule: ruleSentence(why.rule, system),
    name: both((game) => (written === undefined ? '' : game.name(field, written))),
    place: both((game) => (at === undefined ? '' : game.name('slot', at))),
    value: written ?? '…',
    word: answer['do'] ?? '…',
    condition: both((_, locale) => (condition === undefined ? '' : phraseOf(condition, locale, voice))),
    field,
    meant,
    fields: fields.map((one) => `\`${one}\``),
    asked: both((game) => (now === undefined ? '' : game.prompt(now.step, now.about))),
  };
  if (condition !== undefined) return fill(unmet, spoken);
  if (why.reason !== 'unfit') return fill(sentences[why.reason], spoken);
  if (spoken.place.ja !== '') return fill(elsewhere, spoken);
  return fill(why.field === undefined ? unnamed : sentences.unfit, spoken);
}

/** With its id; empty for rules of the kernel. */
export function ruleSentence(rule: string, system: RuleSystem | undefined): Text {
  const words = system?.words.rules[rule];
  if (words === undefined) return rule === 'KERNEL' ? { ja: '', en: '' } : { ja: rule, en: rule };
  return { ja: `${words.ja}（${rule}）`, en: `${words.en} (${rule})` };
}
