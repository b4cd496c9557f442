import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { approveProject, projectRejectionInput, rejectProject } from '#domain/projects/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { answerForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'

const HERE = '/admin/market/services?show=projects'

/** A moderator approves a project, or sends it back with reasons. */
export async function decideProject(edge: MemberEdge, form: FormData) {
  const { transaction, actor, settings, config, origin } = edge
  const given = { settings, siteOrigin: config.origin, origin }
  const projectId = z.uuid().safeParse(form.get('projectId')).data
  const intent = String(form.get('intent') ?? '')
  if (!projectId || !['approve-project', 'reject-project'].includes(intent))
    throw new Invalid('This form is out of date: reload the page')
  const seen = Number(form.get('seen'))
  const seenAt = Number.isSafeInteger(seen) && seen > 0 ? new Date(seen) : undefined
  if (intent === 'approve-project')
    return answerForm(projectId, readSubmission(form, z.object({})), async () => {
      await transaction((tx) => approveProject(tx, actor, { projectId, seenAt }, given))
      return redirect(`${HERE}&decided=project-approved`)
    })
  return answerForm(projectId, readSubmission(form, projectRejectionInput), async (why) => {
    await transaction((tx) => rejectProject(tx, actor, { projectId, ...why, seenAt }, given))
    return redirect(`${HERE}&decided=project-rejected`)
  })
}

const DECIDED: Readonly<Record<string, string>> = {
  'project-approved': 'The project is open, and its owner is told.',
  'project-rejected': 'The project is sent back, and its owner is told why.',
}

/** Only words of ours, whatever the address says. */
export function projectDecided(decided: string | null): string | undefined {
  return decided !== null && Object.hasOwn(DECIDED, decided) ? DECIDED[decided] : undefined
}
