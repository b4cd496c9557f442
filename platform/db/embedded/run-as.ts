import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { readIfThere } from './places.ts'

/** Who PostgreSQL runs as when we are root, because it refuses to be root; undefined means: as ourselves. */
export type RunAs = { uid: number; gid: number } | undefined

export async function chooseRunAs(dataFolder: string, cluster: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return undefined
  const people = await readPeople()
  const candidates = [sudoCaller(), await ownerOf(cluster), await ownerOf(dataFolder)]
  // initdb refuses a user number without a name, which a folder mounted from another machine may well have.
  const known = candidates.find((who) => who && who.uid !== 0 && (people.size === 0 || people.has(who.uid)))
  return known ?? nobodyAmong(people)
}

/** Whether that user can reach the path: every folder on the way lets them through. */
export async function canReach(who: RunAs, path: string): Promise<boolean> {
  if (!who) return true
  for (let folder = path; ; folder = dirname(folder)) {
    const { uid, gid, mode } = await stat(folder)
    const bit = uid === who.uid ? 0o100 : gid === who.gid ? 0o010 : 0o001
    if ((mode & bit) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

function sudoCaller(): RunAs {
  const uid = Number(process.env.SUDO_UID)
  const gid = Number(process.env.SUDO_GID)
  return Number.isInteger(uid) && Number.isInteger(gid) && uid > 0 ? { uid, gid } : undefined
}

async function ownerOf(folder: string): Promise<RunAs> {
  try {
    const { uid, gid } = await stat(folder)
    return { uid, gid }
  } catch {
    return undefined
  }
}

type People = Map<number, { name: string; gid: number }>

async function readPeople(): Promise<People> {
  // macOS keeps its people elsewhere and knows every number that owns a folder.
  const text = process.platform === 'linux' ? await readIfThere('/etc/passwd') : undefined
  const people: People = new Map()
  for (const line of (text ?? '').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name && uid && gid) people.set(Number(uid), { name, gid: Number(gid) })
  }
  return people
}

function nobodyAmong(people: People): RunAs {
  for (const [uid, { name, gid }] of people) if (name === 'nobody') return { uid, gid }
  return { uid: 65534, gid: 65534 }
}
