import { createHash } from 'node:crypto';

/** How a policy allows what stands in the document with exactly this text. */
export const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What stands in the document itself; each is allowed by the hash of its exact bytes, and nothing else inline. */
interface Inline {
  scripts?: readonly string[];
  /** Sources of scripts whose hash is known. */
  sources?: readonly string[];
  /** Sources of styles. */
  styles?: readonly string[];
}

const allow = (...sources: string[]) => sources.filter(Boolean).join(' ');

/**
 * Headers of a page.
 * @param apiOrigin empty where this server passes calls on to the API
 */
export function pageHeaders(
  { scripts = [], sources = [], styles = [] }: Inline,
  apiOrigin: string,
): Record<string, string> {
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...sources, ...scripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    allow("img-src 'self'", apiOrigin, 'data: blob:'),
    "font-src 'self'",
    allow("connect-src 'self'", apiOrigin),
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types html release-set',
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'integrity-policy': 'blocked-destinations=(script)',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}
