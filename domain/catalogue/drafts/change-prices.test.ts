import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import {
  changePrices,
  findLiveService,
  findOwnService,
  saveDraft,
  submitService,
  withdrawService,
} from '../index.ts'
import { publishSome, someContent } from '../testing.ts'

const { db, transaction } = await testDatabase()
const settings = await readSettings(db, new Date())

/** Basic for 50.00 and Standard for 120.00 are live. */
async function published() {
  const made = await transaction(async (tx) => {
    const seller = actorOf(await makeMember(tx))
    const { id: categoryId } = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A cover' }]
    const content = someContent({ categoryId, gallery })
    const { id: serviceId, slug } = await publishSome(tx, seller, content, settings)
    return { seller, content, serviceId, slug }
  })
  const { seller, serviceId, slug } = made
  return {
    ...made,
    setStandard: (priceMinor: number) =>
      transaction((tx) => {
        const packages = [{ tier: 'standard' as const, priceMinor, deliveryDays: 5 }]
        return changePrices(tx, seller, { serviceId, packages }, { settings })
      }),
    prices: async () => {
      const found = await findLiveService(db, slug)
      return found.outcome === 'found' ? found.service.content.packages.map((one) => one.priceMinor) : []
    },
  }
}

/** The same, and a Premium for 150.00 waits for its review. */
async function withPremiumInReview() {
  const { seller, content, serviceId, setStandard, prices } = await published()
  const premium = { ...content.packages[1]!, tier: 'premium' as const, title: 'Premium', priceMinor: 15_000 }
  const newer = { ...content, packages: [...content.packages, premium] }
  await transaction((tx) => saveDraft(tx, seller, { serviceId, content: newer, basedOn: null }))
  const submit = () => transaction((tx) => submitService(tx, seller, { serviceId }, { settings }))
  await submit()
  return {
    submit,
    withdraw: () => transaction((tx) => withdrawService(tx, seller, { serviceId })),
    setStandard,
    prices,
  }
}

test('a price that what waits for its review could not have is refused, with what to do', async () => {
  const { setStandard, prices } = await withPremiumInReview()
  await expect(setStandard(20_000)).rejects.toThrow(
    'Premium must cost more than Standard ($200.00) in what waits for its review: withdraw that from review first, or choose another price',
  )
  expect(await prices()).toEqual([5_000, 12_000])
  await setStandard(14_000)
  expect(await prices()).toEqual([5_000, 14_000])
})

test('withdrawn, the new price is taken, and what is sent to review again has to fit it', async () => {
  const { setStandard, withdraw, submit, prices } = await withPremiumInReview()
  await withdraw()
  await setStandard(20_000)
  expect(await prices()).toEqual([5_000, 20_000])
  await expect(submit()).rejects.toMatchObject({
    fields: { 'packages.2.priceMinor': ['Premium must cost more than Standard ($200.00)'] },
  })
})

test('an editor that was open before a price changed does not take the new price back', async () => {
  for (const hasNewerWords of [false, true]) {
    const { seller, content, serviceId, setStandard, prices, slug } = await published()
    const newer = { ...content, description: `${content.description} And more of it.` }
    if (hasNewerWords)
      await transaction((tx) => saveDraft(tx, seller, { serviceId, content: newer, basedOn: null }))
    const opened = await findOwnService(db, seller.id, slug)
    await setStandard(14_000)
    const typed = { ...opened!.content, title: 'Another title, typed in the tab from before' }
    await expect(
      transaction((tx) => saveDraft(tx, seller, { serviceId, content: typed, basedOn: opened!.writtenAt })),
    ).rejects.toThrow('changed in another window')
    expect(await prices()).toEqual([5_000, 14_000])
    const now = await findOwnService(db, seller.id, slug)
    expect(now!.content.packages.map(({ priceMinor }) => priceMinor)).toEqual([5_000, 14_000])
    const { writtenAt } = now!
    await transaction((tx) =>
      saveDraft(tx, seller, {
        serviceId,
        content: { ...now!.content, title: typed.title },
        basedOn: writtenAt,
      }),
    )
  }
})
