import { operator } from '#domain/actor.ts'
import { approveService, rejectService } from '#domain/catalogue/index.ts'
import { readSettings } from '#domain/settings/index.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './journey.ts'
import { comeAsMember } from './people.ts'
import { aPicture } from './pictures.ts'
import { aCategory, at, box, fillPackages, goOn, main } from './selling.ts'

const LONG = 'I draw your house with a steel pen on heavy paper, from a photograph you send. '.repeat(3)

const COLOURS = ['#7a2e2e', '#c8742b', '#51663b', '#3e5c76', '#6d2e46']

/** What a moderator decides, from a process of their own. */
function decide(databaseUrl: string, serviceId: string, reasons: string[]): Promise<void> {
  return fromOutside(databaseUrl, async (tx) => {
    const settings = await readSettings(tx.db as never, tx.now)
    const context = { settings, siteOrigin: 'https://hall.test', origin: { address: '', device: '' } }
    await (reasons.length > 0
      ? rejectService(tx, operator, { serviceId, reasons, note: '' }, context)
      : approveService(tx, operator, { serviceId, note: '' }, context))
  })
}

/** Nobody's work is known yet, so it is looked at before it is shown; the seller of the demo may be trusted by now. */
const aNewcomer = () => `signs${Math.random().toString(36).slice(2, 8)}`

test('a seller makes a service from nothing, mends it, is published, edits and pauses it', async ({
  page,
  server,
}) => {
  test.setTimeout(400_000)
  const category = await aCategory(server.databaseUrl)
  await comeAsMember(page, server.databaseUrl, aNewcomer())
  await page.goto('/my/services/new')
  const title = 'Ink drawings of your house from a photograph'
  await box(page, 'Title').fill(title)
  await expect(page.locator('.save-state')).toHaveText('Saved')
  await at(page, 'overview')
  await expect(page.locator('.editor-preview')).toContainText(title)
  await page.getByLabel('Category').selectOption({ label: category })
  await page.getByLabel('Tags').fill('ink, house, gift')
  await goOn(page)
  await at(page, 'packages')

  await fillPackages(page)
  await expect(page.getByRole('group', { name: 'Basic' })).toContainText('You receive $54.00')
  await page.getByRole('group', { name: 'Basic' }).getByLabel('Price').fill('sixty')
  await goOn(page)
  await expect(page.getByRole('group', { name: 'Basic' })).toContainText('write an amount')
  await page.getByRole('group', { name: 'Basic' }).getByLabel('Price').fill('60')
  await page.getByRole('button', { name: 'Add an extra' }).click()
  await expect(box(page, 'Extra 1')).toBeFocused()
  await box(page, 'Extra 1').fill('A frame of oak')
  await page.locator('.row-card-extra').getByLabel('Price').fill('35')
  await goOn(page)
  await at(page, 'description')

  await box(page, 'Description').fill(LONG)
  for (const [nth, question] of ['Which paper is it?', 'Can I send a sketch?'].entries()) {
    await page.getByRole('button', { name: 'Add a question' }).click()
    await box(page, `Question ${nth + 1}`).fill(question)
    await box(page, 'Answer')
      .nth(nth)
      .fill(`Answer ${nth + 1}`)
  }
  await page.getByRole('button', { name: 'Move question 2 up' }).click()
  await expect(box(page, 'Question 1')).toHaveValue('Can I send a sketch?')
  await goOn(page)
  await at(page, 'requirements')

  await page.getByRole('button', { name: 'Add a question' }).click()
  await box(page, 'Question 1').fill('Which side of the house?')
  await page.getByLabel('Answered').selectOption('choice')
  await box(page, 'Choices').fill('Street\nGarden')
  await goOn(page)
  await at(page, 'gallery')

  const pictures = await Promise.all(COLOURS.map((colour, nth) => aPicture(`work-${nth}.jpg`, colour)))
  await page.locator('#gallery-file').setInputFiles(pictures)
  await expect(page.locator('img.gallery-thumb')).toHaveCount(5, { timeout: 150_000 })
  for (let nth = 1; nth <= 5; nth++) await box(page, `What picture ${nth} shows`).fill(`House ${nth}`)
  await page.getByRole('button', { name: 'Move picture 5 up' }).click()
  await expect(box(page, 'What picture 4 shows')).toHaveValue('House 5')
  await page.getByText('Crop', { exact: true }).first().click()
  await page.getByLabel('Left to right').first().press('ArrowRight')
  await page.getByRole('button', { name: 'Crop picture 1' }).click()
  await expect(page.locator('.gallery-row').first().locator('output.gallery-thumb')).toHaveCount(1)
  await expect(page.locator('img.gallery-thumb')).toHaveCount(5, { timeout: 150_000 })
  await expect(box(page, 'What picture 1 shows')).toHaveValue('House 1')
  await goOn(page)
  await at(page, 'review')
  await expect(main(page)).toContainText('A frame of oak')
  await page.reload()
  await expect(main(page)).not.toContainText('still missing')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/\/my\/services\?done=in-review/)
  const serviceId = new URL(page.url()).searchParams.get('service') ?? ''
  await expect(main(page)).toContainText('is submitted')

  await decide(server.databaseUrl, serviceId, ['The cover shows a watermark'])
  await page.goto('/my/services')
  const row = page.locator('.own-services > li').filter({ hasText: title })
  await expect(row).toContainText('The cover shows a watermark')
  await row.getByRole('link', { name: title }).click()
  await expect(main(page)).toContainText('It was sent back')
  await box(page, 'Title').fill('Pen drawings of your house from a photograph')
  await expect(page.locator('.save-state')).toHaveText('Saved')
  await page.getByRole('link', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page).toHaveURL(/done=in-review/)

  await decide(server.databaseUrl, serviceId, [])
  await page.goto('/my/services?state=published&q=pen+drawings')
  await expect(main(page)).toContainText('Published')
  await page.getByRole('link', { name: 'Pen drawings of your house' }).click()
  await box(page, 'Title').fill('Pen drawings of your garden from a photograph')
  await goOn(page)
  await at(page, 'packages')
  await page.goto('/my/services')
  await expect(main(page)).toContainText('Newer words not submitted')
  await page.getByRole('button', { name: /Actions for Pen drawings/ }).click()
  await page.getByRole('menuitem', { name: 'Pause' }).click()
  await expect(main(page)).toContainText('is paused')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(main(page)).toContainText('open to orders again')
})
