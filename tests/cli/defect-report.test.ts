import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { sayDefect, writeDefectReport } from '../../cli/defect-report.ts';

it('an internal error is recorded outside the project, and the location is printed', () => {
  const error = new Error('the unexpected');
  const file = writeDefectReport(error, ['check', 'somewhere'], '1.2.3') ?? '';
  const report = readFileSync(file, 'utf8');
  expect(report).toContain('studio 1.2.3');
  expect(report).toContain('studio check somewhere');
  expect(report).toContain('the unexpected');
  expect(report).toContain('defect-report.test.ts');
  for (const sentence of Object.values(sayDefect(file, error))) expect(sentence).toContain(file);
  for (const sentence of Object.values(sayDefect(null, error))) expect(sentence).toContain('the unexpected');
  rmSync(path.dirname(file), { recursive: true });
});
