import { desc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { avatarFile } from '../avatars/avatar-url.ts'
import { listFormerEmails } from '../emails/former-emails.ts'
import { formerUsername, member, memberBan, providerLink, session } from '../schema.server.ts'

/** All that the account says of a person, for themselves; hashes and secrets are no use to anyone and stay here. */
export async function exportProfile(db: Db, memberId: string) {
  const [found] = await db.select().from(member).where(eq(member.id, memberId))
  if (!found) return undefined
  const { passwordHash, avatarKey, coverKey, isDemo: _isDemo, referredBy, ...profile } = found
  const formerNames = await db
    .select({ username: formerUsername.username, heldUntil: formerUsername.heldUntil })
    .from(formerUsername)
    .where(eq(formerUsername.memberId, memberId))
    .orderBy(formerUsername.username)
  const formerAddresses = await listFormerEmails(db, memberId)
  const [inviter] = referredBy
    ? await db.select({ username: member.username }).from(member).where(eq(member.id, referredBy))
    : []
  return {
    profile: {
      ...profile,
      invitedBy: inviter?.username ?? null,
      hasPassword: passwordHash !== null,
      formerNames,
      formerAddresses,
    },
    files: { portrait: avatarKey && avatarFile(avatarKey, 512), cover: coverKey },
  }
}

export async function exportSessions(db: Db, memberId: string) {
  return db
    .select({
      startedAt: session.startedAt,
      lastSeenAt: session.seenAt,
      expiresAt: session.expiresAt,
      address: session.address,
      device: session.device,
      way: session.way,
    })
    .from(session)
    .where(eq(session.memberId, memberId))
    .orderBy(newestFirst(session.seenAt))
}

export async function exportProviderLinks(db: Db, memberId: string) {
  return db
    .select({
      provider: providerLink.provider,
      subject: providerLink.subject,
      email: providerLink.email,
      linkedAt: providerLink.linkedAt,
    })
    .from(providerLink)
    .where(eq(providerLink.memberId, memberId))
    .orderBy(providerLink.provider)
}

/** What the person was told; who decided is not theirs to take along. */
export async function exportBans(db: Db, memberId: string) {
  return db
    .select({
      reason: memberBan.reason,
      evidence: memberBan.evidence,
      bannedAt: memberBan.bannedAt,
      until: memberBan.until,
      liftedAt: memberBan.liftedAt,
    })
    .from(memberBan)
    .where(eq(memberBan.memberId, memberId))
    .orderBy(desc(memberBan.bannedAt))
}
