import { useMemo, useState } from 'react';
import { fitness, sought } from '#renderer/desk/sought/match.ts';
import { helpWords } from '#renderer/desk/words/generated/help-words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { useLastAnswer } from '#renderer/kit/asking/use-answer.ts';
import { SearchField } from '#renderer/kit/controls/search-field.tsx';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';

export function RulesPage() {
  const words = useWords(helpWords);
  const locale = useLocale();
  const rules = useLastAnswer([locale], () => authoring().call('rules', { locale }));
  const [query, setQuery] = useState('');
  const named = useMemo(
    () => (rules ?? []).map((rule) => ({ rule, names: [rule.id, rule.text].map(sought) })),
    [rules],
  );
  const found = query.trim() === '' ? named : named.filter(({ names }) => fitness(query, names) !== null);
  if (rules === undefined) return <p>{words.loading}</p>;
  if (rules.length === 0) return <p>{words.noRules}</p>;
  return (
    <>
      <div className="row">
        <SearchField className="grow" label={words.soughtRule} value={query} onChange={setQuery} />
        <output>
          {words.rulesFound({ count: found.length === rules.length ? null : found.length, of: rules.length })}
        </output>
      </div>
      {found.length === 0 && <p>{words.noRuleFits}</p>}
      <dl className="help-rules">
        {found.map(({ rule: { id, text, page, ours } }) => (
          <div key={id} className="help-rule">
            <dt className="code">{id}</dt>
            <dd>
              {text} {page !== '' && <span className="muted text-12">{words.page({ page })}</span>}
              {ours !== '' && <p className="muted text-12">{words.ours({ ruling: ours })}</p>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
