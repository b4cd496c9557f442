import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Sheet } from '#app/ui/sheet/sheet.tsx'
import { AmountRange } from '#app/shared/works/listing/amount-range.tsx'
import type { ProjectsData } from './load-projects.server.ts'

const ages = [
  { value: '1', label: 'The last day' },
  { value: '3', label: 'The last 3 days' },
  { value: '7', label: 'The last week' },
  { value: '14', label: 'The last 2 weeks' },
]
const counts = [
  { value: '1', label: 'None yet' },
  { value: '5', label: 'Fewer than 5' },
  { value: '10', label: 'Fewer than 10' },
  { value: '20', label: 'Fewer than 20' },
]

/** A plain form: what is chosen goes into the address. */
export function ProjectsFilter({ id, data }: { id: string; data: ProjectsData }) {
  const { asked, categories, currency } = data
  const formId = `${id}-form`
  return (
    <Sheet
      id={id}
      title="Filters"
      inlineOnWide
      footer={
        <Button look="main" form={formId}>
          Show
        </Button>
      }
    >
      <Form key={JSON.stringify(asked)} id={formId} className="form projects-filter" action="/projects">
        <input type="hidden" name="sort" value={asked.sort} />
        <Field label="Words">
          <TextInput type="search" name="q" defaultValue={asked.words} maxLength={100} />
        </Field>
        <Field label="Category">
          <Select name="category" options={categories} placeholder="All" defaultValue={asked.category} />
        </Field>
        <fieldset>
          <legend>Budget, {currency}</legend>
          <AmountRange name="budget" label="Budget" from={asked.budgetFrom} to={asked.budgetTo} />
        </fieldset>
        <Field label="Posted">
          <Select name="age" options={ages} placeholder="At any time" defaultValue={asked.age} />
        </Field>
        <Field label="Proposals">
          <Select name="proposals" options={counts} placeholder="Any number" defaultValue={asked.proposals} />
        </Field>
        <Field label="Skills" hint="With commas between them">
          <TextInput name="skills" defaultValue={asked.skills} maxLength={300} />
        </Field>
        <div className="form-acts">
          <Button>Show</Button>
          <Link to="/projects">Clear all</Link>
        </div>
      </Form>
    </Sheet>
  )
}
