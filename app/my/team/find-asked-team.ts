import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { listOwnTeams, type OwnTeam } from '#domain/teams/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** The team that the address names with `?of=`, or the member's first: only their own are looked for. */
export async function findAskedTeam({ db, url, actor }: Pick<MemberEdge, 'db' | 'url' | 'actor'>): Promise<{
  own: OwnTeam[]
  asked: OwnTeam | undefined
}> {
  const own = await listOwnTeams(db, actor.id)
  const slug = url.searchParams.get('of')
  const asked = slug === null ? own[0] : own.find(({ team }) => team.slug === slug)
  if (slug !== null && !asked) throw new NotFound('You are not in a team of this name')
  return { own, asked }
}

/** The same for parts of the workspace, which are nothing without a team. */
export async function expectAskedTeam(edge: Pick<MemberEdge, 'db' | 'url' | 'actor'>) {
  const { own, asked } = await findAskedTeam(edge)
  if (!asked) throw redirect('/team')
  return { own, asked }
}
