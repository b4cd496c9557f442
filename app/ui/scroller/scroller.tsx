import { useEffect, useRef, useState, type ReactNode } from 'react'

type ScrollerProps = {
  /** What is in it, read out when the keys reach it. */
  label: string
  className?: string | undefined
  children: ReactNode
}

/** Whatever may be larger than its place scrolls in a box of its own, so that the page never does. */
export function Scroller({ label, className, children }: ScrollerProps) {
  const box = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(box)
  return (
    <div
      ref={box}
      className={className ? `scroll ${className}` : 'scroll'}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keys.
      tabIndex={overflows ? 0 : undefined}
    >
      {children}
    </div>
  )
}

/** Keys must reach what scrolls; what fits is no stop for them. Before it is measured it is taken to scroll. */
function useOverflow(box: { readonly current: HTMLElement | null }): boolean {
  const [overflows, setOverflows] = useState(true)
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watch = new ResizeObserver(() =>
      setOverflows(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight + 1,
      ),
    )
    for (const one of [element, ...element.children]) watch.observe(one)
    return () => watch.disconnect()
  }, [box])
  return overflows
}
