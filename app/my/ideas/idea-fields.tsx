import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { serverForm } from '#app/ui/inputs/form/server-form.ts'

type IdeaFieldsProps = {
  field: ReturnType<typeof serverForm>['field']
  kinds: readonly { id: string; label: string }[]
  /** What they begin with, until something was refused. */
  start: { title: string; text: string; kindId: string }
}

/** An idea: one line, what it is about, and why. */
export function IdeaFields({ field, kinds, start }: IdeaFieldsProps) {
  const [title, kindId, text] = [field('title'), field('kindId'), field('text')]
  return (
    <>
      <Field
        label="In one line"
        {...title}
        defaultValue={title.defaultValue ?? start.title}
        hint="Say what should be possible, not how"
      >
        <TextInput className="idea-line" autoComplete="off" />
      </Field>
      <FieldSet label="Kind" {...kindId} defaultValue={kindId.defaultValue ?? start.kindId}>
        <div className="idea-kinds">
          {kinds.map(({ id, label }) => (
            <Radio key={id} value={id}>
              {label}
            </Radio>
          ))}
        </div>
      </FieldSet>
      <Field
        label="Why, and for whom"
        {...text}
        defaultValue={text.defaultValue ?? start.text}
        hint="Markdown: a blank line makes a paragraph, * a list"
      >
        <TextArea rows={7} />
      </Field>
    </>
  )
}
