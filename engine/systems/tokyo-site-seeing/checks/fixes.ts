import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import {
  appending,
  around,
  type ContentFault,
  type Fixer,
  type FixesByCode,
  removing,
  removingHere,
  removingItems,
  setting,
  settingHere,
} from '#engine/kernel/contract/content-fix.ts';
import {
  becoming,
  entryAround,
  holderOf,
  inTurn,
  libraryFixes,
  nearestOf,
  withoutCondition,
  withoutFilters,
  withoutPart,
} from '#engine/library/content-checks/fixes.ts';
import { areaIds, copiesOf, marketKinds, timings } from '../basics/vocabulary.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

const beside =
  (key: string, ...values: readonly Json[]): Fixer =>
  (fault) =>
    values.map((value) => settingHere(fault, [...fault.path.slice(0, -1), key], value));

const timed: Fixer = (fault) => becoming(...timings)(fault);

/** Used ids of a prefix, and the next free one. */
const numbered =
  (headOf: (fault: ContentFault) => string, least = 1): Fixer =>
  (fault) => {
    const head = headOf(fault);
    const taken = new Set(
      Object.values(fault.documents).flatMap((document) => cardsIn(document).flatMap((card) => numbersOf(card))),
    );
    for (let number = least; number < 90; number++) {
      const id = `${head}${String(number).padStart(2, '0')}`;
      if (!taken.has(id)) return [settingHere(fault, fault.path, id)];
    }
    return [];
  };
const cardsIn = (document: Json): readonly JsonObject[] => {
  const cards = isObject(document) ? document['cards'] : undefined;
  return Array.isArray(cards) ? (cards as readonly Json[]).filter(isObject) : [];
};
function numbersOf({ id, copies, rarity }: JsonObject): readonly string[] {
  const [, head = '', digits = ''] = /^(.*-)(\d+)$/.exec(String(id)) ?? [];
  const count = typeof copies === 'number' ? copies : (copiesOf[String(rarity) as keyof typeof copiesOf] ?? 1);
  return Array.from({ length: count }, (_, i) => `${head}${String(Number(digits) + i).padStart(digits.length, '0')}`);
}
const idHead = (fault: ContentFault): string => String(fault.data['id']).replace(/[^-]*$/, '');

const priced: Fixer = (fault) => {
  const { value } = holderOf(fault);
  const costs = Object.values(fault.documents)
    .flatMap(cardsIn)
    .filter(({ rarity, cost }) => rarity === value['rarity'] && typeof cost === 'number')
    .map(({ cost }) => Number(cost))
    .sort((a, b) => a - b);
  return beside('cost', costs[Math.floor(costs.length / 2)] ?? 3)(fault);
};

/** Moves the number into the printed range, nearer bound first. */
const intoBounds: Fixer = (fault) => {
  const bounds = String(fault.data['printed']).split('–').map(Number);
  const ap = Number(fault.data['ap']);
  return [...bounds]
    .sort((a, b) => Math.abs(a - ap) - Math.abs(b - ap))
    .map((value) => settingHere(fault, fault.path, value));
};

const fought: Fixer = (fault) => {
  const [card] = around(fault, (part) => part['solve'] !== undefined);
  const value = card === undefined ? undefined : partAt(fault.documents[fault.file], card);
  if (card === undefined || !isObject(value)) return [];
  const missing: readonly (readonly [string, Json])[] = [
    ['hp', 3],
    ['range', 'near'],
  ];
  return [
    {
      edits: missing.filter(([key]) => value[key] === undefined).map(([key, to]) => appendingKey(fault, card, key, to)),
    },
  ];
};
const appendingKey = (fault: ContentFault, path: ContentFault['path'], key: string, value: Json) =>
  setting(fault.file, [...path, key], value);

const ofAttack =
  (value: Json | null): Fixer =>
  (fault) => {
    const entry = entryAround(fault);
    if (entry === null) return [];
    const path = [...entry.path, 'attack'];
    return [value === null ? removingHere(fault, path) : settingHere(fault, path, value)];
  };

const playedFirst: Fixer = (fault) => {
  const { path, value } = holderOf(fault);
  const effects = Array.isArray(value['effects']) ? (value['effects'] as readonly Json[]) : [];
  return effects.flatMap((_, i) => [
    settingHere(fault, [...path, 'effects', i, 'when'], 'play'),
    {
      edits: [
        setting(fault.file, [...path, 'effects', i, 'when'], 'play'),
        setting(fault.file, [...path, 'effects', i, 'after'], 'discard'),
      ],
    },
  ]);
};

