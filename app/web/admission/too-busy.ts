import { PLAIN_PAGE_HEADERS, plainHtml } from '#app/web/plain-page.ts'

/** What whoever is too many is told: in plain words, and made once, since it must cost nearly nothing. */
export const TOO_BUSY = {
  status: 503,
  html: plainHtml(
    503,
    'More people are here than we can serve at this moment. Please come back in a few seconds.',
  ),
  headers: { ...PLAIN_PAGE_HEADERS, 'Retry-After': '3' },
}
