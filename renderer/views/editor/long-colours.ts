import { TokenizerSyntaxTokenBackend } from 'monaco-editor/editor/common/model/tokens/tokenizerSyntaxTokenBackend';
import { LineTokens } from 'monaco-editor/editor/common/tokens/lineTokens';

// The colours of long JSON. The editor colours a text from its first line to its last and holds what it found of each, since
// a line may mean something else after another. In JSON no text goes over the end of a line: each is coloured by itself.

/** From how many lines on only what is seen is coloured, and its brackets are not coloured by pairs. */
const LONG = 20_000;

/** What a line begins in, after whichever other: of a long JSON nothing is remembered for it. */
class SameForAll {
  private readonly state: object;

  constructor(state: object) {
    this.state = state;
  }

  getStartState(): object {
    return this.state;
  }
  getEndState(): object {
    return this.state;
  }
  setEndState(): boolean {
    return false;
  }
  acceptChange(): void {}
  acceptChanges(): void {}
  invalidateEndStateRange(): void {}
  getFirstInvalidEndStateLineNumber(): null {
    return null;
  }
  getFirstInvalidEndStateLineNumberOrMax(): number {
    return Number.MAX_SAFE_INTEGER;
  }
  allStatesValid(): boolean {
    return true;
  }
  getFirstInvalidLine(): null {
    return null;
  }
}

/** From now on long JSON is coloured where it is seen, and nothing is held of its lines. To be called before any text. */
export function colourLongJsonBySight(): void {
  const { prototype } = TokenizerSyntaxTokenBackend;
  const { todo_resetTokenization: begin, getLineTokens: held } = prototype;
  prototype.todo_resetTokenization = function (isTold) {
    begin.call(this, isTold);
    const { _tokenizer: tokenizer, _textModel: model } = this;
    if (tokenizer === null || this.getLanguageId() !== 'json' || model.getLineCount() < LONG) return;
    tokenizer.store = new SameForAll(tokenizer.initialState);
    // Pairs of brackets would be a tree over all of the text
    Object.defineProperty(model.bracketPairs, 'canBuildAST', { value: false, configurable: true });
  };
  prototype.getLineTokens = function (line) {
    const { _tokenizer: tokenizer, _textModel: model } = this;
    const text = model.getLineContent(line);
    if (!(tokenizer?.store instanceof SameForAll) || text === '') return held.call(this, line);
    const { tokens } = tokenizer.tokenizationSupport.tokenizeEncoded(text, true, tokenizer.initialState.clone());
    LineTokens.convertToEndOffset(tokens, text.length);
    return new LineTokens(tokens, text, this._languageIdCodec);
  };
}