const traitOf =
  (trait: string): Fixer =>
  (fault) => {
    const [card] = around(fault, (part) => part['rarity'] !== undefined);
    const value = card === undefined ? undefined : partAt(fault.documents[fault.file], card);
    if (card === undefined || !isObject(value)) return [];
    const path = [...card, 'traits'];
    const edit = Array.isArray(value['traits'])
      ? appending(fault.file, path, trait)
      : setting(fault.file, path, [trait]);
    return [
      { edits: [edit] },
      {
        edits: [
          edit,
          appending('words.json', ['words'], {
            id: trait,
            label: trait === 'vehicle' ? '乗り物' : trait,
            kind: 'trait',
          }),
        ],
      },
    ];
  };

const bought: Fixer = (fault) => {
  const { path } = holderOf(fault);
  const cards = fault.file === 'cards/starters.json' ? 'starter' : 'common';
  const edits = [setting(fault.file, fault.path, cards)];
  return [
    { edits },
    { edits: [...edits, setting(fault.file, [...path, 'cost'], 3)] },
    { edits: [...edits, removing(fault.file, [...path, 'cost'])] },
  ];
};

const besideFile = (fault: ContentFault, name: string): string => fault.file.replace(/[^/]+$/, name);
const clearing: JsonObject = { id: 'goal', when: 'end', do: [{ op: 'clearScenario' }] };

const clearedAtLast: Fixer = (fault) => {
  const file = besideFile(fault, 'cards.json');
  const cards = cardsIn(fault.documents[file] ?? null);
  const last = cards.findLastIndex(({ id }) => /-\d\d$/.test(String(id)));
  return last < 0 ? [] : [{ edits: [appending(file, ['cards', last, 'effects'], clearing)] }];
};

const firstCard: Fixer = (fault) => {
  const file = besideFile(fault, 'cards.json');
  const id = `SC${String(fault.data['id'] ?? holderOf(fault).value['id']).replace(/^S/, '')}-01`;
  const document = fault.documents[file];
  const isThere = isObject(document) && Array.isArray(document['cards']);
  return isThere ? [{ edits: [appending(file, ['cards'], { id, name: '…', effects: [clearing] })] }] : [];
};

const inOrder: Fixer = (fault) => {
  const list = fault.path.slice(0, -2);
  const ranks = partAt(fault.documents[fault.file], list);
  if (!Array.isArray(ranks)) return [];
  const words = ranks.filter(isObject).map(({ rank }) => rank as Json);
  const limits = ranks
    .filter(isObject)
    .flatMap(({ upTo }) => (typeof upTo === 'number' ? [upTo] : []))
    .sort((a, b) => a - b);
  const upTo = words.slice(0, -1).map((_, i) => limits[i] ?? (limits.at(-1) ?? 0) + i + 1);
  const right = words.map((rank, i): JsonObject => (i < upTo.length ? { rank, upTo: upTo[i] as number } : { rank }));
  return [
    { ...settingHere(fault, list, right), title: { ja: 'upTo を順に並べる', en: 'Sort upTo in ascending order' } },
  ];
};

const usedFirst: Fixer = (fault) =>
  Object.entries(fault.documents)
    .filter(
      ([file, document]) =>
        /^scenarios\/[^/]+\/scenario\.json$/.test(file) && isObject(document) && Array.isArray(document['setup']),
    )
    .slice(0, 3)
    .map(([file]) => ({
      title: { ja: `${file} の準備で使う`, en: `Use it in the set-up of ${file}` },
      edits: [appending(file, ['setup'], { id: 'mod', do: [{ op: 'useMod', card: String(fault.data['id']) }] })],
    }));

/** Puts the PC into an area, empty ones first. */
const placedSomewhere: Fixer = (fault) => {
  const mat = fault.documents['mat.json'];
  const areas = isObject(mat) && Array.isArray(mat['areas']) ? (mat['areas'] as readonly Json[]) : [];
  const order = [...areas.keys()].sort((a, b) => pcsOf(areas[a]) - pcsOf(areas[b]));
  return order.map((i) => ({
    title: startTitle(areas[i], String(fault.data['pc'])),
    edits: [appending('mat.json', ['areas', i, 'pcs'], String(fault.data['pc']))],
  }));
};
const pcsOf = (area: Json | undefined): number =>
  isObject(area) && Array.isArray(area['pcs']) ? area['pcs'].length : 0;
const startTitle = (area: Json | undefined, pc: string) => {
  const id = isObject(area) ? String(area['id']) : '';
  return { ja: `「${pc}」を ${id} から始める`, en: `Start "${pc}" in ${id}` };
};

const slotsOf = (area: string) =>
  area === 'SITE' ? [] : marketKinds.map((kind, i): JsonObject => ({ id: `${area}${i}`, kind }));
const missingArea: Fixer = (fault) => {
  const area = String(fault.data['area']);
  return areaIds.includes(area as (typeof areaIds)[number])
    ? [{ edits: [appending(fault.file, fault.path, { id: area, name: area, pcs: [], slots: slotsOf(area) })] }]
    : [];
};
const rightSlots: Fixer = (fault) => {
  const area = String(fault.data['area']);
  const given = partAt(fault.documents[fault.file], fault.path);
  const kept = (Array.isArray(given) ? (given as readonly Json[]) : []).slice(0, Number(fault.data['right']));
  return [settingHere(fault, fault.path, [...kept, ...slotsOf(area).slice(kept.length)])];
};

