import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import {
  appending,
  type ContentFault,
  type Fixer,
  type FixesByCode,
  removingHere,
  removingItems,
  setting,
  settingHere,
} from '#engine/kernel/contract/content-fix.ts';
import { becoming, holderOf, inTurn, libraryFixes, withoutPart } from '#engine/library/content-checks/fixes.ts';
import { areTouching, hexSteps } from '#engine/library/places/hexes.ts';
import { seatsAtMost, seatsInOrder } from '#engine/library/seats/seat-fixes.ts';
import type { ScytheGameDocument } from '../formats/game.ts';
import type { HexMapDocument, MapHex } from '../formats/map.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';

const mapOf = (fault: ContentFault) => fault.documents[fault.file] as unknown as HexMapDocument;
const hexAround = (fault: ContentFault) => holderOf(fault) as unknown as { path: readonly string[]; value: MapHex };
const list = (part: Json | undefined): readonly JsonObject[] =>
  Array.isArray(part) ? (part as readonly Json[]).filter((one) => isObject(one)) : [];

/** To a free place next to where it is. */
const movedAside: Fixer = (fault) => {
  const { path, value } = hexAround(fault);
  const { hexes, homes } = mapOf(fault);
  const isTaken = (q: number, r: number) => [...hexes, ...homes].some((one) => one.q === q && one.r === r);
  return hexSteps
    .map((step) => ({ q: value.q + step.q, r: value.r + step.r }))
    .filter(({ q, r }) => !isTaken(q, r))
    .slice(0, 1)
    .map(({ q, r }) => ({
      title: { ja: `空いている q ${q}、r ${r} へ移す`, en: `Move it to the free place q ${q}, r ${r}` },
      edits: [setting(fault.file, [...path, 'q'], q), setting(fault.file, [...path, 'r'], r)],
    }));
};

/** The hexes next to where the home base is drawn. */
const nextToHome: Fixer = (fault) => {
  const home = partAt(fault.documents[fault.file], fault.path.slice(0, -1)) as unknown as { q: number; r: number };
  const exits = mapOf(fault).hexes.filter((hex) => areTouching(hex, home));
  return exits.length === 0
    ? []
    : [
        settingHere(
          fault,
          fault.path,
          exits.map(({ id }) => id),
        ),
      ];
};

/** Makes the hex a tunnel, or takes away a river of it. */
const opened: Fixer = (fault) => {
  const { path, value } = hexAround(fault);
  return [
    ...mapOf(fault).rivers.flatMap((river, i) =>
      river.includes(value.id) ? [removingHere(fault, ['rivers', i])] : [],
    ),
    settingHere(fault, [...path, 'tunnel'], true),
  ];
};

/** As many as are missing of those that the game does not use. */
const moreOfProject: Fixer = (fault) => {
  const what = String(fault.data['what']);
  const game = fault.documents[fault.file] as unknown as ScytheGameDocument;
  const used = (partAt(fault.documents[fault.file], fault.path) ?? []) as readonly string[];
  const [file, each] = what === 'objectives' ? ['cards/objectives.json', game.pieces.objectives] : [`${what}.json`, 1];
  const missing = game.seats.most * each - used.length;
  const others = list(partAt(fault.documents[file], [what])).flatMap(({ id }) =>
    typeof id === 'string' && !used.includes(id) ? [id] : [],
  );
  return others.length < missing ? [] : [settingHere(fault, fault.path, [...used, ...others.slice(0, missing)])];
};

const rowsInOrder: Fixer = (fault) => {
  const rows = list(partAt(fault.documents[fault.file], ['pay']));
  const sorted = rows.toSorted((a, b) => Number(a['from']) - Number(b['from']));
  return [
    becoming(Number(fault.data['least']))(fault),
    [
      {
        ...settingHere(fault, ['pay'], sorted),
        title: { ja: '行を民心の順に並べる', en: 'Sort the rows by popularity' },
      },
    ],
    removingItems(fault),
  ].flat();
};

/** As many cubes in the game of the problem as the mat has room for. */
const cubes =
  (datum: string): Fixer =>
  ({ documents, data }) =>
    Object.entries(documents).flatMap(([file, game]) =>
      file.startsWith('games/') && isObject(game) && game['id'] === data['game']
        ? [{ edits: [setting(file, ['pieces', 'upgrades'], Number(data[datum]))] }]
        : [],
    );

