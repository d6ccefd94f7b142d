import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { rolldown } from 'rolldown';
import { gameFormatsOf, type WritableSystem } from '#authoring/text/formats/game-formats.ts';
import { houseFormats } from '#authoring/text/formats/house-formats.ts';
import { nameOfDocument, schemasOf } from '#authoring/text/schema/schemas-of.ts';
import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import { systems } from '#engine/systems/systems.ts';
import type { GeneratedFile } from './generated-file.ts';
import { withSharedParts } from './shared-parts.ts';

type Definitions = { readonly [name: string]: unknown };

/** Validators made beforehand: a worker under a strict content security policy may not make code from text. */
export async function validatorFiles(): Promise<GeneratedFile[]> {
  const house = Object.fromEntries(houseFormats.map((format) => [nameOfDocument(format), format.schema]));
  const files = await validatorsIn('authoring/text/formats/generated', house, houseFormats);
  for (const system of systems) {
    const folder = `engine/systems/${system.id}/formats/generated`;
    files.push(...(await validatorsIn(folder, schemasOf(system).definitions, gameFormatsOf(system))));
  }
  return files;
}

/** The code of the validators of one game: a module that exports `validators`. */
export function validatorsOf(system: WritableSystem): Promise<string> {
  return bundled(codeOf(schemasOf(system).definitions, gameFormatsOf(system)));
}

async function validatorsIn(
  folder: string,
  definitions: Definitions,
  formats: readonly DocumentFormat[],
): Promise<GeneratedFile[]> {
  return [
    { path: `${folder}/validators.js`, text: await bundled(codeOf(definitions, formats)) },
    { path: `${folder}/validators.d.ts`, text: declaration },
  ];
}

const declaration = `// Made by \`npm run generate\`.
interface Fault {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: { readonly [name: string]: unknown };
}
interface Validate {
  (value: unknown): boolean;
  errors?: readonly Fault[] | null;
}
/** A validator for each format, by its id. */
export declare const validators: { readonly [format: string]: Validate };
`;

/** One module with a function for each format. All formats of a game share the functions of its ops. */
function codeOf(definitions: Definitions, formats: readonly DocumentFormat[]): string {
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    strict: true,
    // The branches of \`if\` speak of a value whose type stands outside of them.
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    messages: false,
    inlineRefs: false,
    code: { source: true, esm: true, optimize: true },
  });
  ajv.addSchema({ $id: 'documents', definitions: withSharedParts(bare(definitions) as Definitions) });
  const names = Object.fromEntries(
    formats.map((format, index) => [`validate${index}`, `documents#/definitions/${nameOfDocument(format)}`]),
  );
  const list = formats.map((format, index) => `${JSON.stringify(format.id)}: validate${index}`);
  return `${shortened(standalone(ajv, names))}\n${fault}\nexport const validators = { ${list.join(', ')} };\n`;
}

/** Thousands of times a fault is made and put to the others: said once. Of a fault nobody asks where in the schema it is. */
const fault = `function addFault(faults, instancePath, keyword, params) {
  const one = { instancePath, keyword, params };
  if (faults === null) return [one];
  faults.push(one);
  return faults;
}`;

function shortened(code: string): string {
  return code
    .replace(
      /const (err\d+) = \{instancePath(?::(?<path>[^{}]*?))?,schemaPath:"[^"]*",keyword:(?<keyword>"\w+"),params:(?<params>\{(?:[^{}"]|"(?:[^"\\]|\\.)*")*\})\};\s*if\(vErrors === null\)\{\s*vErrors = \[\1\];\s*\}\s*else \{\s*vErrors\.push\(\1\);\s*\}/g,
      (...found) => {
        const { path = 'instancePath', keyword, params } = found.at(-1) as Readonly<Record<string, string>>;
        return `vErrors = addFault(vErrors, ${path}, ${keyword}, ${params});`;
      },
    )
    .replaceAll(
      '{instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}',
      '{instancePath=""}={}',
    )
    .replaceAll('{instancePath="", parentData, parentDataProperty, rootData=data}={}', '{instancePath=""}={}')
    .replace(/,parentData(?::[^,{}]+)?,parentDataProperty(?::[^,{}]+)?,rootData(?:,dynamicAnchors)?\}/g, '}');
}

/** Words that say something to people and to us, and nothing to a validator. */
const spoken = /^(?:x-.*|description|title|examples|enumDescriptions)$/;

/** A schema without them. Under `properties` the words are keys of documents. */
function bare(part: unknown, ofKeys = true): unknown {
  if (Array.isArray(part)) return part.map((one) => bare(one, false));
  if (typeof part !== 'object' || part === null) return part;
  const kept = Object.entries(part).filter(([word]) => ofKeys || !spoken.test(word));
  return Object.fromEntries(kept.map(([word, value]) => [word, bare(value, !ofKeys && word === 'properties')]));
}

/** The code with what it requires of ajv inside it: it asks for CommonJS modules that a browser does not have. */
async function bundled(code: string): Promise<string> {
  const name = 'validators-source';
  const build = await rolldown({
    input: name,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    plugins: [
      {
        name: 'code in memory',
        resolveId: (id) => (id === name ? id : null),
        load: (id) => (id === name ? onlyList(code) : null),
      },
    ],
    logLevel: 'warn',
  });
  const { output } = await build.generate({ format: 'es', comments: false, minify: true });
  await build.close();
  return `// Made by \`npm run generate\`.\n${output[0].code}`;
}

/** Leaves one export, the list: the single functions are in it. */
function onlyList(code: string): string {
  return code.replace(/^export const (validate\d+) = /gm, 'const $1 = ').replace(/export default .*?;/g, '');
}
