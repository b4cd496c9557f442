import { redirect } from 'react-router'
import { answerForm } from '#app/answer-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { letFailedJobsGo, letGoInput, tryAgainInput, tryFailedJobsAgain } from '#domain/watch/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

const HERE = '/admin/integrations/jobs'

export async function actOnJobs(edge: MemberEdge) {
  const form = await edge.form()
  const one = form.get('one')
  // The button in a job's line is about that job alone, whatever else is ticked.
  if (one !== null) form.set('jobs', one)
  const intent = one === null ? form.get('intent') : 'try-again'
  if (intent === 'try-again') return tryAgain(edge, form)
  if (intent === 'let-go') return askForReason(form)
  if (intent === 'do-let-go') return letGo(edge, form)
  throw new Invalid('This form is out of date. Reload the page and send it again.')
}

async function tryAgain({ transaction, actor, origin, queue }: MemberEdge, form: FormData) {
  return answerForm('try-again', readSubmission(form, tryAgainInput), async (input) => {
    const count = await transaction((tx) => tryFailedJobsAgain(tx, actor, input, { origin, queue }))
    return redirect(`${HERE}?done=try-again-${count}`)
  })
}

/** Nothing is done yet: the page asks why. */
async function askForReason(form: FormData) {
  return answerForm('choose', readSubmission(form, tryAgainInput), async ({ jobs }) => {
    const params = new URLSearchParams([['with', 'let-go'], ...jobs.map((id) => ['job', id])])
    return redirect(`${HERE}?${params}#decide`)
  })
}

async function letGo({ transaction, actor, origin, queue }: MemberEdge, form: FormData) {
  return answerForm('let-go', readSubmission(form, letGoInput), async (input) => {
    const count = await transaction((tx) => letFailedJobsGo(tx, actor, input, { origin, queue }))
    return redirect(`${HERE}?done=let-go-${count}`)
  })
}
