import { AmountInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { MarkdownEditor } from '#app/ui/inputs/markdown-editor/markdown-editor.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { LanguageRows } from './language-rows.tsx'
import type { AccountData } from './load-account.ts'
import { SectionForm } from './section-form.tsx'

/** What others see of a member at their public address. */
export function ProfileForm({ profile, choices, limits, currency }: AccountData) {
  return (
    <SectionForm
      intent="change-profile"
      label="Save the profile"
      look="main"
      doneWords="Your profile is saved."
      saved={profile.fields}
      limits={limits}
    >
      {(field) => (
        <>
          <Field label="Name" {...field('displayName')} hint="As others see it">
            <TextInput autoComplete="name" />
          </Field>
          <Field label="Headline" {...field('headline', { optional: true })} hint="What you do, in a line">
            <TextInput />
          </Field>
          <Field label="About you" {...field('about', { optional: true })}>
            <MarkdownEditor rows={7} />
          </Field>
          <div className="form-row">
            <Field label="Country" {...field('country', { optional: true })}>
              <Select options={choices.countries} placeholder="Not said" autoComplete="country" />
            </Field>
            <Field label="City" {...field('city', { optional: true })}>
              <TextInput autoComplete="address-level2" />
            </Field>
          </div>
          <LanguageRows
            saved={profile.languages}
            languages={choices.languages}
            levels={choices.languageLevels}
          />
          <Field
            label="Skills"
            {...field('skills', { optional: true })}
            hint="Up to 20, with commas between them"
          >
            <TextInput autoComplete="off" />
          </Field>
          <div className="form-row">
            <Field label="Rate, an hour" {...field('rate', { optional: true })}>
              <AmountInput currency={currency} />
            </Field>
            <Field label="Availability" {...field('availability', { optional: true })}>
              <Select options={choices.availabilities} placeholder="Not said" />
            </Field>
          </div>
        </>
      )}
    </SectionForm>
  )
}
