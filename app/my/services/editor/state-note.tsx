import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { EditorData } from './load-editor.ts'
import type { EditorIntent } from './act-on-editor.ts'

/** What stands between the words and everyone's eyes: a review, its reasons, or nothing. */
export function StateNote({ service }: Pick<EditorData, 'service'>) {
  if (!service) return null
  if (service.state === 'archived') {
    return (
      <Note tone="info">
        This service is archived. <Link to="/my/services?state=archived">Duplicate it</Link> to go on with its
        words.
      </Note>
    )
  }
  if (service.versionState === 'submitted') {
    return (
      <Note tone="warn" role="status">
        <p>A moderator is looking at this. Withdraw it from review if you want to change something.</p>
        <Form method="post">
          <Button size="s" name="intent" value={'withdraw' satisfies EditorIntent}>
            Withdraw from review
          </Button>
        </Form>
      </Note>
    )
  }
  if (service.reasons.length > 0) {
    return (
      <Note tone="bad">
        <p>
          <b>It was sent back. Change this and submit it again:</b>
        </p>
        <ul className="review-missing">
          {service.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
        {service.note ? <p>{service.note}</p> : null}
        {service.appeal ? (
          <p>
            Is it wrong? <Link to={service.appeal}>Appeal against it</Link>
          </p>
        ) : null}
      </Note>
    )
  }
  if (service.isLive && service.versionState === 'draft') {
    return (
      <Note tone="info">
        <p>Everyone still sees what was approved. These newer words wait until you submit them.</p>
        <Form method="post">
          <Button size="s" look="bare" name="intent" value={'discard' satisfies EditorIntent}>
            Discard the newer words
          </Button>
        </Form>
      </Note>
    )
  }
  return null
}
