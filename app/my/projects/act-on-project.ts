import { redirect } from 'react-router'
import { ATTACHMENTS } from '#app/forms/body-limits.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges, mendsRules, mendsTooMany } from '#app/forms/mendable.ts'
import { receiveAttachments } from '#app/forms/receive-attachments.ts'
import { dropCarried } from '#app/shared/briefs/carried.server.ts'
import { closeProject, extendProject, removeDraft, repostProject } from '#domain/projects/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { adviseOnProject, swapInProject } from './advise-on-project.ts'
import { findOwn } from './load-project.ts'
import { isProjectField, removedIn } from './project-fields.ts'
import { inputOf, saveProject } from './save-project.ts'
import type { SavedAnswer } from './saved-answer.ts'

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
  refuse: ({ intent: said, result, fields, message }, { about, form }): SavedAnswer | RefusedButton => {
    if (!/^(?:save|post|help|swap)$/.test(said)) return { refused: message }
    const isAboutForm = message !== '' && Object.keys(fields).length === 0
    const error = isAboutForm ? { ...result.error, '': [`${message}.`.replace(/\.\.$/, '.')] } : result.error
    return { result: { ...result, error }, projectId: about.savedId ?? null, removeFileIds: removedIn(form) }
  },
})

const save = intent({
  input: inputOf,
  takesFiles: true,
  mends: mendsRules,
  runOutside: saveProject,
  done: async (asked, done) =>
    redirect(`/my/projects/${asked.about.savedId}?done=${done}`, { headers: await dropCarried(asked) }),
})

/** What asks for words and saves none. */
const advising = {
  isField: isProjectField,
  read: () => ({ value: undefined }),
  mends: mendsTooMany,
}

/** What a button does; it stands only on the page of a project that there is. */
function ownOf({ about: { ownId } }: { about: { ownId: string | undefined } }): string {
  if (ownId === undefined) throw new Invalid('This form is out of date. Reload the page and send it again.')
  return ownId
}

/** Saves and posts, or closes, extends, posts again, removes. */
export const projectIntents = intents({
  save,
  post: save,
  help: intent({ ...advising, runOutside: adviseOnProject }),
  swap: intent({ ...advising, runOutside: swapInProject }),
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
