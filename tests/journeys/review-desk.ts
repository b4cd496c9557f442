import type { Locator, Page } from '@playwright/test'
import { findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { draftService, submitService, type ServiceContent } from '#domain/catalogue/index.ts'
import { openMarket, type Market } from '../server/market.ts'

export type Desk = { market: Market; seller: MemberActor; email: string; categoryId: string }

/** A newcomer of each test's own, so that nobody becomes trusted on the way. */
export const withDesk = {
  desk: async (
    { server }: { server: { databaseUrl: string } },
    use: (desk: Desk) => Promise<void>,
  ): Promise<void> => {
    const market = await openMarket(server.databaseUrl)
    const seller = await market.addSeller('Hana Novotná')
    const person = await findPerson(market.db, seller.id)
    const category = await market.addCategory('Packaging')
    await use({ market, seller, email: person?.email ?? '', categoryId: category.id })
    await market.close()
  },
}

export async function submit(
  { market, seller, categoryId }: Desk,
  given: Partial<Omit<ServiceContent, 'categoryId'>>,
): Promise<string> {
  const content = await market.contentOf(seller, { categoryId, ...given })
  return market.transaction(async (tx) => {
    const { serviceId } = await draftService(tx, seller, content)
    await submitService(tx, seller, { serviceId }, market.given)
    return serviceId
  })
}

export const rowOf = (page: Page, title: string): Locator => page.getByRole('row').filter({ hasText: title })
