/**
 * What is pressed and may be too small or too near to something else: a target of 24 pixels or more that nothing else reaches is
 * certainly large enough, and only the others are worth asking axe. Two are the same that stand in the same place of the same part
 * with the same neighbours at the same distances. One of the tools.
 */
export function gatherDoubtfulTargets(part: string): Map<number, Element> {
  const ENOUGH = 24
  const ROLES =
    'button link checkbox radio switch tab menuitem menuitemcheckbox menuitemradio option slider combobox searchbox textbox spinbutton gridcell treeitem scrollbar'
  const PRESSED = `a[href],button,input:not([type=hidden]),select,textarea,summary,[contenteditable],${ROLES.split(
    ' ',
  )
    .map((role) => `[role=${role}]`)
    .join()}`
  const targets = [...document.querySelectorAll(PRESSED)]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  type Target = (typeof targets)[number]
  const reaches = (one: DOMRect, other: DOMRect, by: number) =>
    one.left < other.right + by &&
    other.left < one.right + by &&
    one.top < other.bottom + by &&
    other.top < one.bottom + by
  const near = ({ element, box }: Target, by: number) =>
    targets.filter((other) => other.element !== element && reaches(box, other.box, by))
  const isLarge = (target: Target) =>
    target.box.width >= ENOUGH && target.box.height >= ENOUGH && near(target, 0).length === 0
  const middleOf = (box: DOMRect) => [box.left + box.width / 2, box.top + box.height / 2] as const
  /** Around its middle it has a circle that is large enough, which meets nothing else and no circle of that. */
  const isApart = ({ element, box }: Target) => {
    const [x, y] = middleOf(box)
    return targets.every((other) => {
      if (other.element === element) return true
      const [otherX, otherY] = middleOf(other.box)
      const toEdge = Math.hypot(
        Math.max(other.box.left - x, 0, x - other.box.right),
        Math.max(other.box.top - y, 0, y - other.box.bottom),
      )
      return toEdge >= ENOUGH / 2 && Math.hypot(otherX - x, otherY - y) >= ENOUGH
    })
  }
  const isEnough = (target: Target) => isLarge(target) || isApart(target)
  const placeOf = (element: Element): string => {
    const above = element.parentElement
    const words = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
    const own = `${element.localName}.${element.getAttribute('class') ?? ''}${words ? ' with words' : ''}`
    return above && above !== document.body ? `${placeOf(above)} ${own}` : own
  }
  const lookOf = (target: Target): string => {
    const { element, box } = target
    const around = near(target, ENOUGH).map((other) => {
      const at = [
        other.box.left - box.left,
        other.box.top - box.top,
        other.box.right - box.left,
        other.box.bottom - box.top,
      ]
      return `${other.element.localName} ${at.map(Math.round).join()}`
    })
    const size = `${box.width.toFixed(1)} ${box.height.toFixed(1)}`
    return [placeOf(element), getComputedStyle(element).display, size, ...around].join('|')
  }
  const within = document.querySelector(part)
  return new Map(
    targets
      .filter((target) => within?.contains(target.element) && !isEnough(target))
      .map((target) => [tools.hashOf(lookOf(target)), target.element]),
  )
}
