import { describe, expect, it } from 'vitest';
import { faultOfDictionary } from '#authoring/tools/spelling/dictionary-form.ts';
import { makeSpeller, type Speller } from '#authoring/tools/spelling/speller.ts';
import { speltWords } from '#authoring/tools/spelling/spelt-words.ts';

const aff = 'SET UTF-8\nTRY esianrtolcdugmphbyfvkw\nSFX S Y 1\nSFX S 0 s .\nPFX U Y 1\nPFX U 0 un .\n';
const dic = (...words: readonly string[]): string => `${[words.length, ...words].join('\n')}\n`;
function speller(words: readonly string[], rules = aff): Speller {
  const made = makeSpeller(rules, dic(...words));
  if ('fault' in made) throw new Error(made.fault);
  return made;
}

it('the words of a text are its words without ids, places, addresses, abbreviations and mixed case', () => {
  const text = 'Draw W-01 from {card:many} [icon] <b>bold</b> HP iPhone 2x www.site.de a, l’arbre Über-Karte';
  expect(speltWords(text)).toEqual(['Draw', 'from', 'bold', 'arbre', 'Über', 'Karte']);
});

describe('a dictionary', () => {
  it('knows its words in all their forms, and at the beginning of a sentence', () => {
    const { isRight } = speller(['umbrella/S', 'lucky/U']);
    expect(['umbrella', 'Umbrellas', 'unlucky', 'umbrela', 'unluckys'].map(isRight)).toEqual([
      ...[true, true, true],
      ...[false, false],
    ]);
  });

  it('suggests what is written almost alike', () => {
    expect(speller(['umbrella/S', 'arrow']).suggestions('umbrela')).toEqual(['umbrella']);
  });

  it('knows words behind an apostrophe, straight or curly', () => {
    const { isRight } = speller(['arbre', 'card']);
    expect(["l'arbre", 'l’arbre', "card's", "l'abre"].map(isRight)).toEqual([true, true, true, false]);
  });

  it('knows words that are joined, if its language joins words', () => {
    const words = ['Karte', 'Nummer', 'Anfang'];
    const joins = speller(words, `${aff}COMPOUNDFLAG x\n`);
    expect(['Kartennummer', 'Kartenummer', 'Anfangskarte', 'Kartenumer'].map((one) => joins.isRight(one))).toEqual([
      ...[false, true, true, false],
    ]);
    expect(speller(words).isRight('Kartenummer')).toBe(false);
  });

  const many = (count: number, of: (i: number) => string): string =>
    Array.from({ length: count }, (_, i) => of(i)).join('\n');
  it.each([
    ['without a number of words', aff, 'umbrella\n', 'form'],
    ['without rules', '{"a": 1}', dic('a'), 'form'],
    ['with a rule that is cut off', 'SET UTF-8\nSFX S Y 9\nSFX S 0 s .\n', dic('a/S'), 'form'],
    ['with a pattern that takes long', 'SET UTF-8\nSFX S Y 1\nSFX S 0 s (a+)+b\n', dic('a/S'), 'form'],
    ['with rules in a circle', 'SET UTF-8\nSFX S Y 1\nSFX S 0 s/S .\n', dic('a/S'), 'forms'],
    [
      'that stands for billions of words',
      `SET UTF-8\nSFX S Y 3000\n${many(3000, (i) => `SFX S 0 s${i}/T .`)}\nSFX T Y 3000\n${many(3000, (i) => `SFX T 0 t${i} .`)}\n`,
      dic('a/S'),
      'forms',
    ],
    ['with aliases for flags', 'SET UTF-8\nAF 1\nAF AB\n', dic('a/1'), 'flags'],
  ])('%s is refused before it is expanded', (_, rules, words, fault) => {
    expect([faultOfDictionary(rules, words), makeSpeller(rules, words)]).toEqual([fault, { fault }]);
  });
});
