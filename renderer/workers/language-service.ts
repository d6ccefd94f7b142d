import { config as speak } from '@vscode/l10n';
import { getLanguageService, type JSONSchema, type LanguageService, TextDocument } from 'vscode-json-languageservice';
import type { Locale } from '../words/locale-store.ts';
import type { Asked, AuthoringCalls } from './authoring-calls.ts';

/** A schema, and which files of a project it speaks of. */
export interface FileSchema {
  readonly id: string;
  readonly path: RegExp;
  readonly schema: JSONSchema;
}

/** Completion and hover from our schemas. It checks nothing: what is wrong is said by diagnostics alone. */
export function makeLanguageService(schemas: readonly FileSchema[]): Pick<AuthoringCalls, 'complete' | 'hover'> {
  const services = new Map<string, LanguageService>();

  function serviceFor(path: string, locale: Locale): LanguageService {
    const found = schemas.find((one) => one.path.test(path));
    const name = `${found?.id ?? ''} ${locale}`;
    const service = services.get(name) ?? serviceOf(found?.schema ?? {}, locale);
    services.set(name, service);
    return service;
  }

  function open({ path, text, locale }: Asked) {
    const service = serviceFor(path, locale);
    const document = TextDocument.create(`project:///${path}`, 'json', 0, text);
    return { service, document, parsed: service.parseJSONDocument(document) };
  }

  return {
    async complete(asked) {
      speak({ contents: asked.locale === 'ja' ? japanese : {} });
      const { service, document, parsed } = open(asked);
      return (await service.doComplete(document, asked.position, parsed))?.items ?? [];
    },
    async hover(asked) {
      const { service, document, parsed } = open(asked);
      const hover = await service.doHover(document, asked.position, parsed);
      if (hover === null) return null;
      const parts = Array.isArray(hover.contents) ? hover.contents : [hover.contents];
      const contents = parts.map((part) => (typeof part === 'string' ? part : part.value));
      return { contents: contents.filter((text) => text !== ''), range: hover.range };
    },
  };
}

/** What the service itself says beside a proposal. */
const japanese = { 'New object': '新しいオブジェクト', 'New array': '新しい配列', 'Default value': '既定値' };

/** A service that knows one schema, whatever a document says under `$schema`: nothing is ever fetched. */
function serviceOf(schema: JSONSchema, locale: Locale): LanguageService {
  const spoken = inLocale(schema, locale);
  const service = getLanguageService({ schemaRequestService: () => Promise.resolve(JSON.stringify(spoken)) });
  service.configure({ validate: false, schemas: [{ uri: 'schema:///file', fileMatch: ['*'], schema: spoken }] });
  return service;
}

/**
 * A schema with its descriptions in one language; Japanese ones stand beside the English. It is a copy: the service writes
 * into its schema what that refers to, and the words of effects refer to each other in circles.
 */
function inLocale(schema: JSONSchema, locale: Locale): JSONSchema {
  if (locale === 'en') return structuredClone(schema);
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('x-description-ja' in value)) return value;
    const words = 'x-enum-descriptions-ja' in value ? { enumDescriptions: value['x-enum-descriptions-ja'] } : {};
    return { ...value, ...words, description: value['x-description-ja'] };
  }) as JSONSchema;
}
