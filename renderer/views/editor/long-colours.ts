import { TokenizerSyntaxTokenBackend } from 'monaco-editor/editor/common/model/tokens/tokenizerSyntaxTokenBackend';
import { LineTokens } from 'monaco-editor/editor/common/tokens/lineTokens';

// Monaco tokenizes from the first line on and stores each line's end state. In JSON no token spans lines, so each line
// of a long text is coloured on its own.

/** From this many lines on, only visible lines are coloured, and bracket pairs are not. */
const LONG = 20_000;

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

/** Must be called before any model is created. */
export function colourVisibleLinesOnly(): void {
  const { prototype } = TokenizerSyntaxTokenBackend;
  const { todo_resetTokenization: begin, getLineTokens: held } = prototype;
  prototype.todo_resetTokenization = function (isTold) {
    begin.call(this, isTold);
    const { _tokenizer: tokenizer, _textModel: model } = this;
    if (tokenizer === null || this.getLanguageId() !== 'json' || model.getLineCount() < LONG) return;
    tokenizer.store = new SameForAll(tokenizer.initialState);
    // Bracket pairs would need a tree over the whole text
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
