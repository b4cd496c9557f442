import { reading, type Edge } from '#app/edge.ts'
import { seeBanners } from '#app/shared/banners/see-banners.ts'
import { countableVisitor } from '#app/shared/seen/countable-visitor.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { openOwnCount } from '#platform/limits/own-count.ts'

/** A person opens a few pages a minute. */
const mayAsk = openOwnCount(60)

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const NUMBER = /^[1-9]\d{0,8}$/
/** One dot that nobody sees. */
const DOT = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/**
 * GET /seen/posts/{id}, /seen/banners/{number}: a picture that nobody sees, in a page that may be shared by all. That a browser asks for it says that
 * the page was opened, without any script. It keeps it until the day of the count is over, so it asks once a day; whoever blocks it is
 * not counted. The answer is the same whether or not there is such a post.
 */
export const loader = reading((edge) => {
  const { kind, id = '' } = edge.params
  if (kind !== 'posts' && kind !== 'banners') throw new NotFound('There is no such picture')
  const headers = isAPage(edge) && mayAsk(edge.page.address, edge.clock.now()) ? note(edge, kind, id) : {}
  return new Response(DOT, {
    headers: { 'Cache-Control': untilTomorrow(edge), ...headers, 'Content-Type': 'image/gif' },
  })
})

function note(edge: Edge, kind: 'posts' | 'banners', id: string): Record<string, string> {
  if (kind === 'posts' && ID.test(id)) {
    const who = countableVisitor(edge)
    if (who) edge.postReads.note({ postId: id, visitor: who.visitor, at: edge.clock.now() })
  }
  if (kind === 'banners' && NUMBER.test(id) && countableVisitor(edge)) return seeBanner(edge, Number(id))
  return {}
}

/** What is shown only so often has to be counted each time. */
function seeBanner(edge: Edge, number: number): Record<string, string> {
  const isCapped = edge.banners.current().some((one) => one.number === number && one.mostADay !== null)
  return { ...seeBanners(edge, [number]), ...(isCapped ? { 'Cache-Control': 'no-store' } : {}) }
}

/** Pages of others could ask for it too: browsers say so, where they are not very old. */
function isAPage({ request }: Edge): boolean {
  return (request.headers.get('Sec-Fetch-Site') ?? 'same-origin') === 'same-origin'
}

function untilTomorrow({ clock }: Edge): string {
  return `private, max-age=${Math.ceil((DAY_MS - (clock.now().getTime() % DAY_MS)) / 1_000)}`
}
