import * as monaco from 'monaco-editor/editor';
import { DiffEditorWidget } from 'monaco-editor/editor/browser/widget/diffEditor/diffEditorWidget';
import {
  IDiffProviderFactoryService,
  WorkerBasedDiffProviderFactoryService,
} from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';
import { ServiceCollection } from 'monaco-editor/platform/instantiation/common/serviceCollection';
import { inBackground } from '#renderer/desk/timing/pending.ts';
import type { Theme } from '#renderer/parts/look/theme-store.ts';
import { setEditorTheme } from './editor-theme.ts';

// Monaco's diff editor, loaded on first use with the services that it needs.

export interface DiffEditor {
  show(older: string, newer: string, labels: readonly [older: string, newer: string]): void;
  lay(isBeside: boolean): void;
  size(fontSize: number, lineHeight: number): void;
  colour(theme: Theme): void;
  dispose(): void;
}

export function createDiffEditor(place: HTMLElement): DiffEditor {
  const shared = StandaloneServices.get(IInstantiationService);
  const differences = shared.createInstance(WorkerBasedDiffProviderFactoryService);
  const services = shared.createChild(new ServiceCollection([IDiffProviderFactoryService, differences]));
  const widget = services.createInstance(
    DiffEditorWidget,
    place,
    {
      readOnly: true,
      originalEditable: false,
      automaticLayout: true,
      fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-code'),
      fontLigatures: false,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      ignoreTrimWhitespace: false,
      renderOverviewRuler: false,
      renderMarginRevertIcon: false,
      renderGutterMenu: false,
      wordWrap: 'on',
      useInlineViewWhenSpaceIsLimited: false,
      hideUnchangedRegions: { enabled: true, contextLineCount: 3, minimumLineCount: 4 },
      codeLens: false,
      inlayHints: { enabled: 'off' },
      stickyScroll: { enabled: false },
      folding: false,
      padding: { top: 8 },
    },
    {},
  );
  const left = keepFirstDiffInView(widget, place);
  let told: monaco.editor.IDiffEditorConstructionOptions = {};
  // Updating a single option drops the labels, so always pass all of them.
  function tell(more: monaco.editor.IDiffEditorConstructionOptions): void {
    told = { ...told, ...more };
    widget.updateOptions(told);
  }
  const id = crypto.randomUUID();
  // A URI outside the project, so that no language feature looks it up.
  const [original, modified] = ['older', 'newer'].map((which) =>
    monaco.editor.createModel('', 'json', monaco.Uri.from({ scheme: 'history', path: `/${id}/${which}.json` })),
  ) as [monaco.editor.ITextModel, monaco.editor.ITextModel];
  widget.setModel({ original, modified });
  return {
    show(older, newer, [olderLabel, newerLabel]) {
      if (original.getValue() !== older) original.setValue(older);
      if (modified.getValue() !== newer) modified.setValue(newer);
      tell({ originalAriaLabel: olderLabel, modifiedAriaLabel: newerLabel });
    },
    lay(isBeside) {
      tell({ renderSideBySide: isBeside });
    },
    size(fontSize, lineHeight) {
      tell({ fontSize, lineHeight });
    },
    colour: setEditorTheme,
    dispose() {
      left();
      widget.dispose();
      // The diff worker may still ask for the models.
      inBackground(() => {
        original.dispose();
        modified.dispose();
      }, LINGER);
    },
  };
}

/** Keeps the first difference centred while lines rewrap, until the user scrolls or moves. */
function keepFirstDiffInView(widget: monaco.editor.IDiffEditor, place: HTMLElement): () => void {
  const gone = new AbortController();
  const editor = widget.getModifiedEditor();
  let isWanted = false;
  const reveal = (): void => {
    if (isWanted) widget.revealFirstDiff();
  };
  const heard = [
    widget.onDidUpdateDiff(() => {
      isWanted = true;
      reveal();
    }),
    editor.onDidLayoutChange(reveal),
    editor.onDidContentSizeChange(reveal),
  ];
  for (const kind of ['wheel', 'keydown', 'pointerdown'])
    place.addEventListener(
      kind,
      () => {
        isWanted = false;
      },
      { capture: true, passive: true, signal: gone.signal },
    );
  return () => {
    gone.abort();
    for (const one of heard) one.dispose();
  };
}

/** In milliseconds; longer than any comparison takes. */
const LINGER = 10_000;
