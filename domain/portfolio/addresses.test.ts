import { expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { idRange } from '#platform/db/id-ranges.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { estimateWorks, findWorkCover, listWorkAddresses } from './index.ts'
import { work } from './schema.server.ts'

const { db, transaction } = await testDatabase()

test('a work has an address and a cover while it is not hidden', async () => {
  const { memberId, pictureId } = await transaction(async (tx) => {
    const { id: owner } = await makeMember(tx)
    const cover = await makePicture(tx, owner)
    const common = {
      memberId: owner,
      gallery: [{ pictureId: cover, alt: '' }],
      createdAt: tx.now,
      changedAt: tx.now,
    }
    await tx.db.insert(work).values([
      { ...common, slug: 'a-mark', title: 'A mark' },
      { ...common, slug: 'secret', title: 'A secret', isHidden: true },
    ])
    return { memberId: owner, pictureId: cover }
  })
  expect(await findWorkCover(db, memberId, 'a-mark')).toMatchObject({
    title: 'A mark',
    cover: { id: pictureId },
  })
  expect(await findWorkCover(db, memberId, 'secret')).toBeUndefined()
  expect(await listWorkAddresses(db, idRange(1, 1), 10)).toMatchObject([{ memberId, slug: 'a-mark' }])
  expect(await estimateWorks(db)).toBe(2)
})
