import { localeNow, localeStore } from '#renderer/desk/settings/locale-store.ts';
import './run-gutter.css';
import * as monaco from 'monaco-editor/editor';
import { type EffectSpan, spansOf } from '#renderer/desk/editor/effect-lines.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { loadRunCounts, toggleStop } from '#renderer/desk/play/stop-commands.ts';
import { documentsOf } from '#renderer/desk/project/documents.ts';
import { showEffect } from '#renderer/desk/project/effect-place.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { followSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { breakpointsStore, nameOf, type Ran } from '#renderer/desk/stops/stops-store.ts';
import { soon } from '#renderer/desk/timing/pending.ts';
import { stopWords } from '#renderer/desk/words/generated/stop-words.ts';
import { askCondition, effectPathsOn } from './breakpoints-at-cursor.ts';
import { pathOf } from './editor-models.ts';

// Gutter: run counts, breakpoints, and the paused node with its values. Loaded with the first editor.

/** Debounce, in milliseconds. */
const QUIET = 200;
/** The gutter has room for one digit. */
const MOST = 9;
const MOST_NAMED = 12;

export function startRuns(): void {
  const ask = quietly(() => {
    if (setting('editor.notes')) void loadRunCounts().catch(() => undefined);
  });
  playStore.subscribe(({ events, view }, before) => {
    if (events !== before.events || view?.entries !== before.view?.entries) ask();
    const path = view?.stopped?.path ?? null;
    if (path !== null && view?.stopped !== before.view?.stopped)
      showEffect(documentsOf(projectStore.getState().files), path);
  });
  followSetting('editor.notes', () => breakpointsStore.setState({ ran: new Map() }));
  ask();
  registerValues();
}

export function followRuns(editor: monaco.editor.IStandaloneCodeEditor): void {
  const marks = editor.createDecorationsCollection();
  const draw = () => {
    const model = editor.getModel();
    if (model !== null) marks.set(marksOf(model));
  };
  const later = quietly(draw);
  const left = [
    playStore.subscribe(({ view }, before) => {
      if (view?.stopped !== before.view?.stopped) draw();
    }),
    breakpointsStore.subscribe(draw),
    localeStore.subscribe(draw),
  ];
  editor.onDidChangeModelContent(later);
  editor.onMouseDown(({ event, target }) => {
    const model = editor.getModel();
    if (target.type !== monaco.editor.MouseTargetType.GUTTER_GLYPH_MARGIN || model === null) return;
    const line = { model, line: target.position.lineNumber };
    event.preventDefault();
    if (event.rightButton) void askCondition(line);
    else if (event.leftButton) void toggleStop(effectPathsOn(line));
  });
  editor.onDidDispose(() => {
    for (const leave of left) leave();
  });
  draw();
}

type Marks = readonly monaco.editor.IModelDeltaDecoration[];

function marksOf(model: monaco.editor.ITextModel): Marks {
  const { points, dead, ran } = breakpointsStore.getState();
  const stopped = playStore.getState().view?.stopped ?? null;
  const ways = points.flatMap((one) => (one.kind === 'effect' ? [one.way] : []));
  const at = stopped?.path ?? null;
  if (ways.length === 0 && ran.size === 0 && at === null) return [];
  const spans = spansOf(new Set([...ran.keys(), ...ways, ...(at === null ? [] : [at])]), {
    file: pathOf(model),
    text: model.getValue(),
    written: documentsOf(projectStore.getState().files),
  });
  const words = stopWords[localeNow()];
  return spans.flatMap((span): Marks => {
    const { way } = span;
    const runs = ran.get(way);
    const point = points.find((one) => one.kind === 'effect' && one.way === way);
    const isDead = point !== undefined && dead.has(nameOf(point));
    const hint = point?.condition == null ? words.stopHere : `${words.stopHereIf}: ${JSON.stringify(point.condition)}`;
    return [
      ...(runs === undefined ? [] : [countMark(model, span, runs, words)]),
      ...(point === undefined
        ? []
        : [
            glyph(model, span.word, {
              name: `stop-point ${point.condition === null ? '' : 'stop-point-if'} ${isDead ? 'stop-point-dead' : ''}`,
              hint: isDead ? words.dead : hint,
              lane: monaco.editor.GlyphMarginLane.Right,
            }),
          ]),
      ...(way === at ? hereMarks(model, span.word) : []),
    ];
  });
}

function rangeOf(model: monaco.editor.ITextModel, { offset, end }: EffectSpan): monaco.Range {
  return monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(end));
}

const plain = (text: string): string => text.replace(/[\\`*_{}[\]()#+\-.!<>|~&]/g, '\\$&');

interface Glyph {
  readonly name: string;
  readonly hint: string;
  readonly lane: monaco.editor.GlyphMarginLane;
}

function glyph(model: monaco.editor.ITextModel, span: EffectSpan, { name, hint, lane }: Glyph): Marks[number] {
  return {
    range: rangeOf(model, span),
    options: {
      glyphMarginClassName: name,
      ...(hint === '' ? {} : { glyphMarginHoverMessage: { value: plain(hint) } }),
      glyphMargin: { position: lane },
      stickiness: monaco.editor.TrackedRangeStickiness.NeverGrowsWhenTypingAtEdges,
    },
  };
}

function countMark(
  model: monaco.editor.ITextModel,
  { word }: { readonly word: EffectSpan },
  { times, entries }: Ran,
  words: (typeof stopWords)['ja'],
): Marks[number] {
  const numbers = entries.slice(0, MOST_NAMED).map((at) => (at < 0 ? words.inSetUp : String(at + 1)));
  const said = `${numbers.join(', ')}${entries.length > MOST_NAMED ? '…' : ''}`;
  return glyph(model, word, {
    name: `run-count run-count-${times > MOST ? 'many' : times}`,
    hint: words.ranTimes({ times, decisions: said }),
    lane: monaco.editor.GlyphMarginLane.Left,
  });
}

/** Wrapped lines are tinted in full, but have one ring. */
function hereMarks(model: monaco.editor.ITextModel, span: EffectSpan): Marks {
  const lane = monaco.editor.GlyphMarginLane.Right;
  return [
    { range: rangeOf(model, span), options: { isWholeLine: true, className: 'stop-here-line' } },
    glyph(model, span, { name: 'stop-here', hint: '', lane }),
  ];
}

function registerValues(): void {
  const changed = new monaco.Emitter<void>();
  playStore.subscribe(({ view }, before) => {
    if (view?.stopped !== before.view?.stopped) changed.fire();
  });
  monaco.languages.registerInlayHintsProvider('json', {
    onDidChangeInlayHints: changed.event,
    provideInlayHints(model, range) {
      const stopped = playStore.getState().view?.stopped ?? null;
      const values = new Map(stopped?.values.map(({ path, value }) => [path, value]));
      const spans = spansOf(values.keys(), {
        file: pathOf(model),
        text: model.getValue(),
        written: documentsOf(projectStore.getState().files),
      });
      const hints = spans.flatMap(({ way, word }) => {
        const position = model.getPositionAt(word.end);
        const label = `= ${values.get(way)}`;
        return range.containsPosition(position) ? [{ position, label, paddingLeft: true }] : [];
      });
      return { hints, dispose: () => undefined };
    },
  });
}

function quietly(work: () => void): () => void {
  let callOff = () => {};
  return () => {
    callOff();
    callOff = soon(work, QUIET);
  };
}
