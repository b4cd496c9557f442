/**
 * The frame of a page, as a number: which landmarks stand where, if the rest is certainly fine: headings that go down by one, landmarks
 * that can be told apart, parts that scroll and can be reached by keys, and nothing newly shown outside of a landmark. If it is not,
 * the whole page is told apart. One of the tools.
 */
export function gatherOutline(): Map<number, Element> {
  const FRAME = 'header,footer,main,[role=banner],[role=contentinfo],[role=main]'
  const NAMED =
    'nav,aside,section[aria-label],section[aria-labelledby],form[aria-label],form[aria-labelledby],[role=navigation],[role=complementary],[role=region],[role=search],[role=form],search'
  const REACHED = 'a[href],button,input,select,textarea,summary,iframe,[tabindex]'
  const shown = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility())
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
  const pathOf = (element: Element): string =>
    element.parentElement
      ? `${pathOf(element.parentElement)}>${element.localName}${element.role ?? ''}`
      : element.localName

  const levels = shown('h1,h2,h3,h4,h5,h6').map(({ localName }) => Number(localName[1]))
  const goDown =
    levels.includes(1) &&
    shown('[role=heading]').length === 0 &&
    levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1)
  const names = shown(NAMED).map(
    (element) => `${element.role ?? element.localName} ${nameOf(element).trim()}`,
  )
  const areTold = new Set(names).size === names.length
  const scrolls = ({ overflowX, overflowY }: CSSStyleDeclaration) =>
    /auto|scroll/.test(`${overflowX} ${overflowY}`)
  const areReached = shown('body *')
    .filter(
      (element) =>
        (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
        scrolls(getComputedStyle(element)),
    )
    .every(
      (element) =>
        element.tabIndex >= 0 ||
        [...element.querySelectorAll<HTMLElement>(REACHED)].some(
          (one) => one.tabIndex >= 0 && one.checkVisibility(),
        ),
    )
  const before = tools.shownBefore
  const areWithin = shown('body *').every(
    (element) => before.has(element) || element.closest(`${FRAME},${NAMED},dialog,[role=dialog]`) !== null,
  )
  const isFine = goDown && areTold && areReached && areWithin
  const frame = isFine ? shown(FRAME).map(pathOf).join() : document.body.outerHTML
  return new Map([[tools.hashOf(frame), document.documentElement]])
}
