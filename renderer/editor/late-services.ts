import { registerSingleton } from 'monaco-editor/platform/instantiation/common/extensions';
import { createDecorator } from 'monaco-editor/platform/instantiation/common/instantiation';

/** What was drawn last is not remembered: it is asked anew. */
class NothingRemembered {
  get(): undefined {
    return undefined;
  }
  put(): void {}
  set(): void {}
  delete(): void {}
}

/** The editor takes services only before it is used first: two that its late parts ask for are told by name. */
export function tellServicesOfLateParts(): void {
  for (const name of ['ICodeLensCache', 'IInlayHintsCache'])
    registerSingleton(createDecorator(name), NothingRemembered, 1);
}
