import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { NumberInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { MarkdownEditor } from '#app/ui/inputs/markdown-editor/markdown-editor.tsx'
import { Select, type SelectGroup } from '#app/ui/inputs/select/select.tsx'
import { workLimits } from '#domain/portfolio/work-rules.ts'
import { GalleryField } from './gallery-field.tsx'
import type { GalleryRow } from './gallery-row.ts'
import type { WorkAnswer } from './work-form.ts'

type WorkFields = {
  title: string
  text: string
  skills: string
  categoryId: string
  link: string
  year: string
  client: string
  isHidden: boolean
}

export const emptyWork: WorkFields = {
  title: '',
  text: '',
  skills: '',
  categoryId: '',
  link: '',
  year: '',
  client: '',
  isHidden: false,
}

type WorkEditorProps = {
  saved: WorkFields
  rows: readonly GalleryRow[]
  categories: readonly SelectGroup[]
  answer: WorkAnswer | undefined
  saveLabel: string
}

/** One form for a new work and for one that hangs already. */
export function WorkEditor({ saved, rows, categories, answer, saveLabel }: WorkEditorProps) {
  const { form, field } = serverForm({
    id: 'work',
    lastResult: answer?.result,
    limits: { title: workLimits.title, text: workLimits.text, client: workLimits.client },
  })
  const [isSending, setIsSending] = useState(false)
  const isSaving = useNavigation().state === 'submitting'
  const typed = (name: keyof Omit<WorkFields, 'isHidden'>, optional = true) => {
    const { defaultValue, ...rest } = field(name)
    return {
      ...rest,
      required: !optional,
      optional,
      defaultValue: answer ? (defaultValue ?? '') : saved[name],
    }
  }
  const isHidden = answer ? answer.result.initialValue?.['isHidden'] === 'on' : saved.isHidden
  return (
    <Form id={form.id} method="post" encType="multipart/form-data" className="form" noValidate>
      <FormErrors form={form} />
      <Field label="Title" {...typed('title', false)}>
        <TextInput autoComplete="off" />
      </Field>
      <GalleryField
        id={`${form.id}-gallery`}
        rows={answer?.rows ?? rows}
        error={galleryError(form.allErrors)}
        onSending={setIsSending}
      />
      <Field label="About the work" {...typed('text')} hint="What it was for, what you did, what came of it">
        <MarkdownEditor rows={8} />
      </Field>
      <Field
        label="Skills"
        {...typed('skills')}
        hint={`Up to ${workLimits.skills.most}, with commas between them`}
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-row">
        <Field label="Category" {...typed('categoryId')}>
          <Select options={categories} placeholder="None" />
        </Field>
        <Field label="Year" {...typed('year')}>
          <NumberInput maxLength={4} />
        </Field>
      </div>
      <div className="form-row">
        <Field label="Client" {...typed('client')} hint="If they don’t mind being named">
          <TextInput autoComplete="off" />
        </Field>
        <Field label="Link" {...typed('link')} hint="Where it can be seen">
          <TextInput type="url" autoComplete="off" spellCheck={false} />
        </Field>
      </div>
      <Check name="isHidden" defaultChecked={isHidden} hint="Only you see it until you show it">
        Keep it hidden
      </Check>
      <div className="form-acts">
        <Button look="main" busy={isSaving || isSending}>
          {isSending ? 'Sending pictures…' : saveLabel}
        </Button>
        <ButtonLink look="bare" to="/my/portfolio">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  )
}

/** What is wrong with one picture is said at the pictures. */
function galleryError(errors: Record<string, string[]>): string | undefined {
  const [first] = Object.entries(errors)
    .filter(([name]) => name.startsWith('gallery'))
    .flatMap(([, messages]) => messages)
  return first
}
