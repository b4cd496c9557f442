import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import type { ServiceRequirement } from '#domain/catalogue/service-content.ts'
import { useEditor, useStepField } from './editor-context.ts'
import { AddRow, MoveRow, RemoveRow } from './row-buttons.tsx'

const kinds = [
  { value: 'text', label: 'In words' },
  { value: 'choice', label: 'By choosing' },
  { value: 'file', label: 'With a file' },
]

export function RequirementsStep() {
  const { content } = useEditor()
  const { requirements } = content
  return (
    <section className="rows" aria-labelledby="requirements-title">
      <h2 id="requirements-title">What you need from the buyer</h2>
      <p className="small soft">They are asked after paying. The clock starts when they have answered.</p>
      <ul>
        {requirements.map((one, index) => (
          <Requirement key={one.id} one={one} index={index} count={requirements.length} />
        ))}
      </ul>
      <AddRow list="requirements" most={serviceLimits.requirements.most}>
        Add a question
      </AddRow>
    </section>
  )
}

function Requirement({ one, index, count }: { one: ServiceRequirement; index: number; count: number }) {
  const { typed } = useEditor()
  const field = useStepField()
  const at = `requirements.${index}`
  return (
    <li className="row-card">
      <input type="hidden" name={`${at}.id`} value={one.id} />
      <Field label={`Question ${index + 1}`} {...field(`${at}.question`, one.question)}>
        <TextInput />
      </Field>
      <div className="row-card-pair">
        <Field label="Answered" {...field(`${at}.kind`, one.kind)}>
          <Select options={kinds} className="requirement-kind" />
        </Field>
        <Check
          name={`${at}.isRequired`}
          defaultChecked={typed ? `${at}.isRequired` in typed : one.isRequired}
        >
          An answer is required
        </Check>
      </div>
      <Field
        label="Choices"
        hint="A line each, at least two; only for a question that is answered by choosing"
        className="requirement-choices"
        {...field(`${at}.choices`, one.choices.join('\n'))}
      >
        <TextArea rows={3} />
      </Field>
      <div className="row-card-acts">
        <MoveRow list="requirements" index={index} name={`question ${index + 1}`} count={count} />
        <RemoveRow list="requirements" index={index} name={`question ${index + 1}`} />
      </div>
    </li>
  )
}
