import { Field } from '#app/ui/inputs/field/field.tsx'
import { Combobox, MultiCombobox, type ComboboxItem } from './combobox.tsx'

const languages: ComboboxItem[] = [
  { value: 'nl', label: 'Dutch', note: 'Nederlands' },
  { value: 'en', label: 'English' },
  { value: 'de', label: 'German', note: 'Deutsch' },
  { value: 'pl', label: 'Polish', note: 'Polski' },
  { value: 'ru', label: 'Russian', note: 'Русский' },
  { value: 'uk', label: 'Ukrainian', note: 'Українська' },
]

const findPeople = async (query: string) =>
  [
    { value: '1', label: 'Hana Novotná', note: '@hana' },
    { value: '2', label: 'Mirela Dumitru', note: '@mirela' },
    { value: '3', label: 'Tomás Rivera', note: '@tomas' },
  ].filter((person) => person.label.toLowerCase().includes(query.toLowerCase()))

export const samples = [
  {
    title: 'One, several, found while typing',
    node: (
      <div className="grid3">
        <Field label="Language" defaultValue="pl" name="sample-language">
          <Combobox items={languages} placeholder="Any language" />
        </Field>
        <Field label="Languages" defaultOptions={['nl', 'de']} name="sample-languages">
          <MultiCombobox items={languages} placeholder="Any language" />
        </Field>
        <Field label="Seller" name="sample-seller">
          <Combobox findItems={findPeople} placeholder="Name or @username" />
        </Field>
      </div>
    ),
  },
  {
    title: 'Refused, disabled',
    node: (
      <div className="grid3">
        <Field label="Skills" error="Skills are empty. Choose at least one." name="sample-skills">
          <MultiCombobox items={languages} placeholder="Choose skills" />
        </Field>
        <Field label="Country" name="sample-country">
          <Combobox items={languages} disabled placeholder="Set by your team" />
        </Field>
      </div>
    ),
  },
]
