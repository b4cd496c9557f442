import { expect, test } from './journey.ts'
import { enterAs } from './people.ts'
import { aBomb, aPicture, aScript, aScriptInDisguise, withHugeFile } from './pictures.ts'
import { aCategory, at, box, goOn } from './selling.ts'

test('wrong files are refused with the reason, and nothing else is lost', async ({ page, server }) => {
  test.setTimeout(120_000)
  await aCategory(server.databaseUrl)
  await enterAs(page, 'seller')
  await page.goto('/my/services/new')
  await box(page, 'Title').fill('A service that shows wrong files')
  await goOn(page)
  await at(page, 'packages')
  await page.getByRole('link', { name: 'Gallery' }).click()
  const good = await aPicture('good.jpg', '#3e5c76')
  await page.locator('#gallery-file').setInputFiles(good)
  await box(page, 'What picture 1 shows').fill('The good one')
  const narrow = await aPicture('narrow.jpg', '#3e5c76', 320, 240)
  await page.locator('#gallery-file').setInputFiles([aScriptInDisguise, aBomb(), narrow])
  await expect(page.locator('.upload.is-failed')).toHaveCount(3)
  await expect(page.locator('.uploads')).toContainText('This is not an image')
  await expect(page.locator('.uploads')).toContainText('too many pixels')
  await expect(page.locator('.uploads')).toContainText('at least 640 px wide')
  await page.locator('#gallery-file').setInputFiles(aScript)
  await expect(page.locator('.file-drop-refused')).toContainText('drawing.svg is of another kind')
  await withHugeFile(async (path) => {
    await page.locator('#gallery-file').setInputFiles(path)
    await expect(page.locator('.file-drop-refused')).toContainText('huge.jpg has 200 MB. The limit is 10 MB.')
  })
  await expect(box(page, 'What picture 1 shows')).toHaveValue('The good one')
  await expect(page.locator('.gallery-row')).toHaveCount(1)
})

test('somebody else’s service is not there, and words that are no draft are refused', async ({ page }) => {
  await enterAs(page, 'seller')
  const save = async (data: unknown) => {
    const answer = await page.request.post('/my/services/draft', { data })
    return { status: answer.status(), body: (await answer.json()) as Record<string, unknown> }
  }
  const content = {
    title: 'A draft that nobody else can open',
    categoryId: null,
    description: '',
    packages: [],
    extras: [],
    requirements: [],
    faq: [],
    gallery: [],
    tags: [],
  }
  const made = await save({ serviceId: null, basedOn: null, content })
  expect(made.status).toBe(200)
  const { serviceId, slug } = made.body
  for (const wrong of [
    null,
    { serviceId: null, basedOn: null, content: null },
    { serviceId: 'x', basedOn: null, content },
    { serviceId, basedOn: 'yesterday', content },
    { serviceId, basedOn: null, content: { ...content, title: 'x'.repeat(2_000) } },
    { serviceId, basedOn: null, content: { ...content, packages: Array.from({ length: 40 }, () => ({})) } },
    { serviceId, basedOn: null, content: { ...content, gallery: [{ pictureId: '../../etc', alt: '' }] } },
  ])
    expect((await save(wrong)).status, JSON.stringify(wrong).slice(0, 80)).toBe(400)
  const stale = await save({
    serviceId,
    basedOn: new Date(0).toISOString(),
    content: { ...content, tags: ['a'] },
  })
  expect(stale).toMatchObject({ status: 409, body: { error: expect.stringContaining('another window') } })
  await page.context().clearCookies()
  await enterAs(page, 'buyer')
  expect((await page.goto(`/my/services/${slug}/edit`))?.status()).toBe(404)
  expect((await save({ serviceId, basedOn: null, content })).status).toBe(404)
})
