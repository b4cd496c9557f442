import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select, type SelectOption } from '#app/ui/inputs/select/select.tsx'
import type { FieldOf } from './reason-form.tsx'

type ProfileFieldsProps = {
  field: FieldOf
  member: {
    displayName: string
    headline: string
    about: string
    country: string
    city: string
    skills: readonly string[]
  }
  countries: readonly SelectOption[]
}

/** What was typed into a refused form comes before what is kept. */
export function ProfileFields({ field, member, countries }: ProfileFieldsProps) {
  const filled = (name: string, stored: string) => {
    const given = field(name)
    return { ...given, defaultValue: given.defaultValue ?? stored }
  }
  const perhaps = { required: false, optional: true }
  return (
    <>
      <Field label="Name" {...filled('displayName', member.displayName)}>
        <TextInput />
      </Field>
      <Field label="Headline" {...filled('headline', member.headline)} {...perhaps}>
        <TextInput />
      </Field>
      <Field label="About" {...filled('about', member.about)} {...perhaps}>
        <TextArea rows={5} />
      </Field>
      <div className="form-row">
        <Field label="Country" {...filled('country', member.country)} {...perhaps}>
          <Select placeholder="Not said" options={countries} />
        </Field>
        <Field label="City" {...filled('city', member.city)} {...perhaps}>
          <TextInput />
        </Field>
      </div>
      <Field
        label="Skills"
        {...filled('skills', member.skills.join(', '))}
        {...perhaps}
        hint="Up to 20, with commas between"
      >
        <TextInput />
      </Field>
    </>
  )
}
