import type { SubmissionResult } from '@conform-to/react'
import { redirect } from 'react-router'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges, mendsRules } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { closeProject, extendProject, removeDraft, repostProject } from '#domain/projects/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { findOwn } from './load-project.ts'
import { inputOf, saveProject } from './save-project.ts'

/** What a refused form is told; the draft is kept meanwhile, and goes on under its id. */
export type SavedAnswer = { result: SubmissionResult<string[]>; projectId: string | null }
export type RefusedButton = { refused: string }

const { intent, intents } = formsOf({
  for: 'members',
  accepts: ATTACHMENTS,
  about: async (edge) => {
    const own = edge.params['id'] === 'new' ? undefined : await findOwn(edge)
    return { ownId: own?.project.id, savedId: own?.project.id }
  },
  receive: (edge) => receiveAttachments(edge, { folder: 'projects', label: 'Attachments' }),
  mends: mendsChanges,
  refuse: ({ intent: said, result, fields, message }, { about }): SavedAnswer | RefusedButton => {
    if (said !== 'save' && said !== 'post') return { refused: message }
    const isAboutForm = message !== '' && Object.keys(fields).length === 0
    const error = isAboutForm ? { ...result.error, '': [`${message}.`.replace(/\.\.$/, '.')] } : result.error
    return { result: { ...result, error }, projectId: about.savedId ?? null }
  },
})

const save = intent({
  input: inputOf,
  takesFiles: true,
  mends: mendsRules,
  runOutside: saveProject,
  done: ({ about }, done) => redirect(`/my/projects/${about.savedId}?done=${done}`),
})

/** What a button does; it stands only on the page of a project that there is. */
function ownOf({ about: { ownId } }: { about: { ownId: string | undefined } }): string {
  if (ownId === undefined) throw new Invalid('This form is out of date. Reload the page and send it again.')
  return ownId
}

/** Saves and posts, or closes, extends, posts again, removes. */
export const projectIntents = intents({
  save,
  post: save,
  close: intent({
    run: (tx, actor, _, asked) => closeProject(tx, actor, { projectId: ownOf(asked) }),
    done: (asked) => redirect(`/my/projects/${ownOf(asked)}?done=closed`),
  }),
  extend: intent({
    run: (tx, actor, _, asked) => extendProject(tx, actor, { projectId: ownOf(asked) }, asked.context),
    done: (asked) => redirect(`/my/projects/${ownOf(asked)}?done=extended`),
  }),
  repost: intent({
    run: (tx, actor, _, asked) => repostProject(tx, actor, { projectId: ownOf(asked) }, asked),
    done: (_, { projectId }) => redirect(`/my/projects/${projectId}?done=copied`),
  }),
  remove: intent({
    run: (tx, actor, _, asked) => removeDraft(tx, actor, { projectId: ownOf(asked) }),
    done: () => redirect('/my/projects?done=removed'),
  }),
})

export type ProjectIntent = IntentOf<typeof projectIntents>
