import { findUnreadWarning, type Warning } from '#domain/messages/index.ts'
import { ofYours } from '#domain/reports/decision-words.ts'
import { findKindOfCase } from '#domain/reports/index.ts'
import type { Db } from '#platform/db/database.ts'

export type WarningToReadData = Warning & { about: string }

/** The notice that a member reads before they go on, and what of theirs it is about. */
export async function findWarningToRead(db: Db, memberId: string): Promise<WarningToReadData | undefined> {
  const warning = await findUnreadWarning(db, memberId)
  return warning && { ...warning, about: await aboutOf(db, warning) }
}

async function aboutOf(db: Db, { caseNumber, flagId }: Warning): Promise<string> {
  const kind = caseNumber === null ? undefined : await findKindOfCase(db, caseNumber)
  if (kind) return ofYours(kind)
  return flagId === null ? 'something of yours' : 'a message of yours'
}
