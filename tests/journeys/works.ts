import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'

/** A picture of one colour, to be sent as a file. */
export async function aPicture(name: string, colour: string, width = 1200, height = 900) {
  const buffer = await sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A service that everyone sees, of a member who is there already, by the product's own operations. */
export async function offer(databaseUrl: string, username: string, title: string): Promise<string> {
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'journey' })
  const transaction = transactions(database, systemClock, async () => {})
  try {
    const settings = await readSettings(database.db, new Date())
    return await transaction(async (tx) => {
      const [who] = await tx.db.select().from(member).where(eq(member.username, username))
      if (!who) throw new Error(`There is no ${username}`)
      const { id: categoryId } = await makeCategory(tx)
      const pictureId = await makePicture(tx, who.id, { state: 'making' })
      const content = someContent({ categoryId, title, gallery: [{ pictureId, alt: 'A cover' }] })
      return (await publishSome(tx, actorOf(who), content, settings)).slug
    })
  } finally {
    await database.close()
  }
}
