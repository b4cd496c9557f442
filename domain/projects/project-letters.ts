import { findPeople, writeLetter } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Given } from './lock-project.ts'

export type LetterWords = {
  subject: string
  paragraphs: string[]
  action: { label: string; path: string }
}

/** Tells people what happened to a project or a proposal of theirs. Whoever has no account any more is told nothing. */
export async function tell(
  tx: Transaction,
  memberIds: readonly string[],
  { subject, paragraphs, action }: LetterWords,
  { settings, siteOrigin }: Given,
  kind: 'proposals' | 'moderation' = 'proposals',
): Promise<void> {
  const people = await findPeople(tx.db, memberIds)
  for (const person of people.values()) {
    if (person.state === 'deleted') continue
    await writeLetter(
      tx,
      person,
      {
        kind,
        subject,
        heading: subject,
        paragraphs,
        action: { label: action.label, url: siteOrigin + action.path },
      },
      { settings, siteOrigin },
    )
  }
}
