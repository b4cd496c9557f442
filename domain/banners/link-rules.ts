/** A banner leads to a page of ours, or outside over TLS; nothing else is an address here. */
export type BannerLink = { to: string; host: string | null }

const HERE = 'https://here.invalid'
/** Signs that browsers pass over or read as a slash. */
const SLY = /[\s\\\p{C}]/u

/** Where a typed address leads, or nothing where it is none. */
export function readLink(typed: string): BannerLink | undefined {
  if (SLY.test(typed)) return undefined
  return typed.startsWith('/') ? insideLink(typed) : outsideLink(typed)
}

function insideLink(typed: string): BannerLink | undefined {
  if (!URL.canParse(typed, HERE)) return undefined
  const url = new URL(typed, HERE)
  // `/.//elsewhere` resolves to `//elsewhere`, which a browser reads as another host.
  if (url.origin !== HERE || url.pathname.startsWith('//')) return undefined
  return { to: url.pathname + url.search + url.hash, host: null }
}

function outsideLink(typed: string): BannerLink | undefined {
  if (!/^https:\/\/[^/]/i.test(typed) || !URL.canParse(typed)) return undefined
  const { href, host, username, password } = new URL(typed)
  if (username || password || !host.includes('.')) return undefined
  return { to: href, host }
}
