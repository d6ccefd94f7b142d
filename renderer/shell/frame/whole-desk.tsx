import { useState } from 'react';
import type { KeptWork } from '#api/studio/kept-work.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useWords } from '#renderer/kit/words/use-words.ts';
import { BrokenDesk, PartBoundary } from '#renderer/parts/boundary/part-boundary.tsx';
import { App } from './app.tsx';

/** Error screen of the desk. A layout that fails is not restored again. */
export function WholeDesk({ kept }: { readonly kept: KeptWork }) {
  const product = useWords(deskWords).product;
  const [isFresh, setFresh] = useState(false);
  const shown = isFresh && kept.desk !== null ? { ...kept, desk: { ...kept.desk, layout: null } } : kept;
  return (
    <PartBoundary
      name={product}
      fallback={(again) => (
        <BrokenDesk
          onAgain={again}
          onFresh={() => {
            setFresh(true);
            again();
          }}
        />
      )}
    >
      <App kept={shown} />
    </PartBoundary>
  );
}
