import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { AdminPart } from '../../admin-part.tsx'
import { jobsOf } from './done-words.ts'
import type { JobsData } from './load-jobs.ts'
import type { JobsIntent } from './act-on-jobs.ts'

type DiscardJobsFormProps = {
  jobs: JobsData['leaving']
  lastResult: SubmissionResult<string[]> | undefined
  limits: Record<string, TextLimits>
}

/** Asks why before something is never done. */
export function DiscardJobsForm({ jobs, lastResult, limits }: DiscardJobsFormProps) {
  const { form, field } = serverForm({ id: 'let-go', lastResult, limits })
  const isBusy = useNavigation().state === 'submitting'
  return (
    <AdminPart id="decide" title="Let go">
      <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <ul className="lines">
          {jobs.map(({ id, job, words }) => (
            <li key={id}>
              <span className="grow job-words">
                <b>{job}</b> {words}
              </span>
              <input type="hidden" name="jobs" value={id} />
            </li>
          ))}
        </ul>
        <p>They are taken off the list and never done.</p>
        <Field label="Reason" {...field('reason')} hint="The audit log keeps it">
          <TextArea rows={3} />
        </Field>
        <div className="form-acts">
          <Button look="danger" name="intent" value={'do-let-go' satisfies JobsIntent} busy={isBusy}>
            Let {jobsOf(jobs.length)} go
          </Button>
          <Link to="/admin/integrations/jobs">Cancel</Link>
        </div>
      </Form>
    </AdminPart>
  )
}
