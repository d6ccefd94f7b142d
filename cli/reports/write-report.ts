import path from 'node:path';
import { replaceFile } from '#host/files/write-files.ts';
import { printDocument } from '#host/print/print-document.ts';
import { type ArgumentFault, fault, wrongValue } from '../arguments/argument-faults.ts';
import type { CommandContext, ExitCode } from '../arguments/command.ts';
import { reportUndrawn } from '../faults/draw-faults.ts';
import { reportFailure } from '../output/tell-problems.ts';
import { optionValue } from '../words/cli-text.ts';
import { markdownReport, pageReport, pictureOfChart, type ReportToWrite } from './report-file.ts';

export const reportUsage = '[--report FILE.md|FILE.html|FILE.pdf]';
export const isReportName = (file: string): boolean => /\.(?:md|html?|pdf)$/i.test(file);
export const wrongReportName = (file: string): ArgumentFault =>
  wrongValue('--report', file, optionValue('nameEnding', { ending: '.html, .md, .pdf' }));

/** Charts of Markdown are files next to it. Null: all is written. */
export async function writeReport(
  file: string,
  report: ReportToWrite,
  context: CommandContext,
): Promise<ExitCode | null> {
  const { name, ext, base, dir } = path.parse(file);
  const write = (to: string, content: Buffer | string) =>
    replaceFile(path.resolve(context.folder, dir, to), Buffer.from(content), null);
  try {
    switch (ext.toLowerCase()) {
      case '.md': {
        const pictures = report.charts.map((_, i) => `${name}-${i + 1}.svg`);
        for (const [i, chart] of report.charts.entries()) await write(pictures[i] as string, pictureOfChart(chart));
        await write(base, markdownReport(report, pictures));
        return null;
      }
      case '.pdf': {
        const printed = await printDocument(pageReport(report), context.stop());
        if ('kind' in printed) return reportUndrawn(context, printed);
        await write(base, printed);
        return null;
      }
      default:
        await write(base, pageReport(report));
        return null;
    }
  } catch {
    return reportFailure(context, fault('notWritten', { file }));
  }
}
