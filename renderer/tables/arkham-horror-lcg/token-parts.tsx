import './face.css';
import './token.css';
import type { ReactNode } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { printedTokens } from '#engine/systems/arkham-horror-lcg/contract/printed-parts.ts';
import { objectOf, wordsIn } from '../library/read-values.ts';
import { TokenFace } from '../library/token-face.tsx';
import type { PartEntry } from '../table-parts.ts';
import { cardWords } from './card-words.ts';
import { CardSign, type CardSignName, cardSign } from './face-signs.tsx';
import { scenarioFile } from './references.ts';

const signs = {
  ...{ damage: 'damage', horror: 'horror', clues: 'clue', doom: 'doom', resources: 'resource' },
} as const satisfies Readonly<Record<string, CardSignName>>;
const resourceWord = { ja: 'リソース', en: 'Resource' };

/** Tokens of the chaos bag, each as often as the level needs that has most of it. */
function chaosTokens(documents: Documents): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const [path, document] of Object.entries(documents)) {
    if (!scenarioFile.test(path)) continue;
    for (const bag of Object.values(objectOf(objectOf(document)['bag'])).map(wordsIn))
      for (const token of bag)
        most.set(token, Math.max(most.get(token) ?? 0, bag.filter((one) => one === token).length));
  }
  return most;
}
const chaosId = (token: string): string => `chaos-${token}`;

function nameOf(documents: Documents, locale: string, kind: keyof typeof signs) {
  const words = cardWords(documents, locale);
  if (kind !== 'resources') return { text: words.label('face', kind), lang: words.print('face', kind).lang };
  return locale === 'ja' ? { text: resourceWord.ja, lang: 'ja' } : { text: resourceWord.en, lang: 'en' };
}

export function tokensOf(documents: Documents, locale: string): readonly PartEntry[] {
  const words = cardWords(documents, locale);
  return [
    ...printedTokens.map(({ id, kind, count }) => ({
      ...{ path: 'studio.json', id, copies: count, name: nameOf(documents, locale, kind).text },
    })),
    ...[...chaosTokens(documents)].map(([token, copies]) => ({
      ...{ path: 'studio.json', id: chaosId(token), copies, name: words.label('token', token) },
    })),
  ];
}

export function drawToken(documents: Documents, id: string, locale: string): ReactNode | null {
  const token = printedTokens.find((one) => one.id === id);
  if (token !== undefined)
    return (
      <div className="ah-face ah-token-face">
        <TokenFace
          kind={token.kind}
          sign={<CardSign name={signs[token.kind]} />}
          worth={token.worth}
          name={nameOf(documents, locale, token.kind)}
        />
      </div>
    );
  const drawn = [...chaosTokens(documents).keys()].find((one) => chaosId(one) === id);
  if (drawn === undefined) return null;
  const sign = cardSign(drawn);
  return (
    <div className="ah-face ah-token-face">
      <TokenFace
        kind={sign === null ? 'number' : drawn}
        sign={sign === null ? <b>{drawn.replace('-', '−')}</b> : <CardSign name={sign} />}
        name={null}
      />
    </div>
  );
}
