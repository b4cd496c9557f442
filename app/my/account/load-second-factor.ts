import type { MemberEdge } from '#app/edge.ts'
import {
  authenticatorUri,
  findLiveReset,
  findNewAuthenticator,
  findSecondFactor,
  isProved,
} from '#domain/accounts/index.ts'
import { authenticatorSeal } from './act-on-second-factor.ts'
import { drawQrCode } from './draw-qr-code.ts'

/** How the second factor stands. */
export async function loadSecondFactor(edge: MemberEdge) {
  const { db, actor, settings } = edge
  const [factor, reset] = await Promise.all([findSecondFactor(db, actor.id), findLiveReset(db, actor.id)])
  const isBeingSetUp = factor.app === 'begun' || factor.app === 'replacing'
  return {
    ...factor,
    mayTurnOff: !(actor.role !== 'member' && settings.requireSecondFactorForAdmins),
    setUp: isBeingSetUp ? await loadSetUp(edge) : undefined,
    reset: reset && { dueAt: reset.dueAt },
  }
}

/** The secret of an app that is being set up is shown only to one who has just proved who they are. */
async function loadSetUp(edge: MemberEdge) {
  const { db, actor, viewer, settings, clock } = edge
  if (!isProved(viewer.provedAt, clock.now()) || viewer.viewedBy !== undefined) return undefined
  const secret = await findNewAuthenticator(db, actor.id, authenticatorSeal(edge))
  if (secret === undefined) return undefined
  const uri = authenticatorUri(secret, { issuer: settings.marketplaceName, account: viewer.email })
  return { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), uri, qr: drawQrCode(uri) }
}
