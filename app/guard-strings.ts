import type { WithTrustedTypes } from './trusted-types.ts'

/** How React makes an element for a script that is not to run: the words for search engines. */
const EMPTY_SCRIPT = '<script></script>'

/** What libraries may hand to the browser as a string: text without a tag, an empty script, the one worker. */
export function guardStrings(): void {
  ;(window as WithTrustedTypes).trustedTypes?.createPolicy('default', {
    createHTML: (html) => (html.includes('<') && html !== EMPTY_SCRIPT ? null : html),
    createScriptURL: (address) => (address === '/sw.js' ? address : null),
  })
}
