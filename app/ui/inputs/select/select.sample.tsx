import { Field } from '#app/ui/inputs/field/field.tsx'
import { Select } from './select.tsx'

const categories = [
  {
    label: 'Design',
    options: [
      { value: 'logo', label: 'Logo and identity' },
      { value: 'pack', label: 'Packaging' },
    ],
  },
  { label: 'Sound', options: [{ value: 'podcast', label: 'Podcast edit' }] },
]

export const samples = [
  {
    title: 'Rest, refused, disabled, small',
    node: (
      <div className="grid3">
        <Field label="Category" defaultValue="logo">
          <Select options={categories} />
        </Field>
        <Field label="Country" error="Choose a country, so that we can work out the tax.">
          <Select placeholder="Choose a country" options={[{ value: 'nl', label: 'Netherlands' }]} />
        </Field>
        <Field label="Currency">
          <Select disabled options={[{ value: 'usd', label: 'USD' }]} />
        </Field>
        <Select
          small
          aria-label="Sort"
          options={[
            { value: 'fit', label: 'Best fit' },
            { value: 'new', label: 'Newest' },
          ]}
        />
      </div>
    ),
  },
]
