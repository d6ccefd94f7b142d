import * as monaco from 'monaco-editor/editor';
import { DiffEditorWidget } from 'monaco-editor/editor/browser/widget/diffEditor/diffEditorWidget';
import {
  IDiffProviderFactoryService,
  WorkerBasedDiffProviderFactoryService,
} from 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';
import { ServiceCollection } from 'monaco-editor/platform/instantiation/common/serviceCollection';
import { setEditorTheme } from '../editor/editor-theme.ts';
import type { Theme } from '../look/theme-store.ts';

// The editor's own view of two texts, which the page's first editors know nothing of: it comes with its services when it
// is first wanted.

export interface DiffEditor {
  show(older: string, newer: string, labels: readonly [older: string, newer: string]): void;
  lay(isBeside: boolean): void;
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
      fontSize: 13,
      lineHeight: 21,
      fontLigatures: false,
      minimap: { enabled: false },
      scrollBeyondLastLine: false,
      // A space at the end of a line is a difference too: it is counted as one.
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
  // What one comes for stands in the middle.
  const shown = widget.onDidUpdateDiff(() => widget.revealFirstDiff());
  let named: monaco.editor.IDiffEditorConstructionOptions = {};
  const id = crypto.randomUUID();
  // Under an address that is none of the project: nothing of it is looked up by these.
  const [original, modified] = ['older', 'newer'].map((which) =>
    monaco.editor.createModel('', 'json', monaco.Uri.from({ scheme: 'history', path: `/${id}/${which}.json` })),
  ) as [monaco.editor.ITextModel, monaco.editor.ITextModel];
  widget.setModel({ original, modified });
  return {
    show(older, newer, [olderLabel, newerLabel]) {
      if (original.getValue() !== older) original.setValue(older);
      if (modified.getValue() !== newer) modified.setValue(newer);
      named = { originalAriaLabel: olderLabel, modifiedAriaLabel: newerLabel };
      widget.updateOptions(named);
    },
    lay(isBeside) {
      // Whatever is altered takes the names away, unless they are told with it.
      const laid: monaco.editor.IDiffEditorConstructionOptions = { ...named, renderSideBySide: isBeside };
      widget.updateOptions(laid);
    },
    colour: setEditorTheme,
    dispose() {
      shown.dispose();
      widget.dispose();
      // The worker that compares them may ask for them still.
      setTimeout(() => {
        original.dispose();
        modified.dispose();
      }, LINGER);
    },
  };
}
/** In milliseconds: no comparison takes so long. */
const LINGER = 10_000;
