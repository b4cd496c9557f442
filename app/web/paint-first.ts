const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]+)" nonce="[^"]+"\/>/g
const MODULE_SCRIPT = /<script nonce="([^"]+)" type="module" async="">([\s\S]*?)<\/script>/
const IS_MODULE = ' type="module" async="">'
const SCRIPT_END = '</script>'
const HEAD_END = '</head>'

/**
 * What a page says is painted before its script is fetched: on a slow line the two would share it, and until then
 * links and forms work as the browser does them. The script begins when the page has loaded, or at the first sign of a person.
 */
export function paintFirst(page: Buffer): Buffer<ArrayBuffer> {
  const { start, end } = placeOfScript(page)
  const head = page.subarray(0, Math.min(start, page.indexOf(HEAD_END) + HEAD_END.length))
  const { preloads, without } = withoutPreloads(head.toString('latin1'))
  const late = withLateScript(page.toString('latin1', start, end), preloads)
  // Only what is written in ASCII is looked for and put in, so nothing needs to be decoded; what is between is not touched.
  return Buffer.concat([
    Buffer.from(without, 'latin1'),
    page.subarray(head.length, start),
    Buffer.from(late, 'latin1'),
    page.subarray(end),
  ])
}

/** Nowhere but at its end in a page that has none. */
function placeOfScript(page: Buffer): { start: number; end: number } {
  const inside = page.indexOf(IS_MODULE)
  const start = inside < 0 ? -1 : page.lastIndexOf('<script', inside)
  const end = inside < 0 ? -1 : page.indexOf(SCRIPT_END, inside)
  if (start < 0 || end < 0) return { start: page.length, end: page.length }
  return { start, end: end + SCRIPT_END.length }
}

function withoutPreloads(head: string): { preloads: string[]; without: string } {
  const preloads: string[] = []
  const without = head.replace(MODULE_PRELOAD, (_link, href: string) => {
    preloads.push(href)
    return ''
  })
  return { preloads, without }
}

const withLateScript = (script: string, preloads: readonly string[]): string =>
  script.replace(
    MODULE_SCRIPT,
    (_script, nonce: string, code: string) =>
      `<script nonce="${nonce}" type="text/late-module">${code}</script>` +
      `<script nonce="${nonce}">(${beginLater})(${JSON.stringify(preloads)})</script>`,
  )

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
