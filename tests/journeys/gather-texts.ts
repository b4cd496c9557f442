/**
 * Everything in a part of the page that shows words, and for each what it looks like, as a number. Two look the same that stand in
 * the same place of the same part (the tags and classes above them), in the same colours and sizes, on the same backgrounds; over
 * pictures also at the same width of the window. One of each is gathered, but for those that are plainly easy to read. One of the tools.
 */
export function gatherTexts(part: string): Map<number, Element> {
  const CLEAR = 'rgba(0, 0, 0, 0)'
  const known = new Map<Element, string>()
  /** The place of an element and all that it stands on. */
  const groundOf = (element: Element): string => {
    const before = known.get(element)
    if (before !== undefined) return before
    const style = getComputedStyle(element)
    const ground = [
      element.parentElement ? groundOf(element.parentElement) : '',
      `${element.localName}.${element.getAttribute('class') ?? ''}`,
      style.backgroundColor === CLEAR ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : `image at ${window.innerWidth}`,
      style.opacity === '1' ? '' : style.opacity,
    ].join('|')
    known.set(element, ground)
    return ground
  }
  const lookOf = (element: Element): string => {
    const { color, fontSize, fontWeight, textDecorationLine, textShadow } = getComputedStyle(element)
    const states = [...element.attributes]
      .map(({ name, value }) => `${name}=${value}`)
      .filter((attribute) => /^(aria-|data-|disabled|readonly)/.test(attribute))
    return [groundOf(element), color, fontSize, fontWeight, textDecorationLine, textShadow, ...states].join(
      '|',
    )
  }
  const showsWords = (element: Element) =>
    /^(input|textarea|select)$/.test(element.localName) ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const within = document.querySelector(part)
  const texts = within ? [within, ...within.querySelectorAll('*')].filter(showsWords) : []
  const looks = new Map<number, Element>()
  const isPlain = tools.openPlainTexts()
  for (const element of texts)
    if (element.checkVisibility() && !isPlain(element)) looks.set(tools.hashOf(lookOf(element)), element)
  return looks
}
