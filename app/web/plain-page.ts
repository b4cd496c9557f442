/** Headers of an answer that shows nothing but words. */
export const PLAIN_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'Cache-Control': 'no-store',
}

/** An answer for requests so wrong that no page was ever asked for: short, readable, and made without any data. */
export function plainPage(status: number, message: string): Response {
  return new Response(plainHtml(status, message), { status, headers: PLAIN_PAGE_HEADERS })
}

export function plainHtml(status: number, message: string): string {
  const escaped = message.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${status}</title><h1>${status}</h1><p>${escaped}</p><p><a href="/">Go home</a></p></html>`
}
