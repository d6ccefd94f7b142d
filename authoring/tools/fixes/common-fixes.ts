import type { ProblemCode } from '#authoring/text/problems/tell.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { removingHere } from '#engine/kernel/contract/content-fix.ts';
import { badNumber, badString, closing, fixStrayText, missingComma, removeBrokenText } from './broken-text.ts';
import { asWord, type CommonFixer, type CommonFixes, nearestWord } from './common-fault.ts';
import { boundName, fixUnreadName, saidByEffects, spliced, triggered, withoutCondition } from './effect-fixes.ts';
import { inTurn, set, up, value, withoutItems, withoutPart } from './fix-parts.ts';
import { withoutStrangeForms, written } from './form-fixes.ts';
import { createdEntry, freshId, localId } from './id-fixes.ts';
import { leastValue } from './least-value.ts';
import { nameInFull, nearestReference } from './reference-fixes.ts';
import { converted, formed, leastDocument, leastHere, nodesHere, otherDouble } from './shape-fixes.ts';
import { respelt } from './spelling-fixes.ts';
import { closedCell, nearestCell, withHeading, withLastQuoted, withoutRow } from './term-fixes.ts';
import {
  confirmStale,
  rewriteFromEffects,
  withLocale,
  withNewNumbers,
  withoutLocale,
  withoutUnit,
} from './translation-fixes.ts';
import {
  fixSameMark,
  markAsSame,
  useLocaleQuotes,
  useSameTranslation,
  waivedAs,
  withoutSpaces,
  withPreferredWord,
} from './unit-fixes.ts';

const [author, files, elsewhere, command] = [
  { whyNot: 'author' },
  { whyNot: 'files' },
  { whyNot: 'elsewhere' },
  { whyNot: 'command' },
] as const;

/** The value of the required project. */
const asRequired: CommonFixer = (fault) => {
  const key = String(fault.data['key']);
  const below = fault.project.required.map(({ documents }) => documents[fault.file]).filter(isObject);
  return below.flatMap((one) => set(fault, [key], one[key]));
};

const brokenStudio: CommonFixer = (fault) => {
  const fixer = commonFixes[String(fault.data['because']) as ProblemCode];
  return typeof fixer === 'function' ? fixer(fault) : [];
};

