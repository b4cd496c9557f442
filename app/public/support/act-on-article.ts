import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { rateArticle } from '#domain/help/index.ts'
import { rateInput } from '#domain/help/input.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { readerOf } from './reader-of.ts'

const RATE_LIMIT = { name: 'help-answers', most: 60, everySeconds: 3_600 }

const { intent, intents } = formsOf({ for: 'everyone' })

export const articleIntents = intents({
  rate: intent({
    input: rateInput,
    run: async (tx, actor, { helpful }, edge) => {
      await countUse(tx.db, RATE_LIMIT, edge.page.address, tx.now)
      const slug = edge.params['slug'] ?? ''
      await rateArticle(tx, actor, { slug, isHelpful: helpful, visitor: readerOf(edge) })
    },
    done: ({ params }) => redirect(`/support/${params['slug']}?thanks=1#helpful`),
  }),
})

export type ArticleIntent = IntentOf<typeof articleIntents>
