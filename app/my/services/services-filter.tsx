import { Form, Link } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Select } from '#app/ui/select/select.tsx'
import type { ServicesData } from './load-services.ts'

const sorts = [
  { value: 'changed', label: 'Changed last' },
  { value: 'title', label: 'By title' },
  { value: 'price-up', label: 'Cheapest first' },
  { value: 'price-down', label: 'Dearest first' },
]

/** A plain form: what is chosen goes into the address. */
export function ServicesFilter({ state, words, sort }: ServicesData['filters']) {
  return (
    <Form className="bar own-filter" role="search" aria-label="My services" action="/my/services">
      {state ? <input type="hidden" name="state" value={state} /> : null}
      <span className="search">
        <Icon name="search" />
        <input
          key={words}
          type="search"
          name="q"
          aria-label="Search my services"
          placeholder="Words of the title"
          defaultValue={words}
          maxLength={100}
        />
      </span>
      <Select key={sort} name="sort" small aria-label="Order" options={sorts} defaultValue={sort} />
      <Button size="s">Show</Button>
      {words ? <Link to={state ? `/my/services?state=${state}` : '/my/services'}>Show all</Link> : null}
    </Form>
  )
}
