const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)" nonce="[^"]+"\/>/g
const MODULE_SCRIPT = /<script nonce="([^"]+)" type="module" async="">([\s\S]*?)<\/script>/

/**
 * What a page says is painted before its script is fetched: on a slow line the two would share it, and until then
 * links and forms work as the browser does them. The script begins when the page has loaded, or at the first sign of a person.
 */
export function paintFirst(page: Buffer): Buffer<ArrayBuffer> {
  // Only what is written in ASCII is looked for and put in, so nothing needs to be decoded.
  return Buffer.from(withLateScript(page.toString('latin1')), 'latin1')
}

function withLateScript(html: string): string {
  const preloads: string[] = []
  const withoutPreloads = html.replace(MODULE_PRELOAD, (_link, href: string) => {
    preloads.push(href)
    return ''
  })
  return withoutPreloads.replace(
    MODULE_SCRIPT,
    (_script, nonce: string, code: string) =>
      `<script nonce="${nonce}" type="text/late-module">${code}</script>` +
      `<script nonce="${nonce}">(${beginLater})(${JSON.stringify(preloads)})</script>`,
  )
}

/** Runs in the browser, so it is written as text: the server's own functions are not what is sent. */
const beginLater = `preloads => {
  const { nonce, previousElementSibling: late } = document.currentScript
  const signs = ['pointerdown', 'keydown', 'focusin']
  const add = (tag, given, parent) => parent.append(Object.assign(document.createElement(tag), { nonce, ...given }))
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin, true)
    if (late.begun) return
    late.begun = true
    for (const href of preloads) add('link', { rel: 'modulepreload', href }, document.head)
    const policy = self.trustedTypes?.createPolicy('late-script', { createScript: code => code })
    const code = late.textContent
    add('script', { type: 'module', textContent: policy ? policy.createScript(code) : code }, document.head)
  }
  for (const sign of signs) addEventListener(sign, begin, true)
  addEventListener('load', () => requestAnimationFrame(() => setTimeout(begin)))
}`
