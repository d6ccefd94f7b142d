// Of what the editor does not describe to the outside, what is used here.

declare module 'monaco-editor/editor/browser/editorExtensions' {
  type Part = new (...services: never[]) => { dispose(): void };
  export const EditorExtensionsRegistry: {
    getSomeEditorContributions(ids: readonly string[]): readonly { readonly id: string; readonly ctor: Part }[];
  };
}

declare module 'monaco-editor/platform/instantiation/common/instantiation' {
  export interface IInstantiationService {
    createInstance(ctor: new (...services: never[]) => { dispose(): void }, editor: unknown): { dispose(): void };
  }
  export function createDecorator(name: string): object;
  export const IInstantiationService: { readonly isService: unique symbol };
}

declare module 'monaco-editor/platform/instantiation/common/extensions' {
  export function registerSingleton(service: object, made: new () => object, delayed: 0 | 1): void;
}
