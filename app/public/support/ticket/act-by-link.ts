import { redirect } from 'react-router'
import { z } from 'zod'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import type { TicketIntentName } from '#app/shared/support/ticket-view.ts'
import {
  askTicketLink,
  markTicketSeen,
  proveTicket,
  rateTicket,
  reopenOwnTicket,
  resolveOwnTicket,
  writeToTicket,
} from '#domain/support/index.ts'
import { linkAskedInput, ratingInput, replyInput } from '#domain/support/input.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { VISITORS_FILES } from '../visitors-files.ts'
import { openByLink } from './open-by-link.ts'
import { endedTicketKey, ticketKeyCookie } from './ticket-key.ts'

const LINKS_FROM_ADDRESS = { name: 'ticket links from', most: 10, everySeconds: 3_600 }

const { intent, intents } = formsOf({
  for: 'everyone',
  accepts: ATTACHMENTS,
  about: openByLink,
  receive: (edge) => receiveAttachments(edge, VISITORS_FILES),
  mends: mendsAllFound,
})

const pressed = z.object({})
const placeOf = (number: number) => `/support/tickets/${number}`
const here = ({ about }: { about: { door: { number: number } } }) => redirect(placeOf(about.door.number))

/** What a visitor asks for by the link of a ticket. */
export const linkIntents = intents<TicketIntentName | 'prove' | 'link'>({
  prove: intent({
    input: pressed,
    isPressed: true,
    run: (tx, actor, _, { about: { door } }) => proveTicket(tx, actor, door),
    done: ({ about: { door } }, { isInAccount }) =>
      isInAccount
        ? redirect(`/my/support/${door.number}`, { headers: { 'Set-Cookie': endedTicketKey(door.number) } })
        : redirect(placeOf(door.number)),
  }),
  link: intent({
    input: linkAskedInput,
    run: async (tx, actor, { email }, { about: { door }, page }) => {
      await countUse(tx.db, LINKS_FROM_ADDRESS, page.address, tx.now)
      await askTicketLink(tx, actor, { number: door.number, email })
    },
    done: ({ about: { door } }) => redirect(`${placeOf(door.number)}?sent=1`),
  }),
  reply: intent({
    input: replyInput,
    takesFiles: true,
    run: (tx, actor, reply, { about: { door }, received: { files } }) =>
      writeToTicket(tx, actor, { ...door, ...reply, files }),
    done: async ({ received }, { number, entry, isNew, key }) => {
      if (!isNew) await received.forget()
      return redirect(`${placeOf(number)}#e${entry}`, {
        headers: key === undefined ? {} : { 'Set-Cookie': ticketKeyCookie(number, key) },
      })
    },
  }),
  resolve: intent({
    input: pressed,
    run: (tx, actor, _, { about: { door } }) => resolveOwnTicket(tx, actor, door),
    done: here,
  }),
  reopen: intent({
    input: pressed,
    run: (tx, actor, _, { about: { door } }) => reopenOwnTicket(tx, actor, door),
    done: here,
  }),
  rate: intent({
    input: ratingInput,
    run: (tx, actor, rated, { about: { door } }) => rateTicket(tx, actor, { ...door, ...rated }),
    done: here,
  }),
  seen: intent({
    input: pressed,
    run: (tx, actor, _, { about: { door } }) => markTicketSeen(tx, actor, door),
    done: here,
  }),
})

export type LinkIntent = IntentOf<typeof linkIntents>
