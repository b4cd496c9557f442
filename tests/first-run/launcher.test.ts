import { execFileSync } from 'node:child_process'
import { appendFile, chmod, cp, mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { browserCandidates } from '../../scripts/steps/browser.mjs'
import { isBuilt, serverFile, sourceStamp } from '../../scripts/steps/build.mjs'
import { explainInstallFailure } from '../../scripts/steps/install.mjs'
import { installStamp, installStampFile, isInstalled } from '../../scripts/steps/installed.mjs'
import { isRoot, nobody, othersCanEnter } from './folders.ts'

const repository = join(import.meta.dirname, '../..')
const canBeNobody = isRoot && (await othersCanEnter(dirname(process.execPath)))

async function project(files: Record<string, string>): Promise<string> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'guildhall-launcher-')))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return folder
}

const lock = (version: string) =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/pg': { version },
      'node_modules/for-another-system': { version: '1.0.0', optional: true, os: ['never'] },
    },
  })
const installed = { 'node_modules/pg/package.json': '{}', 'node_modules/.package-lock.json': lock('8.0.0') }

it('trusts an installation done by hand with npm ci, and no other version of it', async () => {
  const same = await project({ 'package-lock.json': lock('8.0.0'), ...installed })
  expect(isInstalled(same)).toBe(true)
  const newer = await project({ 'package-lock.json': lock('8.1.0'), ...installed })
  expect(isInstalled(newer)).toBe(false)
})

it('installs again when an installation was cut off, or a package has gone missing since', async () => {
  const cutOff = await project({ 'package-lock.json': lock('8.0.0'), 'node_modules/pg/package.json': '{}' })
  expect(isInstalled(cutOff)).toBe(false)
  await writeFile(installStampFile(cutOff), installStamp(cutOff))
  expect(isInstalled(cutOff)).toBe(true)
  await rm(join(cutOff, 'node_modules/pg'), { recursive: true })
  expect(isInstalled(cutOff)).toBe(false)
})

it('builds again when a source changed and not when only a test did', async () => {
  const folder = await project({
    'app/root.tsx': 'one',
    'app/root.test.ts': 'a test',
    'build/server/server.js': '',
  })
  expect(isBuilt(folder)).toBe(false)
  await writeFile(join(folder, 'build', '.stamp'), sourceStamp(folder))
  expect(isBuilt(folder)).toBe(true)
  await appendFile(join(folder, 'app/root.test.ts'), ', changed')
  expect(isBuilt(folder)).toBe(true)
  await appendFile(join(folder, 'app/root.tsx'), ', changed')
  expect(isBuilt(folder)).toBe(false)
  await writeFile(join(folder, 'build', '.stamp'), sourceStamp(folder))
  await rm(serverFile(folder))
  expect(isBuilt(folder)).toBe(false)
})

it('says what to do when npm cannot reach its registry or write to the disk', () => {
  expect(explainInstallFailure('npm error code ENOTFOUND').message).toContain(
    'registry cannot be reached: check the network',
  )
  expect(explainInstallFailure('npm error code ENOSPC').message).toContain('the disk is full')
  expect(explainInstallFailure('npm error something new').message).toContain('npm says why above')
})

it('finds a browser on the path', async () => {
  const folder = await project({ chromium: '', 'google-chrome': '' })
  expect(browserCandidates(`/nowhere:${folder}`).filter((file) => file.startsWith(folder))).toEqual([
    join(folder, 'chromium'),
    join(folder, 'google-chrome'),
  ])
})

it('tells an old Node what is needed', async () => {
  const script = join(repository, 'scripts/steps/require-node.mjs')
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '18.20.1' }); import(${JSON.stringify(script)})`
  expect(() => execFileSync(process.execPath, ['-e', pretend], { stdio: 'pipe' })).toThrow(
    'Guildhall needs Node 20 or newer, and this is 18.20.1',
  )
})

it.runIf(!isRoot || canBeNobody)('tells who may not write to the project', async () => {
  const folder = await project({ 'package-lock.json': lock('8.0.0') })
  await cp(join(repository, 'scripts'), join(folder, 'scripts'), { recursive: true })
  await cp(join(repository, 'platform/db/embedded'), join(folder, 'platform/db/embedded'), {
    recursive: true,
  })
  await chmod(folder, 0o555)
  const who = isRoot ? { uid: nobody, gid: nobody } : {}
  expect(() =>
    execFileSync(process.execPath, ['scripts/start.mjs'], { cwd: folder, stdio: 'pipe', ...who }),
  ).toThrow(/You \(user \d+\) may not write to .*, which belongs to user \d+: start Guildhall as that user/)
  await chmod(folder, 0o755)
})
