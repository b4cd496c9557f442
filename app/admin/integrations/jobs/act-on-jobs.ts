import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  discardFailedJobs,
  discardJobsInput,
  tryAgainInput,
  tryFailedJobsAgain,
} from '#domain/watch/index.ts'

const HERE = '/admin/integrations/jobs'

const { intent, intents } = formsOf({ for: 'staff', needs: 'integrations.read', said: saidOfJobs })

/** The button in a job's line is about that job alone, whatever else is ticked. */
function saidOfJobs(form: FormData): string {
  const one = form.get('one')
  if (one === null) return String(form.get('intent') ?? '')
  form.set('jobs', one)
  return 'try-again'
}

export const jobsIntents = intents({
  'try-again': intent({
    input: tryAgainInput,
    run: (tx, actor, input, { origin, queue }) => tryFailedJobsAgain(tx, actor, input, { origin, queue }),
    done: (_, count) => redirect(`${HERE}?done=try-again-${count}`),
  }),
  // Nothing is done yet: the page asks why.
  'let-go': intent({
    formId: 'choose',
    input: tryAgainInput,
    runOutside: (_, { jobs }) => {
      const params = new URLSearchParams([['with', 'let-go'], ...jobs.map((id) => ['job', id])])
      return redirect(`${HERE}?${params}#decide`)
    },
  }),
  'do-let-go': intent({
    formId: 'let-go',
    input: discardJobsInput,
    run: (tx, actor, input, { origin, queue }) => discardFailedJobs(tx, actor, input, { origin, queue }),
    done: (_, count) => redirect(`${HERE}?done=let-go-${count}`),
  }),
})

export type JobsIntent = IntentOf<typeof jobsIntents>
