import type { PaletteGroup } from '#app/ui/command-palette/command-palette.tsx'
import type { BottomLink } from '#app/ui/shell/bottom-nav.tsx'
import type { SideGroup } from '#app/ui/shell/side-nav.tsx'
import { adminSections, type QueueName, type Section, sectionGroups } from './admin-sections.ts'

/** How many wait, or only that there are as many at least. */
export type CountedQueue = { waiting: number; isMore?: boolean }
type Counted = Partial<Record<QueueName, CountedQueue>>
/** Addresses of the screens that are there for somebody. */
type Opened = readonly string[]

const seenBy = (opened: Opened) => adminSections.filter(({ to }) => opened.includes(to))

/** What waits in these queues together; where one was counted only so far, '99+'. */
export function waitingWords(queues: readonly CountedQueue[]): number | string {
  const sum = queues.reduce((so, { waiting }) => so + waiting, 0)
  return queues.some(({ isMore }) => isMore) ? `${sum - 1}+` : sum
}

const waitingIn = (counted: Counted, { queues = [] }: Section) =>
  waitingWords(queues.flatMap(({ name }) => counted[name] ?? []))

export function adminGroups(opened: Opened, counted: Counted): SideGroup[] {
  return sectionGroups.flatMap((title) => {
    const links = seenBy(opened)
      .filter(({ group }) => group === title)
      .map((one) => ({
        to: one.to,
        label: one.label,
        end: one.to === '/admin',
        count: waitingIn(counted, one),
      }))
    return links.length > 0 ? [{ title, links }] : []
  })
}

const THUMB_MOST = 5

export function adminBottomLinks(opened: Opened, counted: Counted): BottomLink[] {
  return seenBy(opened)
    .flatMap((one) => (one.thumb ? [{ ...one, thumb: one.thumb }] : []))
    .toSorted((first, second) => first.thumb.rank - second.thumb.rank)
    .slice(0, THUMB_MOST)
    .map((one) => ({
      to: one.to,
      label: one.thumb.label,
      icon: one.thumb.icon,
      end: one.to === '/admin',
      count: waitingIn(counted, one),
    }))
}

export function adminPalette(opened: Opened): PaletteGroup[] {
  return sectionGroups.flatMap((label) => {
    const items = seenBy(opened)
      .filter(({ group }) => group === label)
      .map((one) => ({ id: one.to, label: one.label, to: one.to, words: one.words }))
    return items.length > 0 ? [{ label, items }] : []
  })
}
