import { lazy, Suspense, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { renderWhole } from './render-whole.ts'

const Page = ({ children }: { children: ReactNode }) => (
  <html lang="en">
    <body>
      <h1>Works</h1>
      <Suspense fallback="Soon">{children}</Suspense>
    </body>
  </html>
)

async function render(page: ReactNode) {
  const told: unknown[] = []
  const onError = (error: unknown) => void told.push(error)
  const html = Buffer.concat(await renderWhole(page, { nonce: 'once', onError })).toString()
  return { html, told }
}

test('a page is a document from its first letter to its last', async () => {
  const { html } = await render(<Page>All of it</Page>)
  expect(html).toBe(
    '<!DOCTYPE html><html lang="en"><head></head><body><h1>Works</h1><!--$-->All of it<!--/$--></body></html>',
  )
})

test('what is loaded apart stands in its place the first time as well', async () => {
  const Apart = lazy(async () => ({ default: () => <p>Loaded apart</p> }))
  const first = await render(
    <Page>
      <Apart />
    </Page>,
  )
  const second = await render(
    <Page>
      <Apart />
    </Page>,
  )
  expect(first.html).toContain('<!--$--><p>Loaded apart</p><!--/$-->')
  expect(second.html).toBe(first.html)
  expect(first.told).toEqual([])
})

test('a part that fails is told of and leaves the rest', async () => {
  const failure = new Error('No such work')
  const Failing = () => {
    throw failure
  }
  const { html, told } = await render(
    <Page>
      <Failing />
    </Page>,
  )
  expect(told).toEqual([failure])
  expect(html).toContain('<h1>Works</h1>')
})

test('a page that fails as a whole is refused', async () => {
  const Failing = () => {
    throw new Error('No such page')
  }
  await expect(render(<Failing />)).rejects.toThrow('No such page')
})
