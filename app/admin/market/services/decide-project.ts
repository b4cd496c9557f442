import { redirect } from 'react-router'
import { z } from 'zod'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { approveProject, projectRejectionInput, rejectProject } from '#domain/projects/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { approveMany } from './approve-many.ts'

const HERE = '/admin/market/services?show=projects'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'services.read',
  unknown: 'Choose what to do with the selected services',
})

/** Which project, and what of it was seen; a form that says none is out of date. */
function projectIn(form: FormData) {
  const projectId = z.uuid().safeParse(form.get('projectId')).data
  if (!projectId) throw new Invalid('This form is out of date: reload the page')
  const seen = Number(form.get('seen'))
  return { projectId, seenAt: Number.isSafeInteger(seen) && seen > 0 ? new Date(seen) : undefined }
}

/** The forms of the list: services that are ticked, and a project that is approved or sent back with reasons. */
export const queueIntents = intents({
  approve: intent({ mends: mendsNothing, runOutside: approveMany }),
  'approve-project': intent({
    formId: ({ form }) => projectIn(form).projectId,
    input: ({ form }) => (projectIn(form), z.object({})),
    run: (tx, actor, _, { form, context }) => approveProject(tx, actor, projectIn(form), context),
    done: () => redirect(`${HERE}&decided=project-approved`),
  }),
  'reject-project': intent({
    formId: ({ form }) => projectIn(form).projectId,
    input: ({ form }) => (projectIn(form), projectRejectionInput),
    run: (tx, actor, why, { form, context }) =>
      rejectProject(tx, actor, { ...projectIn(form), ...why }, context),
    done: () => redirect(`${HERE}&decided=project-rejected`),
  }),
})

export type QueueIntent = IntentOf<typeof queueIntents>

const DECIDED: Readonly<Record<string, string>> = {
  'project-approved': 'The project is open, and its owner is told.',
  'project-rejected': 'The project is sent back, and its owner is told why.',
}

/** Only words of ours, whatever the address says. */
export function projectDecided(decided: string | null): string | undefined {
  return decided !== null && Object.hasOwn(DECIDED, decided) ? DECIDED[decided] : undefined
}
