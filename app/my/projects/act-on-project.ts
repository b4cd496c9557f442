import { data, redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { receiveFiles } from '#app/public/projects/receive-files.server.ts'
import { closeProject, extendProject, removeDraft, repostProject } from '#domain/projects/index.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { findOwn } from './load-project.ts'
import { saveProject } from './save-project.ts'

export type RefusedDeed = { refused: string }

/** Saves and posts, or closes, extends, posts again, removes. */
export async function actOnProject(edge: MemberEdge) {
  const isNew = edge.params['id'] === 'new'
  const own = isNew ? undefined : await findOwn(edge)
  const received = await receiveFiles(edge)
  const intent = String(received.form.get('intent') ?? '')
  if (intent === 'save' || intent === 'post') return saveProject(edge, received, own?.project.id)
  await received.forget()
  const deed = own && Object.hasOwn(deeds, intent) ? deeds[intent] : undefined
  if (!own || !deed) throw new Invalid('This form is out of date. Reload the page and send it again.')
  try {
    return redirect(await deed(edge, own.project.id))
  } catch (error) {
    if (!(error instanceof Conflict || error instanceof Invalid)) throw error
    return data<RefusedDeed>({ refused: error.message }, { status: error.status })
  }
}

const deeds: Record<string, (edge: MemberEdge, projectId: string) => Promise<string>> = {
  async close({ transaction, actor }, projectId) {
    await transaction((tx) => closeProject(tx, actor, { projectId }))
    return `/my/projects/${projectId}?done=closed`
  },
  async extend({ transaction, actor, settings, config }, projectId) {
    const given = { settings, siteOrigin: config.origin }
    await transaction((tx) => extendProject(tx, actor, { projectId }, given))
    return `/my/projects/${projectId}?done=extended`
  },
  async repost({ transaction, actor, settings }, projectId) {
    const made = await transaction((tx) => repostProject(tx, actor, { projectId }, { settings }))
    return `/my/projects/${made.projectId}?done=copied`
  },
  async remove({ transaction, actor }, projectId) {
    await transaction((tx) => removeDraft(tx, actor, { projectId }))
    return '/my/projects?done=removed'
  },
}
