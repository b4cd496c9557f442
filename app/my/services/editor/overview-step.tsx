import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import { useEditor, useStepField } from './editor-context.ts'

export function OverviewStep() {
  const { data, content } = useEditor()
  const field = useStepField()
  return (
    <>
      <Field
        label="Title"
        limits={serviceLimits.title}
        hint="What you do, and for whom"
        {...field('title', content.title)}
      >
        <TextInput placeholder="Ink drawings of your house from a photograph" />
      </Field>
      <Field
        label="Category"
        hint="Where people will look for it"
        {...field('categoryId', content.categoryId ?? '')}
      >
        <Select placeholder="Choose a category" options={data.categories} />
      </Field>
      <Field
        label="Tags"
        optional
        hint={`Up to ${serviceLimits.tags.most}, with commas between`}
        {...field('tags', content.tags.join(', '))}
      >
        <TextInput placeholder="ink, house, gift" />
      </Field>
    </>
  )
}
