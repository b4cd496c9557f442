import { redirect } from 'react-router'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import { receiveAttachments, type ReceivedFiles } from '#app/forms/receive-attachments.ts'
import {
  answerTicket,
  assignTicket,
  mergeTickets,
  reopenTicket,
  resolveTicket,
  sortTicket,
  writeNote,
} from '#domain/support/index.ts'
import {
  answerInput,
  assignInput,
  mergeInput,
  noteInput,
  pressInput,
  sortInput,
} from '#domain/support/desk/input.ts'
import { addressOf } from '../address-of-ticket.ts'
import { readShown } from '../queue/load-queue.ts'
import { readNumber } from './load-ticket.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'ticket.see-desk',
  about: ({ params }) => readNumber(params),
  accepts: ATTACHMENTS,
  receive: (edge) => receiveAttachments(edge, { folder: 'support', label: 'Files' }),
  mends: mendsChanges,
})

type Here = { about: number; url: URL }

/** Back to the ticket, beside the same part of the queue. */
const back = ({ about: number, url }: Here) => redirect(addressOf(readShown(url.searchParams), { number }))

/** What was sent twice is written once: the files that came again are nobody's. */
async function backWithFiles(here: Here & { received: ReceivedFiles }, { isNew }: { isNew: boolean }) {
  if (!isNew) await here.received.forget()
  return back(here)
}

export const ticketIntents = intents({
  answer: intent({
    input: answerInput,
    takesFiles: true,
    run: (tx, actor, input, { about: number, received: { files }, context }) =>
      answerTicket(tx, actor, { number, ...input, files }, context),
    done: backWithFiles,
  }),
  note: intent({
    input: noteInput,
    takesFiles: true,
    run: (tx, actor, input, { about: number, received: { files } }) =>
      writeNote(tx, actor, { number, ...input, files }),
    done: backWithFiles,
  }),
  assign: intent({
    input: assignInput,
    run: (tx, actor, { assigneeId }, { about: number }) => assignTicket(tx, actor, { number, assigneeId }),
    done: back,
  }),
  sort: intent({
    input: sortInput,
    run: (tx, actor, input, { about: number }) => sortTicket(tx, actor, { number, ...input }),
    done: back,
  }),
  merge: intent({
    input: mergeInput,
    run: (tx, actor, { into }, { about: number }) => mergeTickets(tx, actor, { number, into }),
    done: ({ url }, _done, { into }) => redirect(addressOf(readShown(url.searchParams), { number: into })),
  }),
  resolve: intent({
    input: pressInput,
    run: (tx, actor, _input, { about: number, context }) => resolveTicket(tx, actor, { number }, context),
    done: back,
  }),
  reopen: intent({
    input: pressInput,
    run: (tx, actor, _input, { about: number, context }) => reopenTicket(tx, actor, { number }, context),
    done: back,
  }),
})

export type TicketIntent = IntentOf<typeof ticketIntents>
