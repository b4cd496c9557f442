type Rules = {
  createHTML?: (html: string) => string | null
  createScriptURL?: (address: string) => string | null
}

/**
 * As much of the browser's Trusted Types as is used: TypeScript does not know them yet, nor do older browsers. The
 * Content-Security-Policy names every policy that may be made.
 */
export type WithTrustedTypes = {
  trustedTypes?: { createPolicy(name: string, rules: Rules): { createHTML(html: string): TrustedHTML } }
}
