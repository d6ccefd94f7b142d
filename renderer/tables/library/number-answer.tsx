import { NumberForm, type NumberFormProps } from './number-form.tsx';
import { useTable } from './table-context.ts';

/** On the table. */
export function NumberAnswer(props: Omit<NumberFormProps, 'busy' | 'onAct' | 'words'>) {
  const { busy, onAct, words } = useTable();
  return <NumberForm {...props} {...{ busy, onAct, words }} />;
}
