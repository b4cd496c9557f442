import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from 'react-router'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsTooMany } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { VISITORS_FILES } from '../visitors-files.ts'
import { typedIn } from '#app/forms/typed-in.ts'
import { openTicket } from '#domain/support/index.ts'
import {
  memberTicketInput,
  ticketInput,
  type TicketInput,
  type MemberTicketInput,
} from '#domain/support/input.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { limitSuggestions } from '../../search/search-limits.server.ts'
import { suggestArticles, type Suggested } from '#app/shared/help/suggest-articles.server.ts'
import { makeSentMark } from './sent-mark.ts'
import { submissionKey } from './submission-key.ts'

/** Of visitors from one address of the network. */
const FROM_ADDRESS = { name: 'contacts', most: 5, everySeconds: 3_600 }

/** A question that comes back: what was wrong with it, or what may answer it. */
export type AskAnswer = SubmissionResult<string[]> & { suggested?: Suggested }

const isTyped = (name: string) => /^(?:kind|about|name|email|subject|body)$/.test(name)
const SUGGESTED_FOR = 300

const { intent, intents } = formsOf({
  for: 'everyone',
  accepts: ATTACHMENTS,
  otherwise: 'send',
  receive: (edge) => receiveAttachments(edge, VISITORS_FILES),
  mends: mendsTooMany,
  refuse: ({ result }) => result,
})

/** Opens a ticket, from whichever page it is asked. A member is led to it; a visitor proves the address first. */
export const askIntents = intents({
  send: intent<TicketInput | MemberTicketInput, { number: number; isNew: boolean; key?: string }>({
    input: ({ page }) => (page.viewer ? memberTicketInput : ticketInput),
    takesFiles: true,
    run: async (tx, actor, typed, { page, received: { files } }) => {
      if (!page.viewer) await countUse(tx.db, FROM_ADDRESS, page.address, tx.now)
      return openTicket(tx, actor, { ...typed, formKey: submissionKey(typed), files })
    },
    done: async ({ page, url, config, clock, received }, { number, isNew, key }) => {
      if (!isNew) await received.forget()
      if (page.viewer) return redirect(`/my/support/${number}`)
      const mark = makeSentMark(number, config.secret, clock.now())
      // A demo sends no e-mails: what would stand in this one is shown instead.
      const shown = config.demo && key ? `&link=${key}` : ''
      return redirect(`${url.pathname}?sent=${mark}${shown}`)
    },
  }),
  // Without script: what may answer it, before it is sent.
  help: intent({
    isField: isTyped,
    read: () => ({ value: undefined }),
    runOutside: async (asked) => {
      const { form, page, clock } = asked
      limitSuggestions(page.address, clock.now())
      const words = ['subject', 'body'].map((name) => String(form.get(name) ?? '')).join(' ')
      const suggested = await suggestArticles(asked, words.slice(0, SUGGESTED_FOR))
      return data<AskAnswer>({ initialValue: typedIn(form, isTyped), suggested })
    },
  }),
})

export type AskIntent = IntentOf<typeof askIntents>
