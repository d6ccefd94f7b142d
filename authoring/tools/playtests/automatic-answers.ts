import { outlineOf } from '#authoring/text/messages/template.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/contract/system.ts';
import { nameOption } from '#engine/kernel/naming/naming.ts';
import type { PlayObserver } from '#engine/kernel/observers/observer.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** A decision that was answered automatically, as it had one legal answer. */
interface TakenAlone {
  readonly step: string;
  readonly words: readonly string[];
  readonly answer: JsonObject;
}

const listeners = new WeakMap<Session, TakenAlone[]>();

/** Records automatic answers; `of` starts recording for an open session. */
export function recordAutomaticAnswers(): { readonly watch: PlayObserver; of(session: Session): Session } {
  const taken: TakenAlone[] = [];
  let heard: Session | null = null;
  const watch: PlayObserver = {
    // Only those since the last entry matter to the next step
    entry: () => taken.splice(0),
    step: () => undefined,
    entering: () => undefined,
    taken: (option, stack) => {
      const { top } = stack;
      if (heard === null || top === undefined || heard.options().includes(option)) return;
      const choose = top.procedure.steps[top.step];
      if (choose?.kind !== 'choose') return;
      taken.push({
        step: `${top.procedure.id}/${top.procedure.names[top.step]}`,
        words: Object.entries(choose.offers).map(([name, offer]) => offer.do ?? name),
        answer: nameOption(heard.system.names, heard.game, option),
      });
    },
  };
  const of = (session: Session): Session => {
    heard = session;
    listeners.set(session, taken);
    return session;
  };
  return { watch, of };
}

/** Empty if it was not answered automatically. */
export function answeredBefore(session: Session, word: unknown): Text {
  const found = (listeners.get(session) ?? []).findLast(({ words }) => words.includes(String(word)));
  if (found === undefined) return { ja: '', en: '' };
  const { step, answer } = found;
  const prompt = session.system.words.prompts[step] ?? { ja: step, en: step };
  const given = JSON.stringify(answer);
  return {
    ja: `その前の判断（${step}：${plain(prompt.ja)}）は、できる答えが1つだけなので、自動で${given}と答えました。`,
    en: ` The previous decision (${step}: ${plain(prompt.en)}) had only one legal answer, which was taken automatically: ${given}.`,
  };
}

const plain = (sentence: string) => outlineOf(sentence, (field) => field);
