declare global {
  interface Window {
    /** What was to be seen when the page was last looked at as a whole. */
    shownBefore?: WeakSet<Element>
  }
}

/** Runs in the page. */
export function rememberShown(): void {
  window.shownBefore = new WeakSet(
    [...document.querySelectorAll('*')].filter((element) => element.checkVisibility()),
  )
}

/** Gathers whatever is to be seen now and was not then, each with all that is in it, and tells it apart by a hash. Runs in the page. */
export function gatherNewlyShown(): Map<number, Element> {
  const before = window.shownBefore ?? new WeakSet()
  const newlyShown = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !before.has(element) &&
      element.checkVisibility() &&
      element.parentElement !== null &&
      (before.has(element.parentElement) || element.parentElement === document.body),
  )
  return new Map(newlyShown.map((element) => [window.hashOf?.(element.outerHTML) ?? 0, element]))
}
