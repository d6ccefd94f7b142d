import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compareFacts } from '#authoring/project/localization/facts/compare-facts.ts';
import type { FactTable } from '#authoring/project/localization/facts/fact-table.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { ja } from '#authoring/project/localization/languages/facts/ja.ts';
import { jaNumbers } from '#authoring/project/localization/languages/numbers/ja.ts';
import { type NumberSpelling, numberWords } from '#authoring/project/localization/languages/numbers/number-words.ts';

const [, written = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/reference/languages.md', 'utf8')) ?? [];
const { numbers, facts } = JSON.parse(written) as { readonly numbers: NumberSpelling; readonly facts: FactTable };
const swedish = { numbers: numberWords(numbers), facts };
const japanese = { numbers: jaNumbers, facts: ja };
const told = (source: string, t: string) => compareFacts(readFacts(source, japanese), readFacts(t, swedish));

describe('the table of docs/reference/languages.md', () => {
  it('finds that "up to" is missing', () => {
    expect(told('手札を3枚まで捨て札にする。', 'Kasta tre kort från handen.')).toEqual({ said: null, meant: 'upTo' });
  });

  it('reports nothing in the right sentence', () => {
    expect(told('手札を3枚まで捨て札にする。', 'Kasta upp till tre kort från handen.')).toBeNull();
  });

  it('reports another receiver of the amount', () => {
    const faults = ['Fienden ger dig 3 mynt.', 'Du ger fienden 3 mynt.'].map((t) =>
      told('敵が自分に3コインを渡す。', t),
    );
    expect(faults).toEqual([null, { said: 'enemy', meant: 'self' }]);
  });
});
