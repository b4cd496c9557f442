import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { MarkdownEditor } from '#app/ui/inputs/markdown-editor/markdown-editor.tsx'
import { serviceLimits } from '#domain/catalogue/drafts/limit-rules.ts'
import { useEditor, useStepField } from './editor-context.ts'
import { AddRow, MoveRow, RemoveRow } from './row-buttons.tsx'

export function DescriptionStep() {
  const { content, generation } = useEditor()
  const field = useStepField()
  const { faq } = content
  return (
    <>
      <Field
        label="Description"
        limits={serviceLimits.description}
        hint="What you make, how you work, what it is for"
        {...field('description', content.description)}
      >
        <MarkdownEditor rows={12} />
      </Field>
      <section className="rows" aria-labelledby="faq-title">
        <h2 id="faq-title">Questions and answers</h2>
        <p className="small soft">What people ask before they order.</p>
        <ul key={generation}>
          {faq.map((one, index) => (
            <li key={index} className="row-card">
              <Field label={`Question ${index + 1}`} {...field(`faq.${index}.question`, one.question)}>
                <TextInput />
              </Field>
              <Field label="Answer" {...field(`faq.${index}.answer`, one.answer)}>
                <TextArea rows={3} />
              </Field>
              <div className="row-card-acts">
                <MoveRow list="faq" index={index} name={`question ${index + 1}`} count={faq.length} />
                <RemoveRow list="faq" index={index} name={`question ${index + 1}`} />
              </div>
            </li>
          ))}
        </ul>
        <AddRow list="faq" most={serviceLimits.faq.most}>
          Add a question
        </AddRow>
      </section>
    </>
  )
}
