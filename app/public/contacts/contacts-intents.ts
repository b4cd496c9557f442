import { redirect } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { openTicket } from '#domain/support/index.ts'
import { ticketInput } from '#domain/support/input.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { makeSentMark } from './sent-mark.ts'
import { submissionKey } from './submission-key.ts'

const CONTACT_LIMIT = { name: 'contacts', most: 5, everySeconds: 3_600 }

const { intent, intents } = formsOf({
  for: 'everyone',
  otherwise: 'send',
  mends: (error) => error instanceof TooManyRequests,
  refuse: ({ result }) => result,
})

export const contactsIntents = intents({
  send: intent({
    input: ticketInput,
    run: async (tx, actor, typed, { page, config }) => {
      await countUse(tx.db, CONTACT_LIMIT, page.address, tx.now)
      const input = { ...typed, formKey: submissionKey(typed) }
      const ticket = await openTicket(tx, actor, input)
      return makeSentMark(ticket.number, config.secret, tx.now)
    },
    done: (_, mark) => redirect(`/contacts?sent=${mark}`),
  }),
})
