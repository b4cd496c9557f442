import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const stampName = join('node_modules', '.guildhall-installed')

export function installStampFile(project) {
  return join(project, stampName)
}

/** What an installation depends on: the lock file, and the machine that packages with binaries are chosen for. */
export function installStamp(project) {
  const lock = readFileSync(join(project, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

/** Whether node_modules is whole and of this lock file: by our stamp, or by npm's own record of an `npm ci` done by hand. */
export function isInstalled(project) {
  const lock = readJson(join(project, 'package-lock.json'))
  const expected = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && belongsHere(entry))
  const stamp = installStampFile(project)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === installStamp(project)) {
    return expected.every(
      ([path, entry]) => entry.optional || existsSync(join(project, path, 'package.json')),
    )
  }
  const record = join(project, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const found = readJson(record).packages
  return expected.every(
    ([path, entry]) =>
      found[path]?.version === entry.version && existsSync(join(project, path, 'package.json')),
  )
}

/** npm leaves out optional packages for reasons of its own, except those made for this very system. */
function belongsHere(entry) {
  if (entry.link || (entry.optional && !entry.os)) return false
  return (
    matches(entry.os, process.platform) && matches(entry.cpu, process.arch) && matches(entry.libc, libcHere())
  )
}

function matches(list, value) {
  if (!list || value === undefined) return true
  return list.includes(value) || (list.every((item) => item.startsWith('!')) && !list.includes(`!${value}`))
}

let libc
function libcHere() {
  if (process.platform !== 'linux') return undefined
  libc ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  return libc
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'))
}
