import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { hideWork, moveWork, removeWork, restoreWork, showWork } from '#domain/portfolio/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

const MOVE = /^move:(\d{1,3})$/
const HERE = '/my/portfolio'

/** What the buttons of the list do. */
export async function actOnWorks({ form, transaction, actor, url }: MemberEdge): Promise<Response> {
  const sent = await form()
  const workId = z.uuid().safeParse(sent.get('workId')).data
  const intent = String(sent.get('intent') ?? '')
  if (!workId) throw new Invalid('This form is out of date. Reload the page and send it again.')
  const to = MOVE.exec(intent)?.[1]
  if (to !== undefined) {
    await transaction((tx) => moveWork(tx, actor, { workId, to: Number(to) }))
    return redirect(back(url, { done: 'moved', work: workId }))
  }
  switch (intent) {
    case 'hide':
      await transaction((tx) => hideWork(tx, actor, { workId }))
      return redirect(back(url, { done: 'hidden', work: workId }))
    case 'show':
      await transaction((tx) => showWork(tx, actor, { workId }))
      return redirect(back(url, { done: 'shown', work: workId }))
    case 'remove':
      await transaction((tx) => removeWork(tx, actor, { workId }))
      return redirect(back(url, { done: 'removed', work: workId }))
    case 'restore':
      await transaction((tx) => restoreWork(tx, actor, { workId }))
      return redirect(back(url, { done: 'restored', work: workId }))
    default:
      throw new Invalid('This form is out of date. Reload the page and send it again.')
  }
}

/** The same list, with what was done to it. */
function back(url: URL, told: Record<string, string>): string {
  const search = new URLSearchParams()
  for (const name of ['show', 'q']) {
    const value = url.searchParams.get(name)
    if (value) search.set(name, value)
  }
  for (const [name, value] of Object.entries(told)) search.set(name, value)
  return `${HERE}?${search}`
}
