import { z } from 'zod'
import { memberOnly, reading } from '#app/edge.ts'
import { machineEndpoint } from '#app/forms/machine-endpoint.ts'
import { readJson } from '#app/forms/read-json.ts'
import { keepDraft, markRead, readMessages, tellTyping } from '#domain/messages/index.ts'
import { draftInput, readInput } from '#domain/messages/input.ts'
import { openLocalLimit } from '#platform/limits/local-limit.ts'
import { numberIn } from '#app/shared/messages/number-in.ts'
import { nameSides, showMessages } from '#app/shared/messages/show-messages.server.ts'
import { findReadMark, lookerOf } from './load-thread.server.ts'
import { openConversation } from './open-conversation.ts'

const fresh = { headers: { 'Cache-Control': 'no-store' } }

/** What changed in a conversation after the last change that a page has: new words, and old ones that became others. */
export const loader = reading(
  memberOnly(async (edge) => {
    const { conversation } = await openConversation(edge)
    const after = numberIn(edge.url.searchParams.get('after')) ?? 0
    const { messages, hasMore } = await readMessages(edge.db, conversation.id, { after })
    return Response.json(
      {
        messages: await showMessages(lookerOf(edge), messages, await nameSides(edge.db, conversation)),
        hasMore,
        read: await findReadMark(edge, conversation),
      },
      fresh,
    )
  }),
)

const sign = z.discriminatedUnion('what', [
  z.object({ what: z.literal('typing') }),
  readInput.extend({ what: z.literal('read') }),
  draftInput.extend({ what: z.literal('draft') }),
])

/** A page tells more often than anybody types. */
const countSign = openLocalLimit({ name: 'messages.signs', most: 120, everySeconds: 60 })

/** What a page tells without anybody pressing anything: that one is writing, has read so far, has typed so much. */
export const action = machineEndpoint({ for: 'members' }, async (edge) => {
  const { conversation } = await openConversation(edge)
  const { actor, clock, transaction, request } = edge
  countSign(actor.id, clock.now())
  const sent = sign.safeParse(await readJson(request)).data
  if (!sent) return Response.json({ error: 'This could not be read' }, { status: 400, ...fresh })
  const conversationId = conversation.id
  await transaction(async (tx) => {
    if (sent.what === 'typing') await tellTyping(tx, actor, { conversationId })
    else if (sent.what === 'read') await markRead(tx, actor, { conversationId, upTo: sent.upTo })
    else await keepDraft(tx, actor, { conversationId, text: sent.text })
  })
  return new Response(null, { status: 204 })
})
