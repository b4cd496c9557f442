import { makeMember } from '#domain/accounts/testing.ts'
import { answerAsStaff } from '#domain/support/testing.ts'
import { fromOutside } from '../server/from-outside.ts'

/** Somebody of the staff answers, from a process of their own. */
export async function answerTicket(databaseUrl: string, number: number, text: string): Promise<void> {
  await fromOutside(databaseUrl, async (tx) => {
    const { id: authorId } = await makeMember(tx, { displayName: 'Nadia Orlova', role: 'admin' })
    await answerAsStaff(tx, { number, authorId, text })
  })
}
