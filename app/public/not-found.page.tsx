import { acting, reading } from '#app/edge.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** Whatever is not in the route map: through a route of its own, so that the screen knows the marketplace it stands in. */
export const loader = reading(() => {
  throw new NotFound('There is no page at this address')
})

export const action = acting(async () => {
  throw new NotFound('There is no page at this address')
})

export default function NotFoundPage() {
  return null
}
