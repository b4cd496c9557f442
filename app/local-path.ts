/** Where to go next, if it is an address of ours; anything that could lead elsewhere becomes the home page. */
export function localPath(given: unknown): string {
  if (typeof given !== 'string' || !given.startsWith('/')) return '/'
  try {
    const here = 'http://here.invalid'
    const url = new URL(given, here)
    // `/.//elsewhere` resolves to `//elsewhere`, which a browser reads as another host.
    const isHere = url.origin === here && !url.pathname.startsWith('//')
    return isHere ? url.pathname + url.search + url.hash : '/'
  } catch {
    return '/'
  }
}
