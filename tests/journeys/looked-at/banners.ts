import type { MemberActor } from '#domain/actor.ts'
import { addBannerDays, moveBanner } from '#domain/banners/index.ts'
import { makeBanner } from '#domain/banners/testing.ts'
import { findTree } from '#domain/categories/index.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Names } from '../../routes/things-of-member.ts'

/** Banners where only this look sees them: beside one category, and above the pages of one brand. */
export async function hangBanners(tx: Transaction, admin: MemberActor, categoryPath: string): Promise<void> {
  const found = (await findTree(tx.db)).find(({ path }) => path === categoryPath)
  await makeBanner(
    tx,
    {
      placement: 'category',
      categoryId: found?.id ?? null,
      title: 'Send a brief, get three answers',
      link: 'https://example.org/brief',
      linkLabel: 'Read how',
      lightPicture: await makePicture(tx, admin.id),
      alt: 'A sheet of paper with three pencils',
    },
    { admin },
  )
  await makeBanner(tx, { brand: 'quay' }, { admin, brands: [{ slug: 'quay' }] })
}

/** One that has ended, with what came of it. */
export async function makeEndedBanner(tx: Transaction, admin: MemberActor): Promise<Names> {
  const number = await makeBanner(
    tx,
    { title: 'Seven percent with PRO', isClosable: false, brand: 'default' },
    { admin },
  )
  await moveBanner(tx, admin, { number, move: 'end' }, {})
  const days = Array.from({ length: 9 }, (_, ago) => ({
    number,
    day: addDays(tx.now, -ago).toISOString().slice(0, 10),
    seen: 400 + ago * 31,
    clicked: 9 + ago,
    closed: 20,
  }))
  await addBannerDays(tx, days)
  return { endedBanner: String(number) }
}
