import { expect, test } from './story.ts'
import { comeAsMember } from './people.ts'
import { aPicture, aScript } from './pictures.ts'
import { aCategory, at, box, fillPackages, goOn, main } from './selling.ts'

const LONG = 'I draw your house with a steel pen on heavy paper, from a photograph you send. '.repeat(3)

/** Nobody's work is known yet, so it is looked at before it is shown; the seller of the demo may be trusted by now. */
const aNewcomer = () => `signs${Math.random().toString(36).slice(2, 8)}`

test.describe('without script', () => {
  test('a service is written, shown with pictures and submitted by forms alone', async ({ page, server }) => {
    test.setTimeout(300_000)
    const category = await aCategory(server.databaseUrl)
    await comeAsMember(page, server.databaseUrl, aNewcomer())
    await page.goto('/my/services/new')
    await box(page, 'Title').fill('Long '.repeat(30))
    await goOn(page)
    await expect(main(page)).toContainText('at most 80 characters')
    await expect(box(page, 'Title')).toHaveValue('Long '.repeat(30))
    await box(page, 'Title').fill('Hand lettered signs for small shops')
    await page.getByLabel('Category').selectOption({ label: category })
    await goOn(page)
    await at(page, 'packages')
    await fillPackages(page)
    await page.getByRole('group', { name: 'Standard' }).getByLabel('Price').fill('a lot')
    await goOn(page)
    await expect(main(page)).toContainText('write an amount')
    const standard = page.getByRole('group', { name: 'Standard' })
    await expect(standard.getByLabel('Price')).toHaveValue('a lot')
    await expect(standard.getByLabel('What is included')).toHaveValue('Two drawings')
    await standard.getByLabel('Price').fill('40')
    await goOn(page)
    await expect(standard).toContainText('Standard must cost more than Basic ($60.00)')
    await standard.getByLabel('Price').fill('99')
    await goOn(page)
    await at(page, 'description')
    await box(page, 'Description').fill(LONG)
    await page.getByRole('button', { name: 'Add a question' }).click()
    await box(page, 'Question 1').fill('Do you paint on glass?')
    await box(page, 'Answer').fill('Yes, inside and out.')
    await goOn(page)
    await goOn(page)
    await at(page, 'gallery')
    const files = [await aPicture('a.jpg', '#7a2e2e'), aScript, await aPicture('b.jpg', '#c8742b')]
    await page.getByLabel('Add pictures').setInputFiles(files)
    await page.getByRole('button', { name: 'Send the pictures' }).click()
    await expect(main(page)).toContainText('drawing.svg: This is not an image')
    await expect(page.locator('.gallery-row')).toHaveCount(2)
    await box(page, 'What picture 1 shows').fill('A red sign')
    await box(page, 'What picture 2 shows').fill('An orange sign')
    await page.getByRole('button', { name: 'Move picture 2 up' }).click()
    await expect(box(page, 'What picture 1 shows')).toHaveValue('An orange sign')
    await goOn(page)
    await at(page, 'review')
    await expect(main(page)).not.toContainText('still missing')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(main(page)).toContainText('is submitted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(main(page)).toContainText('withdrawn from review')
  })
})
