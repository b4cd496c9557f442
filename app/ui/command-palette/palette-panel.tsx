import { Autocomplete } from '@base-ui/react/autocomplete'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useFoundItems, type FindItems } from '#app/ui/inputs/combobox/use-found-items.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import {
  matchGroups,
  readRecent,
  rememberRecent,
  type PaletteGroup,
  type PaletteItem,
} from './palette-items.ts'

const storageKey = 'palette-recent'

type PalettePanelProps = {
  groups: readonly PaletteGroup[]
  /** Asks the server while typing; the value of each found item is its address. */
  findItems?: FindItems
  searchAddress: string
  onClose: () => void
}

/** The open palette. Loaded when it is first wanted. */
export function PalettePanel({ groups, findItems, searchAddress, onClose }: PalettePanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const inputId = useId()
  const navigate = useNavigate()
  const [query, setQuery] = useState('')
  const [recent] = useState(() => readRecent(localStorage.getItem(storageKey)))
  const found = useFoundItems(findItems, query)

  useEffect(() => dialog.current?.showModal(), [])

  const shown = useMemo(() => {
    const typed = query.trim()
    const fromServer = found.items.map(({ value, label, note }) => ({ id: value, label, note, to: value }))
    const everywhere: PaletteItem = {
      id: 'search',
      label: `Search for “${typed}”`,
      to: `${searchAddress}?q=${encodeURIComponent(typed)}`,
      icon: 'search',
    }
    return [
      ...(!typed && recent.length > 0
        ? [{ label: 'Recent', items: recent.map((item) => ({ ...item, id: `recent-${item.id}` })) }]
        : []),
      ...matchGroups(groups, query),
      ...(fromServer.length > 0 ? [{ label: 'Found', items: fromServer }] : []),
      ...(typed ? [{ label: 'Everywhere', items: [everywhere] }] : []),
    ].map((group) => ({ ...group, value: group.label }))
  }, [groups, query, recent, found.items, searchAddress])

  const open = (item: PaletteItem) => {
    if (item.id !== 'search') localStorage.setItem(storageKey, JSON.stringify(rememberRecent(recent, item)))
    dialog.current?.close()
    void navigate(item.to)
  }

  return (
    <dialog ref={dialog} className="palette" aria-label="Go to" closedby="any" onClose={onClose}>
      <Autocomplete.Root
        open
        inline
        items={shown}
        filter={null}
        value={query}
        onValueChange={(value, { reason }) => {
          // Choosing an item would write its name into the field just before the palette closes.
          if (reason !== 'item-press') setQuery(value)
        }}
        itemToStringValue={(item: PaletteItem) => item.label}
        autoHighlight="always"
        keepHighlight
      >
        <label className="palette-ask" htmlFor={inputId}>
          <Icon name="search" />
          <span className="sr">Where to?</span>
          <Autocomplete.Input id={inputId} placeholder="Where to?" autoFocus />
          <kbd>Esc</kbd>
        </label>
        <Autocomplete.List className="palette-list">
          {(group: PaletteGroup & { value: string }) => (
            <Autocomplete.Group key={group.label} items={group.items as PaletteItem[]}>
              <Autocomplete.GroupLabel className="palette-group">{group.label}</Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(item: PaletteItem) => (
                  <Autocomplete.Item
                    key={item.id}
                    value={item}
                    className="palette-item"
                    onClick={() => open(item)}
                  >
                    {item.icon && <Icon name={item.icon} size={18} />}
                    <span>{item.label}</span>
                    {item.note && <small>{item.note}</small>}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
    </dialog>
  )
}
