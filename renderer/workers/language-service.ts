import { getLanguageService, type JSONSchema, TextDocument } from 'vscode-json-languageservice';
import type { Asked, AuthoringCalls } from './authoring-calls.ts';

/** A schema, and which files of a project it speaks of. */
export interface FileSchema {
  readonly id: string;
  readonly path: RegExp;
  readonly schema: JSONSchema;
}

/** Completion and hover from our schemas. It checks nothing: what is wrong is said by diagnostics alone. */
export function makeLanguageService(schemas: readonly FileSchema[]): Pick<AuthoringCalls, 'complete' | 'hover'> {
  const services = new Map(schemas.map((one) => [one, serviceOf(one)]));
  const plain = getLanguageService({});

  function open({ path, text }: Asked) {
    const schema = schemas.find((one) => one.path.test(path));
    const service = (schema && services.get(schema)) ?? plain;
    const document = TextDocument.create(`project:///${path}`, 'json', 0, text);
    return { service, document, parsed: service.parseJSONDocument(document) };
  }

  return {
    async complete(asked) {
      const { service, document, parsed } = open(asked);
      return (await service.doComplete(document, asked.position, parsed))?.items ?? [];
    },
    async hover(asked) {
      const { service, document, parsed } = open(asked);
      const hover = await service.doHover(document, asked.position, parsed);
      if (hover === null) return null;
      const parts = Array.isArray(hover.contents) ? hover.contents : [hover.contents];
      const contents = parts.map((part) => (typeof part === 'string' ? part : part.value));
      return { contents, range: hover.range };
    },
  };
}

function serviceOf({ id, schema }: FileSchema) {
  const service = getLanguageService({});
  service.configure({ validate: false, schemas: [{ uri: `schema:///${id}`, fileMatch: ['*'], schema }] });
  return service;
}
