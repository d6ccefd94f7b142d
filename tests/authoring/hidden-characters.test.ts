import { expect, it } from 'vitest';
import { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import { Lines } from '#authoring/text/json/positions.ts';
import { fill } from '#authoring/text/messages/messages.ts';
import { hiddenCharacters, hiddenIn } from '#authoring/text/reading/hidden-characters.ts';

const found = (text: string) =>
  hiddenCharacters('words.json', hiddenIn(text), () => new Lines(new SplicedText(text))).map(({ range, data }) => [
    data['character'],
    range.start.character,
    range.end.character,
  ]);

it('an invisible character is found, literal or escaped, with its position', () => {
  expect(found('{"a":"x\u202ey"}')).toEqual([['U+202E', 7, 8]]);
  expect(found('{"a":"x\\u200By\\u001b"}')).toEqual([
    ['U+200B', 7, 13],
    ['U+001B', 14, 20],
  ]);
});

it('line ends, emoji joiners and escaped backslashes are not invisible characters', () => {
  expect(found('{\r\n\t"a":"👨‍👩‍👧\\n\\t\\\\u202e\\u3042"}')).toEqual([]);
});

it('a name does not change the direction of a sentence, and a right-to-left name reads correctly', () => {
  const sentence = { ja: '{card}に{amount}点', en: '{amount} on {card}' };
  expect(fill(sentence, { card: '敵\u202e\u2066', amount: 3 })).toEqual({ ja: '敵に3点', en: '3 on 敵' });
  expect(fill(sentence, { card: 'אבג', amount: 3 }).en).toBe('3 on \u2068אבג\u2069');
});
