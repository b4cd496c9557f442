import { Combobox as Base } from '@base-ui/react/combobox'
import { useContext, useMemo, useState } from 'react'
import { FieldContext, useControlAttributes } from '#app/ui/inputs/field/field-context.ts'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { PlainCombobox } from './plain-combobox.tsx'
import { describeSearch, useFoundItems, type ComboboxItem, type FindItems } from './use-found-items.ts'

export type { ComboboxItem, FindItems } from './use-found-items.ts'

type Source =
  | { items: readonly ComboboxItem[]; findItems?: undefined }
  /** Keep the function the same between renders: a new one asks again. */
  | { items?: undefined; findItems: FindItems }

type CommonProps = Source & {
  name?: string
  id?: string
  placeholder?: string
  disabled?: boolean
}

type ComboboxProps = CommonProps & {
  defaultItem?: ComboboxItem
  onChange?: (item: ComboboxItem | null) => void
}

type MultiComboboxProps = CommonProps & {
  defaultItems?: readonly ComboboxItem[]
  onChange?: (items: readonly ComboboxItem[]) => void
}

const isSame = (one: ComboboxItem, other: ComboboxItem) => one.value === other.value
// Base UI empties a closed combobox on Escape; that key closes things here and never throws an answer away.
function isEscape(details: Base.Root.ChangeEventDetails): boolean {
  if (details.reason !== 'escape-key') return false
  details.cancel()
  return true
}

const noItems: readonly ComboboxItem[] = []

function useList({ items, findItems }: Source, chosen: readonly ComboboxItem[]) {
  const [query, setQuery] = useState('')
  const found = useFoundItems(findItems, query)
  const shown = items ?? found.items
  // What is chosen stays in the list, or its name would be lost with the next search.
  const list = useMemo(
    () => [...shown, ...chosen.filter((item) => !shown.some((other) => isSame(item, other)))],
    [shown, chosen],
  )
  const status =
    findItems && (found.status !== 'found' || found.items.length === 0)
      ? describeSearch(found.status, query)
      : ''
  return {
    status,
    items: list,
    filteredItems: findItems ? shown : undefined,
    filter: findItems ? null : undefined,
    onInputValueChange: (typed: string, details: Base.Root.ChangeEventDetails) => {
      if (!isEscape(details)) setQuery(typed)
    },
    isItemEqualToValue: isSame,
    autoHighlight: true,
  }
}

/** One of many, found by typing. Stands inside a Field. */
export function Combobox(props: ComboboxProps) {
  const field = useContext(FieldContext)
  const { id, name, form, required, ...aria } = useControlAttributes({ id: props.id, name: props.name })
  const starts = props.defaultItem ?? props.items?.find((item) => item.value === field?.defaultValue) ?? null
  const [chosen, setChosen] = useState<ComboboxItem | null>(starts)
  const chosenList = useMemo(() => (chosen ? [chosen] : noItems), [chosen])
  const { status, ...listed } = useList(props, chosenList)

  if (!useHydrated()) return <PlainCombobox {...props} chosen={chosenList} />
  return (
    <Base.Root<ComboboxItem>
      {...listed}
      value={chosen}
      onValueChange={(item, details) => {
        if (isEscape(details)) return
        setChosen(item)
        props.onChange?.(item)
      }}
      name={name}
      form={form}
      required={required}
      disabled={props.disabled}
    >
      <Base.InputGroup className="combo">
        <Base.Input id={id} {...aria} className="input" placeholder={props.placeholder} />
        <span className="combo-acts">
          {chosen && (
            <Base.Clear className="icon-btn" aria-label="Clear">
              <Icon name="x" size={16} />
            </Base.Clear>
          )}
          <Base.Trigger className="icon-btn" aria-label="Show all">
            <Icon name="chevron-down" size={18} />
          </Base.Trigger>
        </span>
      </Base.InputGroup>
      <ComboboxPopup status={status} />
    </Base.Root>
  )
}

/** Several of many, each a chip that can be taken away. Stands inside a Field. */
export function MultiCombobox(props: MultiComboboxProps) {
  const field = useContext(FieldContext)
  const { id, name, form, required, ...aria } = useControlAttributes({ id: props.id, name: props.name })
  const starts =
    props.defaultItems ??
    props.items?.filter((item) => field?.defaultOptions?.includes(item.value)) ??
    noItems
  const [chosen, setChosen] = useState(starts)
  const { status, ...listed } = useList(props, chosen)

  if (!useHydrated()) return <PlainCombobox {...props} multiple chosen={chosen} />
  return (
    <Base.Root<ComboboxItem, true>
      multiple
      {...listed}
      value={chosen}
      onValueChange={(items, details) => {
        if (isEscape(details)) return
        setChosen(items)
        props.onChange?.(items)
      }}
      name={name}
      form={form}
      required={required}
      disabled={props.disabled}
    >
      <Base.InputGroup className="combo combo-many">
        <Base.Chips className="combo-chips" aria-label={chosen.length > 0 ? 'Chosen' : undefined}>
          {chosen.map((item) => (
            <Base.Chip key={item.value} className="combo-chip" aria-label={item.label}>
              {item.label}
              <Base.ChipRemove className="combo-remove" aria-label={`Remove ${item.label}`}>
                <Icon name="x" size={16} />
              </Base.ChipRemove>
            </Base.Chip>
          ))}
          <Base.Input id={id} {...aria} placeholder={chosen.length > 0 ? '' : props.placeholder} />
        </Base.Chips>
      </Base.InputGroup>
      <ComboboxPopup status={status} />
    </Base.Root>
  )
}

function ComboboxPopup({ status }: { status: string }) {
  return (
    <Base.Portal>
      <Base.Positioner className="combo-place" sideOffset={4}>
        <Base.Popup className="combo-pop">
          <Base.Status className="combo-status">{status}</Base.Status>
          <Base.Empty className="combo-status">{status ? '' : 'Nothing fits. Try fewer letters.'}</Base.Empty>
          <Base.List className="combo-list">
            {(item: ComboboxItem) => (
              <Base.Item key={item.value} value={item} className="combo-item">
                <span>{item.label}</span>
                {item.note && <small>{item.note}</small>}
                <Base.ItemIndicator className="combo-mark">
                  <Icon name="check" size={16} />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}
