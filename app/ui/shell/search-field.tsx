import type { Ref } from 'react'
import { Icon } from '../icon/icon.tsx'

type SearchFieldProps = {
  label: string
  placeholder: string
  words: string
  /** `q` unless told. */
  name?: string
  /** The longest that can be typed: 100 unless told. */
  most?: number
  ref?: Ref<HTMLInputElement>
}

/** Where words are typed that a list is searched for; it stands in the list's own form. */
export function SearchField({ label, placeholder, words, name = 'q', most = 100, ref }: SearchFieldProps) {
  return (
    <span className="search">
      <Icon name="search" />
      <input
        key={words}
        ref={ref}
        type="search"
        name={name}
        aria-label={label}
        placeholder={placeholder}
        defaultValue={words}
        maxLength={most}
      />
    </span>
  )
}
