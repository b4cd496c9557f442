import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { ComboboxItem } from './use-found-items.ts'

type PlainComboboxProps = {
  items?: readonly ComboboxItem[]
  multiple?: boolean
  chosen: readonly ComboboxItem[]
  placeholder?: string
  disabled?: boolean
  name?: string
  id?: string
}

/**
 * What stands there without JavaScript: the browser's list when the items are known. When they must be
 * searched for, a text field whose words the server looks up (several are parted by commas).
 */
export function PlainCombobox({
  items,
  multiple,
  chosen,
  placeholder,
  disabled,
  name,
  id,
}: PlainComboboxProps) {
  const control = { disabled, name, id }
  if (!items) {
    const words = chosen.map((item) => item.label).join(', ')
    return <TextInput {...control} defaultValue={words} placeholder={placeholder} />
  }
  const values = chosen.map((item) => item.value)
  return multiple ? (
    <Select {...control} multiple size={4} options={items} defaultValue={values} />
  ) : (
    <Select
      {...control}
      options={items}
      placeholder={placeholder ?? 'Choose'}
      defaultValue={values[0] ?? ''}
    />
  )
}
