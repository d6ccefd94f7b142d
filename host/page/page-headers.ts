/**
 * What the page may do. Styles need 'unsafe-inline' because the editor writes style elements and attributes, and pictures
 * need data: for its wavy lines; scripts come from our own files only, and nothing is ever compiled from text.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** On every answer, whatever it is. There is no Access-Control-Allow-Origin on any of them. */
export const alwaysSent: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  // Opener and embedder together give the page a process of its own, and with it memory that its workers can share.
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};
