import { escapeText, plainDocument } from './plain-document.ts'
import { applicationErrorSentence, type Side } from './sentence.ts'

type ErrorPage = {
  host: string
  side: Side
  digest?: string | undefined
  homeHref: string
  nonce?: string | undefined
}

/** The generic error screen as a whole document. */
export function errorPage({ host, side, digest, homeHref, nonce }: ErrorPage): string {
  const body = [
    `<p>${escapeText(applicationErrorSentence(side, host))}</p>`,
    ...(digest ? [`<p class="fine">Digest: ${escapeText(digest)}</p>`] : []),
    `<p class="row"><a class="main" href="">Try again</a> <a href="${escapeText(homeHref)}">Go home</a></p>`,
  ]
  return plainDocument({
    title: 'Application error',
    heading: 'Something went wrong',
    body: body.join('\n'),
    nonce,
  })
}
