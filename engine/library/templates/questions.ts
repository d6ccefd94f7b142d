import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers, BeginningContext, Question } from '#engine/kernel/contract/template.ts';

export function nameQuestions(usual: Text, reading: string, { locale }: BeginningContext): readonly Question[] {
  const name: Question = {
    ...{ kind: 'text', id: 'name', usual: usual[locale] },
    ask: { ja: '何という名前ですか', en: 'What is it called?' },
  };
  if (locale !== 'ja') return [name];
  const read: Question = {
    ...{ kind: 'note', id: 'reading', usual: reading },
    ask: { ja: 'どう読みますか（かな）', en: 'How is it read (in kana)?' },
  };
  return [name, read];
}

/** Omits the default reading if the name was changed. */
export function readingOf(answers: Answers, usual: Text, reading: string): { readonly reading?: string } {
  const given = answers['reading'] ?? '';
  const isOfAnother = given === reading && answers['name'] !== usual.ja;
  return given === '' || isOfAnother ? {} : { reading: given };
}