/** An area at its start cost, or one lower, so that the reductions are as many as the cubes. */
const asManyReductions: Fixer = (fault) => {
  const missing = Number(fault.data['cubes']) - Number(fault.data['reductions']);
  return list(partAt(fault.documents[fault.file], fault.path)).flatMap(({ cost, least }, i) => {
    const other = Number(least) - missing;
    return other >= 0 && other <= Number(cost) ? [settingHere(fault, [...fault.path, i, 'least'], other)] : [];
  });
};

/** A further way of the mat that can be upgraded. */
const oneMoreUpgrade: Fixer = (fault) => {
  const areas = list(partAt(fault.documents[fault.file], fault.path)).map(({ top }) => top);
  return list(partAt(fault.documents[fault.file], ['tops'])).flatMap(({ id, ways }, i) =>
    areas.includes(id as Json)
      ? list(ways as Json).flatMap(({ value, upgraded }, j) =>
          upgraded === undefined ? [settingHere(fault, ['tops', i, 'ways', j, 'upgraded'], Number(value) + 1)] : [],
        )
      : [],
  );
};

const oneAboveBefore: Fixer = (fault) => becoming(Number(fault.data['value']) + 1)(fault);

const costsExchanged: Fixer = (fault) => {
  const { path, value } = holderOf(fault);
  return [
    {
      title: { ja: 'cost と least を入れ替える', en: 'Exchange cost and least' },
      edits: [
        setting(fault.file, [...path, 'cost'], value['least'] as Json),
        setting(fault.file, [...path, 'least'], value['cost'] as Json),
      ],
    },
  ];
};

/** Actions that no area of the mat has. */
const anotherAction: Fixer = (fault) => {
  const what = String(fault.path.at(-1));
  const areas = list(partAt(fault.documents[fault.file], fault.path.slice(0, -2))).map((area) => area[what]);
  return list(partAt(fault.documents[fault.file], [`${what}s`])).flatMap(({ id }) =>
    id === undefined || areas.includes(id) ? [] : [settingHere(fault, fault.path, id)],
  );
};

/** Resources that a terrain yields. */
const anotherResource: Fixer = (fault) => {
  const terrains = list(partAt(fault.documents['words.json'], ['terrains']));
  const yielded = new Set(terrains.flatMap(({ yields }) => (typeof yields === 'string' ? [yields] : [])));
  return list(partAt(fault.documents['words.json'], ['resources'])).flatMap(({ id }) =>
    typeof id === 'string' && yielded.has(id) ? [settingHere(fault, fault.path, id)] : [],
  );
};

const payingOneEach: Fixer = (fault) => {
  const pays = partAt(fault.documents[fault.file], fault.path);
  return Array.isArray(pays)
    ? [
        settingHere(
          fault,
          fault.path,
          pays.map((_, i) => i + 1),
        ),
      ]
    : [];
};

const anyAbility: Fixer = (fault) =>
  list(partAt(fault.documents[fault.file], ['abilities'])).flatMap(({ id }) =>
    id === undefined ? [] : [{ edits: [appending(fault.file, fault.path, id)] }],
  );

export const fixes: FixesByCode<ProblemData> & typeof libraryFixes = {
  ...libraryFixes,
  SCG001: seatsInOrder,
  SCG002: inTurn(moreOfProject, seatsAtMost('enough')),
  SCG003: withoutPart,
  SCG004: rowsInOrder,
  SCM001: inTurn(movedAside, removingItems),
  SCM002: withoutPart,
  SCM003: withoutPart,
  SCM004: nextToHome,
  SCM005: withoutPart,
  SCM006: inTurn(opened, removingItems),
  SCM007: inTurn(opened, removingItems),
  SCM008: removingItems,
  SCA001: inTurn(asManyReductions, cubes('reductions')),
  SCA002: inTurn(oneMoreUpgrade, cubes('ways')),
  SCA003: inTurn(oneAboveBefore, withoutPart),
  SCA004: inTurn(costsExchanged, (fault) => becoming(Number(fault.data['cost']))(fault)),
  SCA005: (fault) => becoming(Number(fault.data['most']))(fault),
  SCA006: anotherAction,
  SCA007: { whyNot: 'command' },
  SCA008: anotherResource,
  SCC001: removingItems,
  SCC002: removingItems,
  SCC003: removingItems,
  SCC004: { whyNot: 'author' },
  SCC005: payingOneEach,
  SCC006: { whyNot: 'author' },
  SCF001: { whyNot: 'author' },
  SCF002: anyAbility,
  SCF003: { whyNot: 'command' },
};
