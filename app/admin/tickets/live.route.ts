import { reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { readJson } from '#app/forms/read-json.ts'
import { tellPresence } from '#domain/support/index.ts'
import { presenceInput } from '#domain/support/desk/input.ts'
import { openLocalLimit } from '#platform/limits/local-limit.ts'
import { readNumber } from './one/load-ticket.ts'

const fresh = { headers: { 'Cache-Control': 'no-store' } }
const countSign = openLocalLimit({ name: 'desk.signs', most: 120, everySeconds: 60 })

/** What an open ticket tells without anybody pressing anything: that somebody is here, or writes. */
export const action = machineEndpoint({ for: 'staff', needs: 'ticket.see-desk' }, async (edge) => {
  const number = readNumber(edge.params)
  countSign(edge.actor.id, edge.clock.now())
  const sent = presenceInput.safeParse(await readJson(edge.request)).data
  if (!sent) return Response.json({ error: 'This could not be read' }, { status: 400, ...fresh })
  await edge.transaction((tx) => tellPresence(tx, edge.actor, { number, does: sent.does }))
  return new Response(null, { status: 204 })
})

export const loader = reading(
  () => new Response('Signs are sent here by POST.\n', { status: 405, headers: { Allow: 'POST' } }),
)
