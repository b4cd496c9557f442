import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { ReasonFields } from '../reason-fields.tsx'
import type { ProjectData } from './load-project.ts'
import type { ProjectIntent } from './project-intents.ts'

type Refusal = SubmissionResult<string[]> | undefined
type ProjectDecisionsProps = { review: ProjectData; approving: Refusal; rejecting: Refusal }

/** The two ways to decide, each with its own form. */
export function ProjectDecisions({ review, approving, rejecting }: ProjectDecisionsProps) {
  const approve = serverForm({ id: 'approve', lastResult: approving })
  const reject = serverForm({ id: 'reject', lastResult: rejecting })
  const sent = useSent()?.get('intent')
  const seen = <input type="hidden" name="seen" value={review.submittedAt?.getTime() ?? ''} />
  const word = review.state === 'open' ? 'Take it down' : 'Send it back'
  return (
    <div className="grid2 decisions">
      {review.mayApprove ? (
        <Form id={approve.form.id} method="post" className="form" noValidate>
          <FormErrors form={approve.form} />
          {seen}
          <div className="form-acts">
            <Button
              look="main"
              name="intent"
              value={'approve' satisfies ProjectIntent}
              busy={sent === 'approve'}
              data-key="a"
            >
              Approve and open
            </Button>
          </div>
        </Form>
      ) : null}
      <Form id={reject.form.id} method="post" className="form" noValidate>
        <FormErrors form={reject.form} />
        {seen}
        <ReasonFields reasons={review.choices} field={reject.field} lastResult={rejecting} reader="owner" />
        <div className="form-acts">
          <Button
            look="danger"
            name="intent"
            value={'reject' satisfies ProjectIntent}
            busy={sent === 'reject'}
            data-key="r"
          >
            {word}
          </Button>
        </div>
      </Form>
    </div>
  )
}
