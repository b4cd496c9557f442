import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { decideDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair, someContent } from '#domain/deals/testing.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { minor } from '#platform/money/money.ts'
import { openMarket } from '../server/market.ts'
import { main } from './deal-room.ts'
import { expect, test } from './story.ts'
import { comeBack, enterAs, openBrowser } from './people.ts'

test('a decision is appealed by the seller, held, and divided anew by another administrator', async ({
  page,
  browser,
  server,
}) => {
  const market = await openMarket(server.databaseUrl)
  const { buyer, seller, dealId, disputeId } = await market.transaction(async (tx) => {
    const pair = await aPair(tx, 10_000)
    const made = await aDispute(tx, pair, someContent({ title: 'A sign looked at twice' }))
    await decideDispute(tx, actorOf(await makeMember(tx, { role: 'admin' })), {
      ...made,
      earnedMinor: minor(4_000),
      fault: 'seller',
      reasons: 'The second side is not painted.',
    })
    return { ...pair, ...made }
  })
  const room = await openBrowser(browser, server)
  await comeBack(room, server.databaseUrl, seller.id)
  await room.goto(`/deals/${dealId}`)
  await main(room).getByRole('link', { name: 'Appeal the decision' }).click()
  await expect(main(room)).toContainText('$40.00 of $100.00')
  await expect(main(room)).toContainText('it may end either way')
  await room.getByLabel('What should we know?').fill('The second side is on the third picture of the room.')
  await room.getByRole('button', { name: 'Send my appeal' }).click()
  await expect(main(room)).toContainText('We have your appeal')
  expect(await findOwnMoney(market.db, buyer.id)).toMatchObject({ available: 0n })

  await enterAs(page, 'admin')
  await page.goto(`/admin/deals/analytics?dispute=${disputeId}`)
  await expect(page.getByText('on the third picture of the room')).toBeVisible()
  await page.getByRole('radio', { name: 'It is divided anew' }).check()
  await page.getByLabel('Earned by the seller, when changed').fill('70')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('#decision .sum')).toContainText('$30.00')
  await page.getByLabel('Whose fault it was, when changed').selectOption('both')
  await page.getByLabel('Reasons').fill('Both sides are painted, one of them late.')
  await page.getByRole('button', { name: 'Decide the appeal' }).click()
  await expect(page.getByText('The appeal is decided')).toBeVisible()

  await room.goto(`/deals/${dealId}`)
  await expect(main(room)).toContainText('Split at $70.00')
  await expect(main(room)).toContainText('Both sides are painted, one of them late.')
  await expect(main(room)).toContainText('This is final.')
  expect(await findOwnMoney(market.db, buyer.id)).toMatchObject({ available: 3_000n })
  await room.context().close()
  await market.close()
})
