import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { ASK_ADDRESS } from './ask-address.ts'
import type { ArticleIntent } from './act-on-article.ts'

/** Whether it helped: two buttons, and thanks. */
export function RateForm({ slug, isThanked }: { slug: string; isThanked: boolean }) {
  return (
    <section className="article-rate" id="helpful" aria-labelledby="helpful-title">
      <h2 id="helpful-title">Was this helpful?</h2>
      {isThanked ? (
        <Note role="status" icon="circle-check">
          Thank you: that is counted. If something is missing, <Link to={ASK_ADDRESS}>ask us</Link>.
        </Note>
      ) : (
        <Form method="post" action={`/support/${slug}`} className="row" preventScrollReset>
          <input type="hidden" name="intent" value={'rate' satisfies ArticleIntent} />
          <Button name="helpful" value="yes">
            Yes
          </Button>
          <Button name="helpful" value="no">
            No
          </Button>
        </Form>
      )}
    </section>
  )
}
