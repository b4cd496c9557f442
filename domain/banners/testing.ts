import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { BannerInput } from './input.ts'
import { moveBanner } from './move-banner.ts'
import { saveBanner } from './save-banner.ts'

export const bannerContext = { settings: { brands: [] } }

/** What an administrator might type. */
export function someBanner(now: Date, given: Partial<BannerInput> = {}): BannerInput {
  return {
    placement: 'strip',
    title: 'The winter fair: forty makers, one week',
    text: 'Everything is made to order.',
    link: '/categories',
    linkLabel: 'Look around',
    lightPicture: null,
    darkPicture: null,
    alt: '',
    startsAt: addDays(now, -1),
    endsAt: addDays(now, 7),
    audience: 'everyone',
    categoryId: null,
    brand: null,
    weight: 1,
    mostADay: undefined,
    isClosable: true,
    ...given,
  }
}

/** A banner that is published, or only a draft of it. */
export async function makeBanner(
  tx: Transaction,
  given: Partial<BannerInput> = {},
  {
    admin,
    isDraft = false,
    brands = [],
  }: { admin?: MemberActor; isDraft?: boolean; brands?: { slug: string }[] } = {},
): Promise<number> {
  const writer = admin ?? actorOf(await makeMember(tx, { role: 'admin' }))
  const context = { settings: { brands: brands as typeof bannerContext.settings.brands } }
  const number = await saveBanner(tx, writer, someBanner(tx.now, given), context)
  if (!isDraft) await moveBanner(tx, writer, { number, move: 'publish' }, {})
  return number
}
