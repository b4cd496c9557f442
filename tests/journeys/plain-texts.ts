/**
 * Most texts stand in their place on the one plain colour of what is around them, and whether they can be read is a sum. Only what
 * is more than that (pictures, see-through colours, things laid over one another, links in a sentence) is worth asking axe, which
 * draws up the whole page for each time that it is asked. What is not enough here is asked there too, so that axe says what is
 * wrong. Of the
 * page as it stands now it tells which texts are certainly easy to read. One of the tools.
 */
export function openPlainTexts(): (text: Element) => boolean {
  type Colour = [red: number, green: number, blue: number, alpha: number]
  type Place = { style: CSSStyleDeclaration; box: DOMRect; isDrawn: boolean }

  const readColour = (words: string): Colour | undefined => {
    const [, space = '', parts = ''] = /^(rgba?|color)\((?:srgb )?([^)]*)\)$/.exec(words) ?? []
    const [red, green, blue, alpha = 1] = parts.split(/[ ,/]+/).map(Number)
    const whole = space === 'color' ? 1 : 255
    if (red === undefined || green === undefined || blue === undefined) return undefined
    const colour: Colour = [red / whole, green / whole, blue / whole, alpha]
    return colour.every((part) => part >= 0 && part <= 1) ? colour : undefined
  }
  /** As the guidelines count it. */
  const brightness = (colour: Colour): number => {
    const [red, green, blue] = colour.map((part) =>
      part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
    ) as Colour
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const contrast = (one: Colour, other: Colour): number => {
    const [dark = 0, light = 0] = [brightness(one), brightness(other)].toSorted((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  }
  const meet = (one: DOMRect, other: DOMRect) =>
    one.left < other.right - 1 &&
    other.left < one.right - 1 &&
    one.top < other.bottom - 1 &&
    other.top < one.bottom - 1
  const holds = (outer: DOMRect, inner: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1
  const isOnlyItself = (style: CSSStyleDeclaration) =>
    style.opacity === '1' && style.filter === 'none' && style.mixBlendMode === 'normal'
  const isPlainInk = (style: CSSStyleDeclaration) =>
    style.textShadow === 'none' &&
    style.webkitTextFillColor === style.color &&
    style.webkitTextStrokeWidth === '0px'
  const enoughFor = ({ fontSize, fontWeight }: CSSStyleDeclaration): number => {
    const size = parseFloat(fontSize)
    return size >= 24 || (size >= 18.67 && Number(fontWeight) >= 700) ? 3 : 4.5
  }

  /** Drawn by nothing of its own and holding nothing: a place for what may come. */
  const isEmpty = (element: Element, style: CSSStyleDeclaration) =>
    element.childNodes.length === 0 &&
    style.backgroundImage === 'none' &&
    readColour(style.backgroundColor)?.[3] === 0 &&
    /^(div|section|span|output|p)$/.test(element.localName)

  const places = new Map<Element, Place>()
  const placeOf = (element: Element): Place => {
    const known = places.get(element)
    if (known) return known
    const [style, box] = [getComputedStyle(element), element.getBoundingClientRect()]
    const place = { style, box, isDrawn: box.width > 1 && box.height > 1 && !isEmpty(element, style) }
    places.set(element, place)
    return place
  }
  /** Whether what stands beside an element reaches to where the text is. What is fixed lies over any text that is scrolled below it. */
  const isReached = (text: Place, element: Element): boolean =>
    [...(element.parentElement?.children ?? [])].some((one) => {
      const { box, isDrawn, style } = placeOf(one)
      return one !== element && isDrawn && style.position !== 'fixed' && meet(box, text.box)
    })
  /** The nearest colour below a text that nothing shines through, if nothing else can be between the two. */
  const groundOf = (text: Element): Colour | undefined => {
    const place = placeOf(text)
    for (let at: Element | null = text; at; at = at.parentElement) {
      const { style, box } = placeOf(at)
      // The picture of a list that opens is its arrow.
      if (style.backgroundImage !== 'none' && at.localName !== 'select') return undefined
      const colour = readColour(style.backgroundColor)
      if (!colour || (colour[3] > 0 && colour[3] < 1)) return undefined
      if (colour[3] === 1) return at === document.body || holds(box, place.box) ? colour : undefined
      if (/^(absolute|fixed)$/.test(style.position) || isReached(place, at)) return undefined
    }
    return undefined
  }
  const isSolid = (text: Element): boolean => {
    for (let at: Element | null = text; at; at = at.parentElement)
      if (!isOnlyItself(placeOf(at).style)) return false
    return true
  }
  return (text) => {
    const { style, isDrawn } = placeOf(text)
    // Only spoken.
    if (!isDrawn) return true
    const isLinkInWords =
      text.localName === 'a' && style.display === 'inline' && style.textDecorationLine !== 'underline'
    if (isLinkInWords || !isPlainInk(style) || !isSolid(text)) return false
    const [ink, ground] = [readColour(style.color), groundOf(text)]
    return ink?.[3] === 1 && ground !== undefined && contrast(ink, ground) >= enoughFor(style)
  }
}
