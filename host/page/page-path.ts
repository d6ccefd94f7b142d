// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const NEVER_IN_A_PATH = /[\u0000-\u001f\u007f\\%]/;

/**
 * The path of a request, decoded once. Null for absolute addresses, `..`, backslashes, control characters and double
 * encoding.
 */
export function decodePath(requestTarget: string): string | null {
  if (!requestTarget.startsWith('/') || requestTarget.startsWith('//')) return null;
  const raw = requestTarget.split('?', 1)[0] as string;
  const decoded = tryDecode(raw);
  if (decoded === null || NEVER_IN_A_PATH.test(decoded)) return null;
  const climbs = decoded.split('/').some((segment) => segment === '.' || segment === '..');
  return climbs ? null : decoded;
}

function tryDecode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
