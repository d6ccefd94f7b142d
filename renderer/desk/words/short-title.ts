/** Of a title of a format, up to where it goes on to explain. */
export function shortTitle(said: string): string {
  return (said.split(/[：:。.（(]/, 1)[0] as string).trim();
}
