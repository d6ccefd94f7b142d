import type { LabFindings } from '#api/studio/lab-calls.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { Difference } from './difference.tsx';
import { rangeOf } from './numbers.ts';
import { type Cell, Panel } from './panel.tsx';
import { PathLink } from './path-link.tsx';

/** Choices that are offered and not made, and what making them once does. */
export function DeadChoices({ results: { report, choices } }: { readonly results: LabFindings }) {
  const words = useWords(balanceWords);
  const locale = useLocale();
  const rows = report.deadChoices.map(({ choice, offered, taken, forced }): readonly Cell[] => {
    const said = choices[choice]?.[locale] ?? choice;
    // The part of a piece is none of its text
    const piece = choice.split(' ')[1]?.split('/')[0];
    return [
      piece === undefined ? said : { text: choice, drawn: <PathLink path={piece}>{said}</PathLink> },
      `${taken}/${offered}`,
      forced === null
        ? words.notForced
        : {
            text: (forced.difference.value * 100).toFixed(1),
            drawn: (
              <Difference {...{ value: forced.difference.value, verdict: forced.effect, isClear: forced.isClear }} />
            ),
          },
      forced === null ? '' : rangeOf(forced.difference.interval),
    ];
  });
  return (
    <Panel
      title={words.deadChoices}
      help={words.deadChoicesHelp}
      columns={[words.choice, words.takenOf, words.ifForced, words.interval]}
      rows={rows}
      empty={words.noDeadChoices}
    />
  );
}
