/** What is to be seen while the page is looked at as a whole. One of the tools. */
export function rememberShown(): void {
  tools.shownBefore = new WeakSet(
    [...document.querySelectorAll('*')].filter((element) => element.checkVisibility()),
  )
}

/** Gathers whatever is to be seen now and was not then, each with all that is in it, and tells it apart by a hash. One of the tools. */
export function gatherNewlyShown(): Map<number, Element> {
  const before = tools.shownBefore
  const newlyShown = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      !before.has(element) &&
      element.checkVisibility() &&
      element.parentElement !== null &&
      (before.has(element.parentElement) || element.parentElement === document.body),
  )
  return new Map(newlyShown.map((element) => [tools.hashOf(element.outerHTML), element]))
}
