import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { ListIntent } from './act-on-list.ts'

type MarksFormProps = { showsReadMarks: boolean; showsPresence: boolean; isSaved: boolean }

/** What others see of you. It goes both ways: who shows nothing is shown nothing. */
export function MarksForm({ showsReadMarks, showsPresence, isSaved }: MarksFormProps) {
  return (
    <details className="marks" open={isSaved}>
      <summary>What others see of you</summary>
      <Form method="post" action="/my/messages" className="stack">
        <label>
          <input type="checkbox" name="showsReadMarks" value="yes" defaultChecked={showsReadMarks} /> That you
          have read a message
        </label>
        <label>
          <input type="checkbox" name="showsPresence" value="yes" defaultChecked={showsPresence} /> That you
          are here now
        </label>
        <p className="small soft">What you do not show you do not see of others either.</p>
        <Button size="s" name="intent" value={'marks' satisfies ListIntent}>
          Save what others see
        </Button>
        {isSaved ? (
          <p role="status" className="small">
            Saved.
          </p>
        ) : null}
      </Form>
    </details>
  )
}
