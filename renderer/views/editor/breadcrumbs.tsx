import { useStore } from 'zustand';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './breadcrumbs.css';
import { useEffect, useState } from 'react';
import type { NamedItem } from '#authoring/tools/outline/named-outline.ts';
import { besideItems } from '#renderer/desk/editor/outline-items.ts';
import { listPlaces } from '#renderer/desk/palette/palette-store.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { goTo } from '#renderer/desk/project/project-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { type InnerStep, innerSteps } from './inner-steps.ts';

/** The path to the cursor, outermost first. Each step goes to its start or lists its siblings. */
export function Breadcrumbs({ path }: { readonly path: string }) {
  const words = useWords(deskWords);
  const { around, inside } = useAround(path);
  return (
    <nav className="crumbs fixed" aria-label={words.breadcrumbs}>
      <ol className="row gap-0">
        {around.map((item, i) => (
          <li className="row gap-0" key={`${item.at.line}:${item.at.character}`}>
            <Button
              look="bare"
              className="crumb cut muted text-12"
              aria-description={words.stepBeside({ name: `${item.id} ${item.name}`.trim() })}
              onClick={() => void choose(path, around.slice(0, i + 1))}
            >
              {item.id !== '' && <span className="crumb-id code">{item.id}</span>}
              {item.isText && item.id !== '' ? '' : item.name}
            </Button>
          </li>
        ))}
        {inside.map(({ label, place }) => (
          <li className="row gap-0" key={`${place.line}:${place.character} ${label}`}>
            <Button look="bare" className="crumb cut muted text-12 code" onClick={() => goTo({ path, ...place })}>
              {label}
            </Button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface Around {
  readonly around: readonly NamedItem[];
  readonly inside: readonly InnerStep[];
}
const nothing: Around = { around: [], inside: [] };

function useAround(path: string): Around {
  const locale = useLocale();
  const place = useStore(cursorStore, (state) => state.places.get(path));
  const problems = useStore(problemsStore, (state) => state.problems);
  const [found, setFound] = useState(nothing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the text was parsed again
  useEffect(() => {
    let isOver = false;
    const position = { line: (place?.line ?? 1) - 1, character: (place?.column ?? 1) - 1 };
    void authoring()
      .call('around', { file: path, text: null, locale, position })
      .then(
        (around) => isOver || setFound({ around, inside: innerSteps(path, position, around.at(-1) ?? null) }),
        () => undefined,
      );
    return () => {
      isOver = true;
    };
  }, [path, place, locale, problems]);
  return found;
}

async function choose(path: string, steps: readonly NamedItem[]): Promise<void> {
  const words = deskWords[localeNow()];
  const items = await besideItems(path, steps);
  listPlaces({ label: words.besideHint, hint: words.besideHint, items, left: () => undefined });
}
