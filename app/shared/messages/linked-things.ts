import { z } from 'zod'
import { textParts } from './text-parts.ts'

/** A thing of this marketplace that a link leads to. */
export type Linked =
  | { kind: 'service'; slug: string }
  | { kind: 'project'; id: string }
  | { kind: 'work'; username: string; slug: string }
  | { kind: 'member'; username: string }

const CARDS_MOST = 3
const SLUG = '([\\w-]{1,200})'
const SERVICE = new RegExp(`^/services/${SLUG}$`)
const PROJECT = /^\/projects\/([0-9a-f-]{36})$/
const WORK = new RegExp(`^/user/${SLUG}/portfolio/${SLUG}$`)
const MEMBER = new RegExp(`^/user/${SLUG}$`)

/** What the links of a text lead to, of what stands here; each once, and no more than a few. */
export function linkedThings(text: string, origin: string): Linked[] {
  const paths = textParts(text).flatMap((part) => {
    if (part.kind !== 'link') return []
    const url = new URL(part.to)
    return url.origin === origin ? [url.pathname.replace(/\/$/, '')] : []
  })
  return [...new Set(paths)].flatMap((path) => thingAt(path) ?? []).slice(0, CARDS_MOST)
}

function thingAt(path: string): Linked | undefined {
  const service = SERVICE.exec(path)
  if (service) return { kind: 'service', slug: service[1] ?? '' }
  const project = PROJECT.exec(path)
  if (project && z.uuid().safeParse(project[1]).success) return { kind: 'project', id: project[1] ?? '' }
  const work = WORK.exec(path)
  if (work) return { kind: 'work', username: work[1] ?? '', slug: work[2] ?? '' }
  const member = MEMBER.exec(path)
  return member ? { kind: 'member', username: member[1] ?? '' } : undefined
}
