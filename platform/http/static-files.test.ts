import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStaticFiles } from './static-files.ts'

function aBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-static-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'assets', 'page-1.js'), 'export {}')
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *')
  return openStaticFiles(folder)
}

test('a file is read and compressed once, however its address is written', async () => {
  const find = aBuild()
  const file = await find('/assets/page-1.js')
  expect(file).toMatchObject({ immutable: true, type: 'text/javascript; charset=utf-8' })
  for (const path of ['/assets//page-1.js', '/assets/./page-1.js', '//assets///page-1.js'])
    expect(await find(path), path).toBe(file)
})

test('what has no digest in its name may change, and what is not of the build is not there', async () => {
  const find = aBuild()
  expect(await find('/robots.txt')).toMatchObject({ immutable: false })
  expect(await find('/../robots.txt')).toBeUndefined()
  expect(await find('/assets/made-up.js')).toBeUndefined()
})
