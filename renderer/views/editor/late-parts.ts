import * as monaco from 'monaco-editor/editor';
import { EditorExtensionsRegistry } from 'monaco-editor/editor/browser/editorExtensions';
import { StandaloneServices } from 'monaco-editor/editor/standalone/browser/standaloneServices';
import { getSingletonServiceDescriptors } from 'monaco-editor/platform/instantiation/common/extensions';
import { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';

/**
 * Gives parts of the editor that were fetched late to the editors that stand already, with the services and keys they
 * brought; editors made later have them anyway.
 */
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
  // No rule of ours; the editor looks through its keys anew.
  monaco.editor.addKeybindingRules([]);
}

/** Of the kinds of parts the one that is made when somebody asks for it. */
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
