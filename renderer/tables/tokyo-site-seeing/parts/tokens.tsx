import '../face/face-paper.css';
import '../face/face.css';
import './token.css';
import type { ReactNode } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type PrintedToken, printedTokens } from '#engine/systems/tokyo-site-seeing/contract/printed-parts.ts';
import { faceTexts } from '../../library/face-texts.ts';
import { listOf, objectOf, textOfValue } from '../../library/read-values.ts';
import { TokenFace } from '../../library/token-face.tsx';
import type { PartEntry } from '../../table-parts.ts';
import { bestAbility } from '../face/face-subject.ts';
import { Sign, type SignName } from '../face/sign.tsx';
import type { SheetGroup } from './sheet-words.ts';
import { sheetWords } from './sheet-words.ts';

type TokenKind = PrintedToken['kind'];

const looks: Readonly<Record<TokenKind, { readonly sign: SignName; readonly word: readonly [SheetGroup, string] }>> = {
  damage: { sign: 'token-damage', word: ['token', 'damage'] },
  exhaust: { sign: 'token-exhaust', word: ['token', 'exhaust'] },
  ap: { sign: 'token-ap', word: ['label', 'ap'] },
  seal: { sign: 'token-seal', word: ['ruleText', 'seal'] },
  progress: { sign: 'token-progress', word: ['token', 'progress'] },
};

const pcsFile = 'pcs.json';
const pieceOf = (pc: string) => `pc-${pc}`;

function pcsIn(documents: Documents) {
  return listOf(objectOf(documents[pcsFile])['pcs']).map((pc) => ({ id: textOfValue(pc['id']), pc }));
}

function nameOfPc(documents: Documents, locale: string, { id, pc }: ReturnType<typeof pcsIn>[number]) {
  return faceTexts(documents, pcsFile, locale).text(`${id}/name`, pc['name']) ?? { text: id, lang: locale };
}

/** With a piece for each PC. */
export function tokensOf(documents: Documents, locale: string): readonly PartEntry[] {
  const words = sheetWords(documents, locale);
  return [
    ...printedTokens.map(({ id, kind, count }) => ({
      ...{ path: 'studio.json', id, copies: count, name: words.label(...looks[kind].word) },
    })),
    ...pcsIn(documents).map((one) => ({
      ...{ path: pcsFile, id: pieceOf(one.id), copies: 1, name: nameOfPc(documents, locale, one).text },
    })),
  ];
}

export function drawToken(documents: Documents, id: string, locale: string): ReactNode | null {
  const words = sheetWords(documents, locale);
  const token = printedTokens.find((one) => one.id === id);
  if (token !== undefined) {
    const { sign, word } = looks[token.kind];
    const { lang } = words.print(...word);
    return (
      <TokenFace
        kind={id}
        sign={<Sign name={sign} />}
        worth={token.worth}
        name={{ text: words.label(...word), lang }}
      />
    );
  }
  const piece = pcsIn(documents).find((one) => pieceOf(one.id) === id);
  if (piece === undefined) return null;
  const sign = bestAbility(objectOf(piece.pc['abilities']));
  return <TokenFace kind="piece" sign={<Sign name={sign} />} best={sign} name={nameOfPc(documents, locale, piece)} />;
}
