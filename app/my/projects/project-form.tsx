import { Form, useNavigation } from 'react-router'
import { HelpMeWrite } from '#app/shared/advice/help-me-write.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Check, Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, NumberInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { MarkdownEditor } from '#app/ui/inputs/markdown-editor/markdown-editor.tsx'
import { Select, type SelectGroup } from '#app/ui/inputs/select/select.tsx'
import { projectLimits } from '#domain/projects/project-rules.ts'
import type { ProjectFields } from './project-fields.ts'
import type { ProjectIntent } from './act-on-project.ts'
import type { SavedAnswer } from './saved-answer.ts'

type ProjectFormProps = {
  saved: ProjectFields
  categories: readonly SelectGroup[]
  files: readonly { id: string; name: string; bytes: number }[]
  currency: string
  attachments: { most: number; megabytes: number }
  answer: SavedAnswer | undefined
  /** It was posted: there is no draft to keep. */
  isPosted: boolean
}

/** One form for a new project, a draft and one that is open. */
export function ProjectForm(props: ProjectFormProps) {
  const { saved, categories, files, currency, attachments, answer, isPosted } = props
  const { form, field } = serverForm({
    id: 'project',
    lastResult: answer?.result,
    limits: { title: projectLimits.title, description: projectLimits.description },
  })
  const isSaving = useNavigation().state === 'submitting'
  const typed = (name: keyof ProjectFields, optional = true) => {
    const { defaultValue, ...rest } = field(name)
    return { ...rest, required: false, optional, defaultValue: answer ? (defaultValue ?? '') : saved[name] }
  }
  return (
    <Form id={form.id} method="post" encType="multipart/form-data" className="form" noValidate>
      {/* What Enter in a field does, whatever buttons stand before it. */}
      <button
        hidden
        name="intent"
        value={(isPosted ? 'save' : 'post') satisfies ProjectIntent}
        tabIndex={-1}
        aria-hidden="true"
      />
      <FormErrors form={form} />
      {answer?.projectId ? <input type="hidden" name="projectId" value={answer.projectId} /> : null}
      <Field label="Title" {...typed('title', false)}>
        <TextInput autoComplete="off" />
      </Field>
      <Field
        label="Description"
        {...typed('description', false)}
        hint="What you need, what for, and how you will know that it is good"
      >
        <MarkdownEditor rows={10} />
      </Field>
      <HelpMeWrite
        intent={'help' satisfies ProjectIntent}
        advised={answer?.advised}
        label="Make a brief of my notes"
        hint="A title, a list, skills, a budget and a day, from your own words and true prices."
        idOf={(name) => `${form.id}-${name}`}
      />
      <div className="form-row">
        <Field label="Category" {...typed('categoryId', false)}>
          <Select options={categories} placeholder="Choose one" />
        </Field>
        <Field
          label="Skills"
          {...typed('skills')}
          hint={`Up to ${projectLimits.skills.most}, with commas between`}
        >
          <TextInput autoComplete="off" />
        </Field>
      </div>
      <FieldSet label="Budget" {...typed('budgetKind', false)} hint="Sellers see it">
        <Radio value="fixed">A fixed amount</Radio>
        <Radio value="range">From one amount to another</Radio>
        <Radio value="open">Open: I want to hear offers</Radio>
      </FieldSet>
      <div className="form-row budget-amounts">
        <Field label="From" {...typed('budgetMin', false)} className="budget-from">
          <AmountInput currency={currency} maxLength={15} />
        </Field>
        <Field
          label={
            <>
              <span className="budget-to">To</span>
              <span className="budget-fixed">Amount</span>
            </>
          }
          {...typed('budgetMax', false)}
        >
          <AmountInput currency={currency} maxLength={15} />
        </Field>
      </div>
      <div className="form-row">
        <Field label="Wanted by" {...typed('wantedBy')}>
          <TextInput type="date" />
        </Field>
        <Field
          label="Limit open proposals"
          {...typed('proposalsMost')}
          hint="The rest wait in a queue that everyone sees"
        >
          <NumberInput maxLength={3} />
        </Field>
      </div>
      <FieldSet label="Who sees it" {...typed('visibility', false)}>
        <Radio value="public" hint="Also those who are not signed in, and search">
          Everyone
        </Radio>
        <Radio value="members">Members only</Radio>
        <Radio value="invited" hint="You invite them by name once it is open">
          Only those you invite
        </Radio>
      </FieldSet>
      {files.length > 0 ? (
        <FieldSet label="Attached" id="project-attached">
          {files.map((file) => (
            <Check
              key={file.id}
              name="removeFile"
              value={file.id}
              defaultChecked={answer?.removeFileIds.includes(file.id)}
            >
              Remove {file.name} ({formatBytes(file.bytes)})
            </Check>
          ))}
        </FieldSet>
      ) : null}
      <Field
        label="Attachments"
        id="project-files"
        name="files"
        form={form.id}
        optional
        error={field('files').error}
        hint={`Up to ${attachments.most} files, ${attachments.megabytes} MB each. Whoever sees the project can have them`}
      >
        <TextInput type="file" multiple />
      </Field>
      {isPosted ? (
        <p className="small soft">
          Sellers who have answered are told what changed, and say whether their proposal stands.
        </p>
      ) : null}
      <div className="form-acts">
        {isPosted ? (
          <Button look="main" name="intent" value={'save' satisfies ProjectIntent} busy={isSaving}>
            Save
          </Button>
        ) : (
          <>
            <Button look="main" name="intent" value={'post' satisfies ProjectIntent} busy={isSaving}>
              Post the project
            </Button>
            <Button name="intent" value={'save' satisfies ProjectIntent} busy={isSaving}>
              Save the draft
            </Button>
          </>
        )}
        <ButtonLink look="bare" to="/my/projects">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  )
}
