import { redirect } from 'react-router'
import { z } from 'zod'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import type { TicketIntentName } from '#app/shared/support/ticket-view.ts'
import {
  markTicketSeen,
  rateTicket,
  reopenOwnTicket,
  resolveOwnTicket,
  writeToTicket,
} from '#domain/support/index.ts'
import { ratingInput, replyInput } from '#domain/support/input.ts'
import { openOwnTicket } from './open-ticket.ts'

const { intent, intents } = formsOf({
  for: 'members',
  accepts: ATTACHMENTS,
  about: openOwnTicket,
  receive: (edge) => receiveAttachments(edge, { folder: 'support', label: 'Files' }),
  mends: mendsAllFound,
})

const pressed = z.object({})
const here = ({ about }: { about: { number: number } }, more = '') =>
  redirect(`/my/support/${about.number}${more}`)

/** What the forms of a member's ticket ask for. */
export const ticketIntents = intents<TicketIntentName>({
  reply: intent({
    input: replyInput,
    takesFiles: true,
    run: (tx, actor, reply, { about: { number }, received: { files } }) =>
      writeToTicket(tx, actor, { number, ...reply, files }),
    done: async ({ received }, { number, entry, isNew }) => {
      if (!isNew) await received.forget()
      return redirect(`/my/support/${number}#e${entry}`)
    },
  }),
  resolve: intent({
    input: pressed,
    run: (tx, actor, _, { about: { number } }) => resolveOwnTicket(tx, actor, { number }),
    done: (asked) => here(asked),
  }),
  reopen: intent({
    input: pressed,
    run: (tx, actor, _, { about: { number } }) => reopenOwnTicket(tx, actor, { number }),
    done: (asked) => here(asked),
  }),
  rate: intent({
    input: ratingInput,
    run: (tx, actor, rated, { about: { number } }) => rateTicket(tx, actor, { number, ...rated }),
    done: (asked) => here(asked),
  }),
  seen: intent({
    input: pressed,
    run: (tx, actor, _, { about: { number } }) => markTicketSeen(tx, actor, { number }),
    done: (asked) => here(asked),
  }),
})
