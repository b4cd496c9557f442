import { randomBytes } from 'node:crypto'

/** 128 random bits, of a fixed length and an alphabet that needs no escaping. */
export function makeNonce(): string {
  return randomBytes(16).toString('base64url')
}

/** Who may turn a string into script or HTML in the browser: `app/guard-strings.ts` and `app/html-policy.ts`, and the script that begins late. */
const POLICIES = ['default', 'articles', 'documents', 'kept-pages', 'late-script', 'posts']

/** `frames`: who may show the page in a frame. Nobody does, but for a look at a page from a page of our own. */
export function contentSecurityPolicy(nonce: string, frames: 'none' | 'self' = 'none'): string {
  return (
    `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self' 'nonce-${nonce}'; ` +
    `img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; ` +
    `manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors '${frames}'; ` +
    `require-trusted-types-for 'script'; trusted-types ${POLICIES.join(' ')}`
  )
}

/** For answers that are no page: nobody frames them. (What they may load stays open, since a service worker obeys its own file's.) */
export const NO_PAGE_POLICY = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Headers of every answer, whatever it is. */
export function commonSecurityHeaders(secure: boolean): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    [
      'Permissions-Policy',
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    ],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ...(secure
      ? [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains'] satisfies [string, string]]
      : []),
  ]
}
