import { isbot } from 'isbot'
import type { Edge } from '#app/edge.ts'

export type CountableVisitor = {
  /** As the day knows them: hashed before it is written anywhere. */
  visitor: string
  memberId: string | null
}

/** Who is counted. Machines are not, nor administrators who look as somebody else: they leave no trace of a member's. */
export function countableVisitor({
  request,
  page,
}: Pick<Edge, 'request' | 'page'>): CountableVisitor | undefined {
  const browser = request.headers.get('User-Agent') ?? ''
  if (browser === '' || isbot(browser) || page.viewer?.viewedBy) return undefined
  const memberId = page.viewer?.actor.id ?? null
  return { visitor: memberId ?? `${page.address}\n${browser}`, memberId }
}