/** Fixes by code, or why there is none. */
export const commonFixes: CommonFixes<ProblemCode> = {
  PRJ001: files,
  PRJ002: brokenStudio,
  PRJ003: command,
  PRJ004: inTurn(nearestWord, (fault) =>
    ((fault.data['allowed'] ?? []) as readonly string[]).flatMap((one) => asWord(fault, one)),
  ),
  PRJ006: withLocale,
  PRJ007: command,
  PKG001: files,
  PKG002: (fault) => asWord(fault, fault.data['version']),
  PKG003: author,
  PKG004: elsewhere,
  PKG005: elsewhere,
  PKG006: files,
  PKG007: (fault) =>
    set(fault, [...up(fault), 'overrides'], `${String(fault.data['project'])}:${String(fault.data['id'])}`),
  PKG008: nearestWord,
  PKG009: (fault) => set(fault, [...up(fault), 'id'], String(fault.data['named'])),
  PKG010: files,
  PKG011: nearestWord,
  PKG012: author,
  PKG013: inTurn(asRequired, withoutPart),
  PKG014: (fault) => [removingHere(fault, up(fault))],
  FIL001: files,
  FIL002: files,
  FIL003: files,
  FIL004: files,
  FIL005: files,
  FIL006: files,
  FIL007: files,
  FIL008: files,
  FIL009: files,
  FIL010: command,
  FIL011: files,
  FIL012: files,
  FIL013: files,
  PIC001: nearestWord,
  PIC002: files,
  PIC003: nearestWord,
  PIC004: (fault) => set(fault, [...up(fault), 'zoom'], fault.data['zoom'] as Json | undefined),
  PIC005: files,
  PIC006: files,
  PIC007: nearestWord,
  PIC008: files,
  PIC009: files,
  PIC010: nearestWord,
  PIC011: command,
  ENC001: command,
  ENC002: files,
  JSN001: fixStrayText,
  JSN002: closing,
  JSN003: removeBrokenText,
  JSN004: removeBrokenText,
  JSN005: otherDouble,
  JSN006: leastDocument,
  JSN007: badString,
  JSN008: badNumber,
  JSN009: author,
  JSN010: missingComma,
  JSN011: fixStrayText,
  SCH001: inTurn(nearestWord, withoutPart),
  SCH002: (fault) => {
    const path = [...fault.path, String(fault.data['key'])];
    return set(fault, path, leastValue(fault.viewsAt(path), fault.least));
  },
  SCH003: inTurn(converted, leastHere, nodesHere),
  SCH004: inTurn(nearestWord, (fault) =>
    ((fault.data['allowed'] ?? []) as readonly Json[]).slice(0, 6).flatMap((one) => set(fault, fault.path, one)),
  ),
  SCH005: (fault) => {
    const limit = fault.data['minimum'] ?? fault.data['maximum'];
    return typeof limit === 'number' ? set(fault, fault.path, limit) : [];
  },
  SCH006: inTurn(nearestWord, nodesHere),
  SCH007: nodesHere,
  SCH008: nodesHere,
  SCH009: formed,
  SCH010: inTurn(withoutPart, leastHere),
  SCH011: inTurn(withoutPart, leastHere, withoutItems),
  SCH012: (fault) => set(fault, fault.path, fault.data['expected'] as Json),
  SCH013: (fault) => {
    const list = value(fault);
    return Array.isArray(list) ? set(fault, fault.path, list.slice(0, Number(fault.data['most']))) : [];
  },
  SCH014: withoutPart,
  IDS001: inTurn(freshId, withoutItems),
  IDS002: freshId,
  IDS003: localId,
  REF001: inTurn(nearestWord, createdEntry, withoutItems),
  REF002: nearestWord,
  EFF001: inTurn(
    (fault) => set(fault, [...up(fault), 'op'], fault.data['reader'] as Json),
    (fault) => set(fault, up(fault), leastValue(fault.viewsAt(up(fault)), fault.least)),
    withoutItems,
  ),
  EFF002: inTurn(withoutCondition(false), withoutItems),
  EFF003: withoutCondition(true),
  EFF004: inTurn((fault) => set(fault, fault.path, 1), withoutItems),
  EFF005: fixUnreadName,
  EFF006: (fault) => spliced(fault, up(fault), (value(fault, up(fault)) as JsonObject)['then']),
  EFF007: inTurn(triggered, withoutItems),
  EFF008: inTurn(boundName, (fault) => nodesHere({ ...fault, path: up(fault) }), withoutItems),
  EFF009: saidByEffects,
  L10N001: inTurn(nearestWord, withoutUnit),
  L10N002: inTurn(withNewNumbers, rewriteFromEffects, confirmStale),
  L10N003: withoutLocale,
  L10N004: files,
  L10N005: withLocale,
  L10N006: inTurn(rewriteFromEffects, withoutUnit),
  L10N007: inTurn(rewriteFromEffects, withoutUnit),
  L10N008: inTurn(rewriteFromEffects, markAsSame, withoutUnit),
  L10N009: fixSameMark,
  L10N010: inTurn(rewriteFromEffects, waivedAs('L10N010')),
  L10N011: inTurn(rewriteFromEffects, waivedAs('L10N011')),
  L10N012: inTurn(rewriteFromEffects, waivedAs('L10N012')),
  L10N013: inTurn(rewriteFromEffects, waivedAs('L10N013')),
  L10N014: withoutSpaces,
  L10N015: inTurn(useLocaleQuotes, waivedAs('L10N015')),
  L10N016: inTurn(useSameTranslation, waivedAs('L10N016')),
  L10N017: inTurn(rewriteFromEffects, waivedAs('L10N017')),
  L10N018: inTurn(rewriteFromEffects, waivedAs('L10N018')),
  L10N019: nearestReference,
  L10N020: nameInFull,
  L10N021: nearestReference,
  L10N022: inTurn(rewriteFromEffects, waivedAs('L10N022')),
  L10N023: inTurn(withPreferredWord, waivedAs('L10N023')),
  L10N024: withHeading,
  L10N025: inTurn(withLastQuoted, withoutRow),
  L10N026: withoutRow,
  L10N027: nearestCell,
  L10N028: nearestCell,
  L10N029: withoutRow,
  L10N030: closedCell,
  L10N031: withoutUnit,
  L10N032: written('L10N032'),
  L10N033: written('L10N033'),
  L10N034: inTurn(rewriteFromEffects, waivedAs('L10N034')),
  L10N035: inTurn(rewriteFromEffects, waivedAs('L10N035')),
  L10N036: written('L10N036'),
  L10N037: written('L10N037'),
  L10N038: written('L10N038'),
  L10N039: written('L10N039'),
  L10N040: written('L10N040'),
  L10N041: written('L10N041'),
  L10N042: written('L10N042'),
  L10N043: written('L10N043'),
  L10N044: written('L10N044'),
  L10N045: written('L10N045'),
  L10N046: inTurn(withoutStrangeForms, waivedAs('L10N046')),
  L10N047: written('L10N047'),
  L10N050: inTurn(rewriteFromEffects, waivedAs('L10N050')),
  L10N051: inTurn(rewriteFromEffects, waivedAs('L10N051')),
  L10N052: inTurn(rewriteFromEffects, waivedAs('L10N052')),
  L10N053: respelt,
  L10N054: nearestWord,
  L10N055: nearestWord,
  TST001: inTurn(nearestWord, withoutPart, withoutItems),
  TST002: withoutPart,
  TXT001: removeBrokenText,
};
