import { parseWithZod } from '@conform-to/zod/v4'
import { redirect } from 'react-router'
import { answerForm } from '#app/answer-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { letFailedJobsGo, letGoInput, tryFailedJobsAgain, tryAgainInput } from '#domain/watch/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

const HERE = '/admin/integrations/jobs'

/** The buttons of the list: one job by the button in its line, or all that are ticked. */
export async function actOnJobs(edge: MemberEdge) {
  const form = await edge.form()
  const intent = String(form.get('intent') ?? '')
  if (intent === 'do-let-go') return letGo(edge, form)
  const one = form.get('one')
  const chosen = tryAgainInput.safeParse({ jobs: one === null ? form.getAll('jobs') : [one] })
  if (!chosen.success) throw new Invalid(chosen.error.issues[0]?.message ?? 'Select at least one job')
  if (intent === 'let-go') return askForReason(chosen.data.jobs)
  if (intent !== 'try-again' && one === null)
    throw new Invalid('Choose whether the selected jobs are tried again or let go')
  return tryAgain(edge, chosen.data.jobs)
}

async function tryAgain({ transaction, actor, origin, queue }: MemberEdge, jobs: string[]) {
  const given = { origin, queue }
  const count = await transaction((tx) => tryFailedJobsAgain(tx, actor, { jobs }, given))
  return redirect(`${HERE}?done=try-again-${count}`)
}

/** Nothing is done yet: the page asks why. */
function askForReason(jobs: readonly string[]) {
  const params = new URLSearchParams([['with', 'let-go'], ...jobs.map((id) => ['job', id])])
  return redirect(`${HERE}?${params}#decide`)
}

async function letGo({ transaction, actor, origin, queue }: MemberEdge, form: FormData) {
  return answerForm('let-go', parseWithZod(form, { schema: letGoInput }), async (input) => {
    const count = await transaction((tx) => letFailedJobsGo(tx, actor, input, { origin, queue }))
    return redirect(`${HERE}?done=let-go-${count}`)
  })
}
