import type { ReactNode } from 'react';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { cardSize } from '#engine/systems/arkham-horror-lcg/contract/card-size.ts';
import { printedParts } from '#engine/systems/arkham-horror-lcg/contract/printed-parts.ts';
import type { PartEntry, TablePart } from '../table-parts.ts';
import { ReferenceCard } from './reference-card.tsx';
import { referencesIn } from './references.ts';
import { drawToken, tokensOf } from './token-parts.tsx';

const listReferences = (documents: Documents, locale: string): readonly PartEntry[] =>
  referencesIn(documents, locale).map(({ path, id, name }) => ({ path, id: `reference-${id}`, copies: 1, name }));

const drawReference =
  (side: 'a' | 'b') =>
  (documents: Documents, id: string, locale: string): ReactNode | null => {
    const found = referencesIn(documents, locale).find((one) => `reference-${one.id}` === id);
    return found === undefined ? null : <ReferenceCard {...{ documents, locale, side }} scenario={found} />;
  };

const drawn: Readonly<Record<(typeof printedParts)[number]['id'], Omit<TablePart, 'id' | 'name'>>> = {
  reference: { size: cardSize, list: listReferences, draw: drawReference('a'), drawBack: drawReference('b') },
  tokens: { size: { width: 16, height: 16 }, list: tokensOf, draw: drawToken, drawBack: drawToken },
};

export const tableParts: readonly TablePart[] = printedParts.map((part) => ({ ...part, ...drawn[part.id] }));
