import { useStore } from 'zustand';
import { ownText } from '#authoring/text/edits/text-edit.ts';
import { selectedStore } from '#renderer/desk/editor/selection-store.ts';
import { openHelp } from '#renderer/desk/help/help-store.ts';
import { openPalette } from '#renderer/desk/palette/palette-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { type TestResultsView, testResultsView } from '#renderer/desk/playtests/test-results-view.ts';
import { testsStore } from '#renderer/desk/playtests/tests-store.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { noticeWords } from '#renderer/desk/words/generated/notice-words.ts';
import { fillWord } from '#renderer/desk/words/words.ts';
import { Button } from '#renderer/kit/controls/button.tsx';
import type { IconName } from '#renderer/kit/icons/icon.tsx';
import { useWords } from '#renderer/kit/words/use-words.ts';

export function PlaceItem() {
  const words = useWords(noticeWords);
  const desk = useWords(deskWords);
  const current = useStore(projectStore, (state) => state.current);
  const place = useStore(cursorStore, (state) => state.places.get(current ?? ''));
  const selected = useStore(selectedStore, (state) => state.selected);
  if (current === null) return null;
  return (
    <Button
      look="bare"
      className="status-item hovers inside gap-2"
      aria-description={desk.goToLine}
      onClick={() => openPalette('line')}
    >
      {desk.position({ line: place?.line ?? 1, column: place?.column ?? 1 })}
      {selected !== null && (
        <span className="status-detail">
          {words.selected({ characters: selected.characters, cells: selected.cells })}
        </span>
      )}
    </Button>
  );
}

export function SchemaItem() {
  const words = useWords(noticeWords);
  const name = useStore(projectStore, ({ files, current }) => schemaOf(files.get(current ?? '')?.text ?? ''));
  if (name === null) return null;
  return (
    <Button
      look="bare"
      className="status-item hovers inside gap-2 status-more"
      aria-description={words.schema({ name })}
      onClick={() => openHelp('guides')}
    >
      {name}
    </Button>
  );
}

const NEAR = 400;
function schemaOf(text: string): string | null {
  const said = /"\$schema"\s*:\s*"([^"\n]*)"/.exec(text.slice(0, NEAR))?.[1];
  const name = said?.split('/').at(-1);
  return name === undefined ? null : ownText(name);
}

export function LanguageItem() {
  const words = useWords(noticeWords);
  const name = words.languageName;
  return (
    <Button
      look="bare"
      className="status-item hovers inside gap-2 status-more"
      data-tip={words.language({ name })}
      aria-label={words.language({ name })}
      onClick={() => stage().openPart('settings')}
    >
      {name}
    </Button>
  );
}

export function SeedItem() {
  const words = useWords(noticeWords);
  const seed = useStore(playStore, (state) => state.played?.setup['seed']);
  if (typeof seed !== 'number' && typeof seed !== 'string') return null;
  return (
    <Button
      look="bare"
      className="status-item hovers inside gap-2 status-more code"
      aria-description={words.seedHint}
      onClick={() => stage().goToPart('play')}
    >
      {words.seed({ seed: String(seed) })}
    </Button>
  );
}

const testSigns: Readonly<Record<TestResultsView['kind'], IconName>> = {
  unknown: 'tests',
  running: 'tests',
  failed: 'error',
  passed: 'check',
};

export function TestsItem() {
  const words = useWords(noticeWords);
  const tests = useStore(testsStore);
  const told = testResultsView(tests);
  const said = fillWord(words.tests[told.kind], told);
  return (
    <Button
      look="bare"
      icon={testSigns[told.kind]}
      className="status-item hovers inside gap-2 status-tests"
      data-state={told.kind}
      aria-description={told.kind === 'unknown' ? words.testsHint : `${said}\n${words.testsHint}`}
      aria-label={said}
      onClick={() => stage().openPart('tests')}
    >
      {/* What is not known yet takes no room */}
      {told.kind !== 'unknown' && <span className="status-more">{said}</span>}
    </Button>
  );
}
