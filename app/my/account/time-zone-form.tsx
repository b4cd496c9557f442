import { Field } from '#app/ui/inputs/field/field.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import type { AccountData } from './load-account.ts'
import { SectionForm } from './section-form.tsx'

export function TimeZoneForm({ timeZone, choices }: AccountData) {
  return (
    <SectionForm intent="change-time-zone" label="Save the time zone" doneWords="Saved." saved={{ timeZone }}>
      {(field) => (
        <Field label="Time zone" {...field('timeZone')} hint="Deadlines and e-mails are written in it">
          <Select options={choices.timeZones} />
        </Field>
      )}
    </SectionForm>
  )
}
