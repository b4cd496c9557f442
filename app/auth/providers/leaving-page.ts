import { escapeText, plainDocument } from '#app/errors/plain-document.ts'

/**
 * A page that leaves for the provider at once. The form's own answer may not lead there: the policy lets forms go
 * only to this site, and browsers hold redirects to it too.
 */
export function leavingPage({ name, url, nonce }: { name: string; url: URL; nonce: string }): string {
  const [to, where] = [escapeText(url.href), escapeText(name)]
  return plainDocument({
    title: `Going to ${name}`,
    heading: `Going to ${name}`,
    head: `<meta http-equiv="refresh" content="0;url=${to}">\n`,
    body: `<p>You sign in there and come back here.</p>
<p class="row"><a class="main" href="${to}" rel="noreferrer">Continue to ${where}</a></p>`,
    nonce,
  })
}
