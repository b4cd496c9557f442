import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { FoundTeams } from './load-found-teams.server.ts'

type TeamFilterProps = Pick<FoundTeams, 'asked' | 'choices'> & {
  /** Where the answer stands, and what its address says besides. */
  action: string
  otherParams?: Readonly<Record<string, string>>
}

/** Narrows teams: a plain form, so that the address says all of it. */
export function TeamFilter({ asked, choices, action, otherParams = {} }: TeamFilterProps) {
  return (
    <Form key={JSON.stringify(asked)} action={action} className="team-filter">
      {Object.entries(otherParams).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="Words">
        <TextInput type="search" name="q" defaultValue={asked.words} maxLength={60} />
      </Field>
      <Field label="Skill">
        <Select name="skill" options={choices.skills} placeholder="Any skill" defaultValue={asked.skill} />
      </Field>
      <Field label="Language">
        <Select
          name="language"
          options={choices.languages}
          placeholder="Any language"
          defaultValue={asked.language}
        />
      </Field>
      <Field label="Level">
        <Select name="level" options={choices.levels} placeholder="Any level" defaultValue={asked.level} />
      </Field>
      <Field label="Size">
        <Select name="size" options={choices.sizes} placeholder="Any size" defaultValue={asked.size} />
      </Field>
      <Field label="Sorted by">
        <Select name="sort" options={choices.sorts} defaultValue={asked.sort} />
      </Field>
      <Button>Show</Button>
    </Form>
  )
}
