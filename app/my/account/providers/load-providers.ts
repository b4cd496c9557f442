import type { MemberEdge } from '#app/edge.ts'
import { canUnlink, findWaysIn } from '#domain/accounts/index.ts'
import { may } from '#domain/accounts/permissions.ts'

export type ShownProvider = {
  id: string
  name: string
  /** The account there that is linked, if one is. */
  link: { email: string; linkedAt: Date } | undefined
  /** Whether the provider can be used here now; the operator may have taken it away. */
  isOffered: boolean
  mayUnlink: boolean
}

export type ProvidersOfMember = {
  now: Date
  mayChange: boolean
  /** Nothing can be linked until the address is proved. */
  isUnverified: boolean
  providers: ShownProvider[]
}

/** What the account page says of sign-in providers: those on offer, and those linked before that are on offer no more. */
export async function loadProviders({ db, actor, clock, providers }: MemberEdge): Promise<ProvidersOfMember> {
  const { hasPassword, links } = await findWaysIn(db, actor.id)
  const offered = providers.list()
  const configured = offered.map(({ id }) => id)
  const gone = links.filter((link) => !configured.includes(link.provider))
  const all = [...offered, ...gone.map(({ provider }) => ({ id: provider, name: provider }))]
  return {
    now: clock.now(),
    mayChange: may(actor, 'account.link-provider'),
    isUnverified: actor.state === 'unverified',
    providers: all.map(({ id, name }) => {
      const found = links.find((link) => link.provider === id)
      return {
        id,
        name,
        link: found && { email: found.email, linkedAt: found.linkedAt },
        isOffered: configured.includes(id),
        mayUnlink: canUnlink(id, { hasPassword, links, configured }),
      }
    }),
  }
}
