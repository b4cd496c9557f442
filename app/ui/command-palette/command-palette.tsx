import { lazy, Suspense, useState, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { FindItems } from '#app/ui/inputs/combobox/use-found-items.ts'
import { useKeyPress } from '#app/ui/shell/use-key-press.ts'
import type { PaletteGroup } from './palette-items.ts'

export type { PaletteGroup, PaletteItem } from './palette-items.ts'

const PalettePanel = lazy(async () => ({ default: (await import('./palette-panel.tsx')).PalettePanel }))

type CommandPaletteProps = {
  groups: readonly PaletteGroup[]
  findItems?: FindItems
  /** A page that searches: where the link leads without JavaScript. */
  searchAddress?: string
  className?: string
  children?: ReactNode
}

/** Goes anywhere by a few letters: Ctrl+K, or Cmd+K on a Mac. */
export function CommandPalette({
  groups,
  findItems,
  searchAddress = '/search',
  className = 'palette-link',
  children,
}: CommandPaletteProps) {
  const [isOpen, setIsOpen] = useState(false)

  useKeyPress((event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
    if (event.altKey || event.shiftKey) return
    event.preventDefault()
    setIsOpen(true)
  })

  return (
    <>
      <Link
        to={searchAddress}
        className={className}
        aria-keyshortcuts="Control+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        {children ?? (
          <>
            Go to <kbd>Ctrl K</kbd>
          </>
        )}
      </Link>
      {isOpen && (
        <Suspense>
          <PalettePanel
            groups={groups}
            findItems={findItems}
            searchAddress={searchAddress}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
