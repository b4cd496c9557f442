/** Gathered until the page is left or nothing new has come for so long. */
const QUIET_MS = 1_500
/** A card counts when half of it is in view. */
const IN_VIEW = 0.5
const MOST_AT_ONCE = 100

type Said = { shown: Set<string>; viewed: Set<string>; banners: Set<string> }

const nothing = (): Said => ({ shown: new Set(), viewed: new Set(), banners: new Set() })

/**
 * Tells the server what came before the visitor's eyes: cards (`data-shown`) and banners (`data-banner`) once they are in view, and
 * the service whose page this is (`data-viewed`). Each is told once while the page lives; the server counts it once a day.
 */
export function watchSeen(): void {
  const told = nothing()
  let toTell = nothing()
  let timer = 0

  const send = () => {
    window.clearTimeout(timer)
    const { shown, viewed, banners } = toTell
    if (shown.size + viewed.size + banners.size === 0) return
    toTell = nothing()
    const said = { shown: [...shown], viewed: [...viewed], banners: [...banners].map(Number) }
    navigator.sendBeacon('/seen', JSON.stringify(said))
  }
  const tell = (kind: keyof Said, id: string | undefined) => {
    if (!id || told[kind].has(id)) return
    told[kind].add(id)
    toTell[kind].add(id)
    window.clearTimeout(timer)
    if (toTell[kind].size >= MOST_AT_ONCE) send()
    else timer = window.setTimeout(send, QUIET_MS)
  }

  const inView = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) {
          const { shown, banner } = (target as HTMLElement).dataset
          tell('shown', shown)
          tell('banners', banner)
        }
    },
    { threshold: IN_VIEW },
  )
  const look = () => {
    for (const card of document.querySelectorAll('[data-shown], [data-banner]')) inView.observe(card)
    for (const page of document.querySelectorAll<HTMLElement>('[data-viewed]'))
      tell('viewed', page.dataset['viewed'])
  }

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send()
  })
  // Pages change without being loaded anew, and lists grow.
  const changes = new MutationObserver(() => window.requestAnimationFrame(look))
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-shown', 'data-viewed', 'data-banner'],
  })
  look()
}
