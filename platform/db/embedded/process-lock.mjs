import { open, readFile, rm, stat } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { isRunning, ownIdentity } from './process-identity.mjs'

const pollMs = 50
const halfWrittenMs = 5_000

/** Runs `work` while no other process does, by a file that names its holder; a holder that died is passed over. */
export async function withProcessLock(file, { onWait = () => {}, signal }, work) {
  let told = false
  while (!(await tryToCreate(file, JSON.stringify(ownIdentity())))) {
    signal?.throwIfAborted()
    if (await removeIfStale(file)) continue
    if (!told) {
      told = true
      onWait()
    }
    await pause(pollMs)
  }
  try {
    return await work()
  } finally {
    await rm(file, { force: true })
  }
}

async function tryToCreate(file, content) {
  let handle
  try {
    handle = await open(file, 'wx', 0o644)
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
  try {
    await handle.writeFile(content)
    return true
  } catch (error) {
    // A full disk has room for a name and none for what belongs under it.
    await rm(file, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

async function removeIfStale(file) {
  if (!(await isStale(file))) return false
  // Of several who see the same stale lock one removes it, or a fresh lock could be removed in its place.
  const breaking = `${file}.breaking`
  if (!(await tryToCreate(breaking, ''))) {
    if ((await ageMs(breaking)) > halfWrittenMs) await rm(breaking, { force: true })
    return false
  }
  try {
    if (!(await isStale(file))) return false
    await rm(file, { force: true })
    return true
  } finally {
    await rm(breaking, { force: true })
  }
}

async function isStale(file) {
  let text
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
  const holder = parseHolder(text)
  // Between the creation of a lock and its first byte lies a moment in which its holder may have died.
  return holder ? !isRunning(holder) : (await ageMs(file)) > halfWrittenMs
}

function parseHolder(text) {
  try {
    const holder = JSON.parse(text)
    return typeof holder?.pid === 'number' && typeof holder.mark === 'string' ? holder : undefined
  } catch {
    return undefined
  }
}

async function ageMs(file) {
  try {
    return Date.now() - (await stat(file)).mtimeMs
  } catch (error) {
    if (error.code === 'ENOENT') return 0
    throw error
  }
}
