import * as monaco from 'monaco-editor/editor';
import { EditorExtensionsRegistry } from 'monaco-editor/editor/browser/editorExtensions';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';

/** Gives parts of the editor that were fetched late to the editors that stand already; those made later have them anyway. */
export function startLateParts(ids: readonly string[]): void {
  for (const editor of monaco.editor.getEditors()) {
    const inside = editor as unknown as EditorInside;
    for (const { id, ctor } of EditorExtensionsRegistry.getSomeEditorContributions(ids)) {
      if (editor.getContribution(id) !== null) continue;
      const part = inside.invokeWithinContext((services) =>
        services.get(IInstantiationService).createInstance(ctor, editor),
      );
      editor.onDidDispose(() => part.dispose());
    }
  }
}

interface EditorInside {
  invokeWithinContext<T>(
    ask: (services: { get(service: typeof IInstantiationService): IInstantiationService }) => T,
  ): T;
}
