import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { draftService } from '#domain/catalogue/index.ts'
import { someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { makeThingsOf, type Names } from '../routes/things-of-member.ts'
import type { Looker } from './catalogue.ts'

/** Somebody of the kind that looks, signed in if it is a member, and a member's things, by the names of their addresses. */
export async function makeThingsToLookAt(
  databaseUrl: string,
  who: Looker,
): Promise<{ names: Names; token: string | undefined }> {
  return fromOutside(databaseUrl, async (tx) => {
    const owner = await makeMember(tx, { displayName: 'Ida Lund' })
    const names = await makeThingsOf(tx, owner)
    const { id: categoryId } = await makeCategory(tx)
    // Not complete, so that the editor says what is missing.
    const draft = await draftService(tx, actorOf(owner), { ...someContent({ categoryId }), packages: [] })
    const looker = who === 'administrator' ? await makeMember(tx, { role: 'admin' }) : owner
    const session = who === 'visitor' ? undefined : await makeSession(tx, looker.id)
    return { names: { ...names, draft: draft.slug }, token: session?.token }
  })
}
