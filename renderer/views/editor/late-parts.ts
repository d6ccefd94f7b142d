import * as monaco from 'monaco-editor/editor';
import { EditorExtensionsRegistry } from 'monaco-editor/editor/browser/editorExtensions';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices';
import { getSingletonServiceDescriptors } from 'monaco-editor/platform/instantiation/common/extensions';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';

/** Attaches editor contributions that were loaded late to existing editors, with their services and keybindings. */
export function startLateParts(): void {
  const services = StandaloneServices.get(IInstantiationService) as unknown as ServicesInside;
  for (const [id, made] of getSingletonServiceDescriptors())
    if (services._services.get(id) === undefined) services._services.set(id, made);
  for (const editor of monaco.editor.getEditors()) {
    const { _contributions: parts } = editor as unknown as EditorInside;
    for (const part of EditorExtensionsRegistry.getEditorContributions()) {
      if (parts._pending.has(part.id) || parts._instances.get(part.id) !== undefined) continue;
      parts._pending.set(part.id, part);
      if (part.instantiation !== WHEN_ASKED) parts.get(part.id);
    }
  }
  // Adding no rules makes Monaco rebuild its keybindings.
  monaco.editor.addKeybindingRules([]);
}

/** Monaco's `EditorContributionInstantiation.Lazy`. */
const WHEN_ASKED = 4;

interface ServicesInside {
  readonly _services: { get(id: unknown): unknown; set(id: unknown, made: unknown): unknown };
}

interface EditorInside {
  readonly _contributions: {
    readonly _pending: Map<string, unknown>;
    readonly _instances: { get(id: string): unknown };
    get(id: string): unknown;
  };
}
