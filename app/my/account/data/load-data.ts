import type { MemberEdge } from '#app/edge.ts'
import { findPasswordHash, isProved } from '#domain/accounts/index.ts'
import { may } from '#domain/privacy/permissions.ts'
import { personalData } from '#domain/areas.ts'
import {
  exportPath,
  findLatestExport,
  findLiveDeletion,
  listBlocks,
  type Block,
  type DataExport,
} from '#domain/privacy/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Secret } from '#platform/crypto/secret.ts'

export type ShownExport = {
  state: DataExport['state']
  progress: number
  askedAt: Date
  sizeBytes: number | null
  expiresAt: Date | null
  /** Where its owner fetches it, once it is ready. */
  href: string | undefined
}

/** What the account page says of a member's data: the file they may take along, and the end of the account. */
export type DataOfMember = {
  now: Date
  export: ShownExport | undefined
  /** From when another file may be asked for; undefined where the person may not ask at all. */
  mayAskExportFrom: Date | undefined
  deletion: { askedAt: Date; dueAt: Date } | undefined
  mayAskDeletion: boolean
  mayCancelDeletion: boolean
  blocks: Block[]
  graceDays: number
  hasPassword: boolean
  /** Whether they showed a few minutes ago who they are; else that comes first. */
  isProved: boolean
}

export async function loadData({
  db,
  actor,
  viewer,
  clock,
  config,
  settings,
}: MemberEdge): Promise<DataOfMember> {
  const mine = { ownerId: actor.id }
  const now = clock.now()
  const [latest, deletion, blocks, passwordHash] = await Promise.all([
    findLatestExport(db, actor.id),
    findLiveDeletion(db, actor.id),
    listBlocks(db, personalData.deletionBlocks, actor.id),
    findPasswordHash(db, actor.id),
  ])
  const mayAskExport = may(actor, 'account.ask-export')
  return {
    now,
    export: latest && shownExport(latest, mayAskExport ? config.secret : undefined, now),
    mayAskExportFrom: mayAskExport ? nextExportAt(latest, now) : undefined,
    deletion: deletion && { askedAt: deletion.askedAt, dueAt: deletion.dueAt },
    mayAskDeletion: may(actor, 'account.ask-deletion') && !blocks.some(({ stopsAsking }) => stopsAsking),
    mayCancelDeletion: may(actor, 'account.cancel-deletion', mine),
    blocks,
    graceDays: settings.deletionGraceDays,
    hasPassword: passwordHash !== null,
    isProved: isProved(viewer.provedAt, now),
  }
}

/** An administrator who looks as someone else gets no address to fetch the file from. */
function shownExport(latest: DataExport, secret: Secret | undefined, now: Date): ShownExport {
  const { id, progress, askedAt, sizeBytes, expiresAt } = latest
  const isExpired = latest.state === 'ready' && (!expiresAt || expiresAt <= now)
  const state = isExpired ? 'removed' : latest.state
  const href = state === 'ready' && expiresAt && secret ? exportPath(id, expiresAt, secret) : undefined
  return { state, progress, askedAt, sizeBytes, expiresAt, href }
}

function nextExportAt(latest: DataExport | undefined, now: Date): Date {
  return !latest || latest.state === 'failed' ? now : addDays(latest.askedAt, 1)
}
