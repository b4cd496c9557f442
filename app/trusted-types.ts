/** As much of the browser's Trusted Types as is used; TypeScript does not know them yet, nor do older browsers. */
type Rules = {
  createHTML?: (html: string) => string | null
  createScriptURL?: (address: string) => string | null
}
type TrustedTypes = { createPolicy(name: string, rules: Rules): { createHTML(html: string): TrustedHTML } }

/** The Content-Security-Policy names every policy that may be made of it. */
export const trustedTypes = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes
