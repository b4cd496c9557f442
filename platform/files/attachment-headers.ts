import { fileNameFor } from './file-name.ts'
import { BYTES, KINDS, TEXT } from './upload-kinds.ts'

/**
 * Headers for a file from a person: always a download, never guessed at, and powerless should a browser show it anyway.
 * Its name is judged once more, for what was kept under rules of another day. It is written twice as RFC 6266 has it, in
 * ASCII for old programs and in full.
 */
export function attachmentHeaders(given: string, contentType: string): Record<string, string> {
  const kind = contentType === TEXT.contentType ? TEXT : (KINDS.get(contentType) ?? BYTES)
  const name = fileNameFor(given, kind)
  return {
    'Content-Type': kind.contentType,
    'Content-Disposition': `attachment; filename="${asciiName(name)}"; filename*=UTF-8''${encodedName(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
  }
}

function asciiName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]/gu, '_')
    .replace(/["\\%]/g, '_')
}

/** Percent-encoding as RFC 8187 wants it, stricter than a URL's. */
function encodedName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
