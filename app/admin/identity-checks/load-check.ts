import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { identitySeal } from '#app/shared/identity/identity-seal.ts'
import { provePath } from '#app/shared/sign-in/require-proof.ts'
import { actorNames, countryName, isProved, nameMembers } from '#domain/accounts/index.ts'
import { checkLimits, findCheck, lookAtCheck } from '#domain/identity-checks/index.ts'
import { documentLabels } from '#domain/identity-checks/check-words.ts'
import { may } from '#domain/identity-checks/permissions.ts'
import { NotFound } from '#platform/errors/errors.ts'

export function readCheckId(params: MemberEdge['params']): string {
  const id = z.uuid().safeParse(params['id']).data
  if (!id) throw new NotFound('There is no such identity check')
  return id
}

/** One check. Its documents are opened only for who decides on it, and has proved a moment ago who they are. */
export async function loadCheck(edge: MemberEdge) {
  const { db, actor, viewer, clock, params } = edge
  const { decidedBy, ...check } = await findCheck(db, actor, readCheckId(params))
  const names = await nameMembers(db, [check.memberId])
  const isOwn = !may(actor, 'identity.decide', { ownerId: check.memberId })
  const isOpen = !isOwn && isProved(viewer.provedAt, clock.now())
  return {
    check,
    now: clock.now(),
    member: names.get(check.memberId)?.displayName ?? 'Former member',
    username: names.get(check.memberId)?.username ?? '',
    decidedByName: decidedBy ? (await actorNames(db, [decidedBy]))(decidedBy) : '',
    isOwn,
    limits: checkLimits,
    proveAddress: provePath(`/admin/identity-checks/${check.id}`),
    looked: isOpen ? await look(edge, check.id) : undefined,
  }
}

async function look(edge: MemberEdge, checkId: string) {
  const { transaction, actor, origin } = edge
  const context = { seal: identitySeal(edge), origin }
  const { details, documents } = await transaction((tx) => lookAtCheck(tx, actor, checkId, context))
  return {
    documents,
    details: details && {
      holder: details.holder,
      document: documentLabels[details.document],
      country: countryName(details.country),
    },
  }
}

export type CheckData = Awaited<ReturnType<typeof loadCheck>>