/** Adjusts the copies of the last starter to the right number. */
const enoughStarters: Fixer = (fault) => {
  const file = 'cards/starters.json';
  const { head, count, right } = fault.data;
  const cards = cardsIn(fault.documents[file] ?? null);
  return cards.flatMap((card, i) => {
    if (!String(card['id']).startsWith(`${String(head)}-`)) return [];
    const copies = Number(card['copies'] ?? 1) + Number(right) - Number(count);
    return copies < 1 ? [] : [{ edits: [setting(file, ['cards', i, 'copies'], copies)] }];
  });
};

const idsIn = (document: Json | undefined, list: string): readonly string[] => {
  const items = isObject(document) ? document[list] : undefined;
  return Array.isArray(items)
    ? (items as readonly Json[]).flatMap((one) => (isObject(one) ? [String(one['id'])] : []))
    : [];
};
const ofSomePc: Fixer = (fault) =>
  idsIn(fault.documents['pcs.json'], 'pcs').map((id) => settingHere(fault, fault.path, id));

const traitSomewhere: Fixer = (fault) => inTurn(traitOf(String(fault.data['trait'])), withoutCondition)(fault);

/** Lets the card before it lead to it. */
const ledTo: Fixer = (fault) => {
  const at = Number(fault.path[1]);
  const card = partAt(fault.documents[fault.file], ['cards', at - 1]);
  const entries = isObject(card) && Array.isArray(card['effects']) ? (card['effects'] as readonly Json[]) : [];
  return [...entries.keys()].reverse().map((i) => ({
    title: {
      ja: `「${String((card as JsonObject)['id'])}」から「${String(fault.data['id'])}」を公開する`,
      en: `Reveal "${String(fault.data['id'])}" from "${String((card as JsonObject)['id'])}"`,
    },
    edits: [
      appending(fault.file, ['cards', at - 1, 'effects', i, 'do'], {
        op: 'revealScenario',
        card: String(fault.data['id']),
      }),
    ],
  }));
};

export const fixes: FixesByCode<ProblemData> & typeof libraryFixes = {
  ...libraryFixes,
  CRD001: inTurn((fault) => becoming(Number(fault.data['printed']))(fault), withoutPart),
  CRD002: inTurn(beside('equip', { ability: 'combat', target: 3 }), becoming('consumable')),
  CRD003: inTurn(withoutPart, beside('category', 'equipment')),
  CRD004: beside('after', 'discard', 'scrap'),
  CRD005: priced,
  CRD006: withoutPart,
  CRD007: beside('range', 'near', 'far'),
  CRD008: playedFirst,
  CRD009: nearestOf,
  CRD010: numbered(({ data }) => `${String(data['head'])}-`),
  CRD011: numbered(idHead),
  CRD012: bought,
  CRD013: intoBounds,
  CRD014: fought,
  CRD015: inTurn(withoutPart, (fault) => [settingHere(fault, [...fault.path.slice(0, -1), 'solve'], { by: 'battle' })]),
  CRD018: inTurn(ofAttack(true), removingItems),
  CRD020: timed,
  CRD021: nearestOf,
  CRD022: withoutPart,
  CRD023: traitOf('vehicle'),
  CRD024: inTurn((fault) => {
    const [card] = around(fault, (part) => part['rarity'] !== undefined);
    return card === undefined ? [] : [settingHere(fault, [...card, 'vehicle'], { capacity: 2 })];
  }, withoutPart),
  CRD030: inTurn(withoutPart, ofAttack(true)),
  CRD031: inTurn(timed, removingItems),
  CRD033: ofAttack(null),
  SCN001: (fault) => becoming(String(fault.data['missing']))(fault),
  SCN002: clearedAtLast,
  SCN003: numbered(({ data }) => String(data['head'])),
  SCN004: { whyNot: 'files' },
  SCN005: inOrder,
  SCN006: firstCard,
  SCN007: removingItems,
  SCN008: inTurn(ledTo, removingItems),
  SCN009: { whyNot: 'content' },
  MOD001: inTurn(usedFirst, removingItems),
  MOD002: becoming('end', 'start', 'constant', 'reveal'),
  MAT001: placedSomewhere,
  MAT002: { whyNot: 'content' },
  MAT003: missingArea,
  MAT004: rightSlots,
  MAT005: (fault) => becoming(String(fault.data['right']))(fault),
  MAT006: removingItems,
  MAT007: removingItems,
  PCS001: enoughStarters,
  PCS002: removingItems,
  PCS003: inTurn(ofSomePc, removingItems),
  EFT001: withoutFilters,
  EFT002: removingItems,
  EFT003: traitSomewhere,
  EFT004: inTurn(withoutCondition, removingItems),
};
