import { reading } from '#app/edge.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** Whatever is not in the route map: through a route of its own, so that the screen knows the marketplace it stands in. */
const nothingHere = reading(() => {
  throw new NotFound('There is no page at this address')
})

export const loader = nothingHere
export const action = nothingHere

export default function NotFoundPage() {
  return null
}
