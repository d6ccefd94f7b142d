// The packages' own types need Node, which this room has not.
declare module 'csv-parse/browser/esm/sync' {
  export function parse(
    text: string,
    options: {
      readonly bom?: boolean;
      readonly delimiter?: string;
      readonly relax_column_count?: boolean;
      readonly relax_quotes?: boolean;
      readonly skip_empty_lines?: boolean;
      readonly max_record_size?: number;
    },
  ): string[][];
}
declare module 'csv-stringify/browser/esm/sync' {
  export function stringify(
    records: readonly (readonly string[])[],
    options: {
      readonly bom?: boolean;
      readonly delimiter?: string;
      readonly record_delimiter?: string;
      readonly quoted_match?: RegExp;
    },
  ): string;
}
