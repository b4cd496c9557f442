/** Whether a page stands at an address or, unless it must be exactly there, below it. */
export function isAt(pathname: string, to: string, exactly: boolean): boolean {
  const place = to.replace(/[?#].*$/, '')
  if (pathname === place) return true
  return !exactly && place !== '/' && pathname.startsWith(`${place}/`)
}
