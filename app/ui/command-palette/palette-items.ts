import type { IconName } from '#app/ui/icon/icon.tsx'

export type PaletteItem = {
  id: string
  label: string
  to: string
  note?: string
  icon?: IconName
  words?: string
}
export type PaletteGroup = { label: string; items: readonly PaletteItem[] }

const recentLimit = 5

/** Items that have every typed word somewhere in them; groups left without items fall away. */
export function matchGroups(groups: readonly PaletteGroup[], query: string): PaletteGroup[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return groups
    .map((group) => ({
      ...group,
      items: group.items.filter((item) => {
        const text = `${item.label} ${item.note ?? ''} ${item.words ?? ''}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter((group) => group.items.length > 0)
}

export function rememberRecent(recent: readonly PaletteItem[], opened: PaletteItem): PaletteItem[] {
  return [opened, ...recent.filter((item) => item.to !== opened.to)].slice(0, recentLimit)
}

/** What an earlier visit left behind; anything that is not a list of items is forgotten. */
export function readRecent(stored: string | null): PaletteItem[] {
  if (!stored) return []
  try {
    const parsed: unknown = JSON.parse(stored)
    return Array.isArray(parsed) ? parsed.filter(isPaletteItem).slice(0, recentLimit) : []
  } catch {
    return []
  }
}

function isPaletteItem(value: unknown): value is PaletteItem {
  if (typeof value !== 'object' || value === null) return false
  const { id, label, to } = value as Record<string, unknown>
  // Only addresses of this site, or a planted entry could lead away.
  return (
    typeof id === 'string' && typeof label === 'string' && typeof to === 'string' && /^\/(?![/\\])/.test(to)
  )
}
