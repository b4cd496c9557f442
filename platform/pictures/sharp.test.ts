import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import library from 'sharp'
import { expect, test } from 'vitest'
import { drawOnThreads } from './sharp.ts'

/** In a process of its own: in this one other tests draw too. */
async function askProcess(script: string): Promise<unknown> {
  const module = JSON.stringify(new URL('./sharp.ts', import.meta.url).href)
  const whole = `import { createRequire } from 'node:module'
    const { sharp } = await import(${module})
    const draw = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#0e6b4e' } }).png().toBuffer()
    ${script}`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', whole])
  return JSON.parse(stdout)
}

test('nothing that was drawn stays in memory', async () => {
  const kept = await askProcess(`
    await draw()
    console.log(JSON.stringify(createRequire(${JSON.stringify(import.meta.url)})('sharp').cache()))`)
  expect(kept).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } })
})

test('what draws is read with the first picture, and not before', async () => {
  const isRead = await askProcess(`
    const isRead = () => process.report.getReport().sharedObjects.some((name) => name.includes('vips'))
    const before = isRead()
    await draw()
    console.log(JSON.stringify({ before, after: isRead() }))`)
  expect(isRead).toEqual({ before: false, after: true })
})

test('how many threads draw a picture is put back', () => {
  const before = library.concurrency()
  const putBack = drawOnThreads(before + 1)
  expect(library.concurrency()).toBe(before + 1)
  putBack()
  expect(library.concurrency()).toBe(before)
})
