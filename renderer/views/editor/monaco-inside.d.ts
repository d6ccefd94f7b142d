// Internal APIs of Monaco that are not in its public types.

declare module 'monaco-editor/editor/browser/editorExtensions' {
  export const EditorExtensionsRegistry: {
    getEditorContributions(): readonly { readonly id: string; readonly instantiation: number }[];
  };
}

declare module 'monaco-editor/platform/instantiation/common/instantiation' {
  export interface IInstantiationService {
    createInstance<Made>(made: new (...given: never[]) => Made, ...given: readonly unknown[]): Made;
    createChild(services: object): IInstantiationService;
  }
  export const IInstantiationService: { readonly isService: unique symbol };
}

declare module 'monaco-editor/platform/instantiation/common/extensions' {
  export function getSingletonServiceDescriptors(): readonly (readonly [service: object, made: object])[];
}

declare module 'monaco-editor/platform/theme/common/iconRegistry' {
  export function getIconRegistry(): object;
}

declare module 'monaco-editor/platform/instantiation/common/serviceCollection' {
  export class ServiceCollection {
    constructor(...entries: readonly (readonly [service: object, made: object])[]);
  }
}

declare module 'monaco-editor/editor/standalone/browser/standaloneServices' {
  import type { IInstantiationService } from 'monaco-editor/platform/instantiation/common/instantiation';
  export const StandaloneServices: { get(service: typeof IInstantiationService): IInstantiationService };
}

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffProviderFactoryService' {
  export const IDiffProviderFactoryService: { readonly isService: unique symbol };
  export class WorkerBasedDiffProviderFactoryService {
    constructor(...services: never[]);
  }
}

declare module 'monaco-editor/editor/browser/widget/diffEditor/diffEditorWidget' {
  import type { editor } from 'monaco-editor/editor';
  export const DiffEditorWidget: new (...given: never[]) => editor.IDiffEditor;
}

declare module 'monaco-editor/editor/common/tokens/lineTokens' {
  export class LineTokens {
    static convertToEndOffset(tokens: Uint32Array, length: number): void;
    constructor(tokens: Uint32Array, text: string, languages: object);
  }
}

declare module 'monaco-editor/editor/common/model/tokens/tokenizerSyntaxTokenBackend' {
  import type { LineTokens } from 'monaco-editor/editor/common/tokens/lineTokens';

  interface State {
    clone(): State;
  }
  export class TokenizerSyntaxTokenBackend {
    readonly _textModel: {
      readonly bracketPairs: object;
      getLineCount(): number;
      getLineContent(line: number): string;
    };
    readonly _languageIdCodec: object;
    readonly getLanguageId: () => string;
    readonly _tokenizer: {
      readonly tokenizationSupport: {
        tokenizeEncoded(text: string, endsLine: boolean, state: State): { readonly tokens: Uint32Array };
      };
      readonly initialState: State;
      store: object;
    } | null;
    todo_resetTokenization(isTold?: boolean): void;
    getLineTokens(line: number): LineTokens;
  }
}
