import type { TranslationShare } from '#authoring/project/diagnostics/translations.ts';
import type { FileStep } from '#authoring/project/documents/file-step.ts';
import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { UseSort } from '#authoring/project/index/said-by.ts';
import type { Sighting } from '#authoring/project/index/sightings.ts';
import type { ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import type { SplicedText } from '#authoring/text/edits/spliced-text.ts';
import type { FaultyFile, TextFile } from '#authoring/text/files/project-file.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Position, Problem } from '#authoring/text/problems/problem.ts';
import type { Begin, OfferedBeginning } from '#authoring/tools/begin/begin.ts';
import type { Trial } from '#authoring/tools/begin/trial.ts';
import type { Candidate } from '#authoring/tools/completion/candidate.ts';
import type { FaceLanguages } from '#authoring/tools/faces/faces-of.ts';
import type { FaceFound, FaceOf } from '#authoring/tools/faces/found-on-face.ts';
import type { Fix } from '#authoring/tools/fixes/fixes-of.ts';
import type { FormChoice } from '#authoring/tools/form/choices.ts';
import type { Form } from '#authoring/tools/form/form.ts';
import type { AskedStory, DrawnStories } from '#authoring/tools/graph/drawn-stories.ts';
import type { Hover } from '#authoring/tools/hover/hover.ts';
import type { LineSpan, Notes } from '#authoring/tools/hover/notes.ts';
import type { LayeredChange } from '#authoring/tools/layers/layered-change.ts';
import type { Layers } from '#authoring/tools/layers/layered-entries.ts';
import type { LayeredValues } from '#authoring/tools/layers/layered-values.ts';
import type { NamedItem } from '#authoring/tools/outline/named-outline.ts';
import type { PicturesFollowing } from '#authoring/tools/rename/moved-pictures.ts';
import type { GameSoFar, RenameProof } from '#authoring/tools/rename/rename-proof.ts';
import type { Rework, ReworkPlan } from '#authoring/tools/rework/rework-plan.ts';
import type { Reworkable } from '#authoring/tools/rework/reworkable.ts';
import type { Searched } from '#authoring/tools/search/search.ts';
import type { EntryFault } from '#authoring/tools/sheet/cell-faults.ts';
import type { AskedEntries, PlannedEntries } from '#authoring/tools/sheet/new-entries.ts';
import type { TextToSay } from '#authoring/tools/wording/translation-by-effect.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { PackedText } from '../texts/packed-text.ts';
import type { TextsTold } from '../texts/texts-told.ts';
import type { Locale } from '../words/locale.ts';
import type { AskedBeginning } from './beginning-room.ts';
import type { AskedExport, AskedImport, AskedProof, Exported, Imported } from './exchange-room.ts';
import type { AskedChoices, AskedEntry } from './form-asked.ts';
import type { AskedFixes, Mendable } from './mending-room.ts';
import type { AskedPictures } from './printed-pictures.ts';
import type { AskedChanges, Sheets } from './sheet-room.ts';
import type { Translating } from './translating-room.ts';

/** What was found in a project, and how much was looked at. */
export interface Diagnosed {
  readonly files: number;
  readonly problems: readonly Problem[];
  /** What was found on faces before, where it stands in these texts. */
  readonly ofFaces: readonly Problem[];
}

/** A file without its text. */
export type AskedFile = Omit<TextFile, 'text'> | FaultyFile;

export interface Asked {
  readonly path: string;
  readonly text: string;
  /** The same text, when it was made of the one that was looked through: then they are not compared. */
  readonly spliced?: SplicedText;
  readonly offset: number;
  /** The language of descriptions. */
  readonly locale: Locale;
}

/** The same of a file that is being written, whose text is told by its difference. */
export interface AskedInWriting extends Omit<Asked, 'text' | 'spliced'> {
  readonly file: string;
  readonly told: TextsTold;
}

/** What may be written at a place, and what it takes the place of. */
export interface Proposed {
  readonly offset: number;
  readonly length: number;
  readonly items: readonly Candidate[];
}

/** What somebody wants said of the project while the engine says nothing. */
export interface AskedWords {
  readonly locale: Locale;
  readonly entries: readonly JsonObject[];
  readonly names: readonly string[];
}

/** A rule of the book in its sentence. */
export interface SaidRule {
  readonly text: string;
  readonly page: string;
  /** What of it is a ruling of this house; empty: nothing. */
  readonly ours: string;
}

export interface ListedRule extends SaidRule {
  readonly id: string;
}

/** A thing of the project, and where it is declared. */
export interface Declared extends Pick<Declaration, 'id' | 'kinds' | 'names' | 'readings'>, Sighting {}
export interface AskedName {
  readonly file: string;
  readonly path: JsonPath;
  /** Where no name stands, the thing is meant that is declared around. */
  readonly around: boolean;
  /** The id in braces at the cursor, which means something where a text for people stands; null: there is none. */
  readonly referred: string | null;
}

/** Of a file: in a text that was not read yet, else (null) as it was read last. */
export interface AskedOutline {
  readonly file: string;
  readonly text: string | null;
  readonly locale: Locale;
}

export interface AskedComparison {
  readonly path: string;
  /** Null: there was no such file. */
  readonly then: string | null;
  readonly game: GameSoFar | null;
}

/** What the authoring worker answers to. */
export interface AuthoringCalls {
  readonly [name: string]: (ask: never) => unknown;
  /** `files` are all files of the project; the texts of those that have one are told by what is other in them. */
  readonly diagnose: (ask: {
    readonly files: readonly AskedFile[];
    readonly told: TextsTold;
    /** What lies among the pictures; without them nothing is said of any. */
    readonly pictures?: readonly ProjectPicture[] | null;
  }) => Promise<Diagnosed>;
  /** A text in few bytes, as it was told last; null: it cannot be packed. */
  readonly packed: (ask: { readonly path: string }) => PackedText | null;
  /** Takes over what was found on faces, all of it; gives the problems of it. */
  readonly foundOnFaces: (ask: readonly FaceFound[]) => Promise<readonly Problem[]>;
  readonly complete: (ask: Asked | AskedInWriting) => Promise<Proposed | null>;
  /** The project's own faces on which one of these things is named that has its own. */
  readonly facesNaming: (ask: {
    readonly ids: readonly string[];
    readonly languages: FaceLanguages;
  }) => Promise<readonly FaceOf[]>;
  /** Where ids and printed texts stand in each document. */
  readonly places: (ask: null) => Promise<readonly Omit<Searched, 'text'>[]>;
  /** What can be done about a problem; each was tried. Empty: nothing, or the texts are others by now. */
  readonly fixes: (ask: AskedFixes) => Promise<readonly Fix[]>;
  /** Of the codes in the project, about which something may be done, and why not about the others. */
  readonly mendable: (ask: null) => Promise<Mendable>;
  readonly words: (ask: AskedWords) => { readonly entries: readonly string[]; readonly names: readonly string[] };
  /** Every rule of the game that the project is of, in the order of its book. */
  readonly rules: (ask: { readonly locale: Locale }) => readonly ListedRule[];
  readonly rule: (ask: { readonly locale: Locale; readonly id: string }) => SaidRule | null;
  /** What is meant at a place, and with it who names it; null: nothing that the project declares. */
  readonly named: (
    ask: AskedName,
  ) => { readonly declared: Declared; readonly uses: readonly (Sighting & { readonly sort: UseSort })[] } | null;
  /** What stands there that could be renamed, moved and so on; null: nothing that the project declares. */
  readonly reworkable: (ask: Omit<Rework, 'to'>) => Promise<Reworkable | null>;
  /** What a rework would do; null: nothing that the project declares stands there. */
  readonly planRework: (ask: Rework) => Promise<ReworkPlan | null>;
  /** What is wrong with the pictures of what is about to be printed, from whichever project it is. */
  readonly printedPictures: (ask: AskedPictures) => Promise<readonly Problem[]>;
  /** What becomes of what names pictures that these steps move or delete; null while there is no project. */
  readonly picturesFollowing: (ask: readonly FileStep[]) => Promise<PicturesFollowing | null>;
  /** Plays tests and the game again as they would be after it; null when there is no such plan. */
  readonly proveRework: (ask: Rework & { readonly game: GameSoFar | null }) => Promise<RenameProof | null>;
  /** Plays tests and a game on the project with another text in the place of one, and on it as it is; null without one. */
  readonly compareText: (ask: AskedComparison) => Promise<RenameProof | null>;
  /** Everything that has an id: in one file, or in the project. */
  readonly declarations: (ask: { readonly file: string | null }) => readonly Declared[];
  /**
   * Everything of a file that has an id or a name and stands in a list, in its order. With `most`: where more stand side by
   * side, what is inside of each is left out.
   */
  readonly outline: (ask: AskedOutline & { readonly most?: number }) => Promise<readonly NamedItem[]>;
  /** What stands around a position, the outermost first; without what stands inside. */
  readonly around: (ask: AskedOutline & { readonly position: Position }) => Promise<readonly NamedItem[]>;
  /** A document in which the entry at an offset prints what its effects say; null where none stands. */
  readonly textFromEffect: (ask: { readonly text: string; readonly offset: number }) => Promise<string | null>;
  readonly hover: (ask: AskedInWriting) => Promise<Hover | null>;
  /** What stands beside these lines of a file, by the last look at the project. */
  readonly notes: (ask: {
    readonly file: string;
    readonly locale: Locale;
    readonly lines: LineSpan | null;
  }) => Promise<Notes | null>;
  /** An entry as fields; null: no format says what stands in the file. */
  readonly form: (ask: AskedEntry) => Promise<Form | null>;
  /** What may be written at a place of an entry. */
  readonly choices: (ask: AskedChoices) => Promise<readonly FormChoice[]>;
  /** The least that may stand at a place of an entry. */
  readonly least: (ask: Omit<AskedChoices, 'typed'>) => Promise<Json>;
  /** How far the project's own files of translations are. */
  readonly translations: (ask: null) => Promise<readonly TranslationShare[]>;
  /** The texts beside their translations into a locale, or into the first; null while there is no project. */
  readonly units: (ask: { readonly locale: string | null }) => Promise<Translating | null>;
  /** What the effects of a text say in a locale; null where that cannot all be said. */
  readonly translationByEffect: (ask: TextToSay) => Promise<string | null>;
  /** Documents of translations, with what is noted of the texts that they are made from. */
  readonly writtenUnits: (documents: readonly WrittenDocument[]) => Promise<readonly WrittenDocument[]>;
  /** The translations into a locale as a file for another program; null while there is no project. */
  readonly exportedUnits: (ask: AskedExport) => Promise<Exported | null>;
  /** What would come of such a file that came back. */
  readonly importedUnits: (ask: AskedImport) => Promise<Imported | null>;
  /** The texts in a language as a page to be read and printed; null while there is no project. */
  readonly proof: (ask: AskedProof) => Promise<string | null>;
  /** What may be begun in the project, and what is asked for it. */
  readonly offered: (ask: null) => Promise<readonly OfferedBeginning[]>;
  /** What would be written with these answers; null while there is no project. */
  readonly begun: (ask: AskedBeginning) => Promise<Begin | null>;
  /** The stories of the project, one of them with what leads from scene to scene; null while there is no project. */
  readonly stories: (ask: AskedStory) => Promise<DrawnStories | null>;
  /** The sheets of the project; null while there is none. */
  readonly sheets: (ask: null) => Promise<Sheets | null>;
  /** Of each entry as it would be what its format says anew; null: nothing. */
  readonly cellFaults: (ask: AskedChanges) => Promise<readonly (EntryFault | null)[]>;
  /** What would be written for lines of a table that are no rows of a sheet; null: none can be begun there. */
  readonly newEntries: (ask: AskedEntries) => Promise<PlannedEntries | null>;
  /** How one game goes with it. */
  readonly tried: (ask: AskedBeginning) => Promise<Trial | null>;
  /** Everything that is in play, with the projects that say it; null while there is no project. */
  readonly layers: (ask: { readonly locale: Locale }) => Promise<Layers | null>;
  /** What each project says of a thing; null: there is none of that key. */
  readonly layeredValues: (ask: { readonly key: string; readonly locale: Locale }) => Promise<LayeredValues | null>;
  /** The documents with a change of what is in play; null: it cannot be written. */
  readonly changedLayers: (ask: LayeredChange) => Promise<readonly WrittenDocument[] | null>;
}
