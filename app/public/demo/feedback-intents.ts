import { randomUUID } from 'node:crypto'
import { data } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { type FeedbackAnswer, receiveFeedback } from './receive-feedback.server.ts'

const DEMO_LIMIT = { name: 'demo feedback', most: 30, everySeconds: 3_600 }
const SAMPLES_BYTES = 16 * 1024 * 1024

export type FeedbackTold = { answer: FeedbackAnswer; key: string }

const { intent, intents } = formsOf({
  for: 'everyone',
  accepts: SAMPLES_BYTES,
  // Counted before anything is read; who sends too many is told in the form.
  about: ({ db, page, clock }): Promise<TooManyRequests | undefined> =>
    countUse(db, DEMO_LIMIT, page.address, clock.now()).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof TooManyRequests) return error
        throw error
      },
    ),
  receive: async ({ request }, tooMany) => ({
    form: new FormData(),
    answer: tooMany ? undefined : await receiveFeedback(request),
  }),
})

export const feedbackIntents = intents({
  send: intent({
    runOutside: ({ about: tooMany, received: { answer } }) => {
      if (answer)
        return data<FeedbackTold>({ answer, key: randomUUID() }, { status: answer.taken ? 200 : 400 })
      const refused = { taken: false, text: '', error: tooMany?.message ?? '' } as const
      const headers = { 'Retry-After': String(tooMany?.retryAfterSeconds) }
      return data<FeedbackTold>({ answer: refused, key: '' }, { status: 429, headers })
    },
  }),
})
