const REMEMBERED_MOST = 1_000

/** Tells whether something was asked for before, lately. */
export function openAskedAgain(): (key: string) => boolean {
  const lately = new Set<string>()
  return (key) => {
    const isAgain = lately.delete(key)
    lately.add(key)
    const [oldest] = lately
    if (lately.size > REMEMBERED_MOST && oldest !== undefined) lately.delete(oldest)
    return isAgain
  }
}
