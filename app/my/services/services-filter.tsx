import { OwnFilter } from '#app/my/own-filter.tsx'
import type { ServicesData } from './load-services.ts'

const sorts = [
  { value: 'changed', label: 'Changed last' },
  { value: 'title', label: 'By title' },
  { value: 'price-up', label: 'Price, lowest first' },
  { value: 'price-down', label: 'Price, highest first' },
]

const HERE = '/my/services'

export function ServicesFilter({ state, words, sort }: ServicesData['filters']) {
  return (
    <OwnFilter
      label="My services"
      action={HERE}
      hiddenFields={{ state }}
      words={words}
      sorts={sorts}
      sort={sort}
      allAt={words ? (state ? `${HERE}?state=${state}` : HERE) : undefined}
    />
  )
}
