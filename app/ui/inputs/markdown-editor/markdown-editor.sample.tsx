import { Field } from '#app/ui/inputs/field/field.tsx'
import { MarkdownEditor } from './markdown-editor.tsx'

export const samples = [
  {
    title: 'Rest, refused, disabled',
    node: (
      <div className="stack">
        <Field label="Description" limits={{ min: 120, max: 6000 }}>
          <MarkdownEditor
            defaultValue={'I draw marks for **people who bake**.\n\n- Three pencil sheets\n- You choose one'}
          />
        </Field>
        <Field label="Requirements" error="Requirements are empty. Say what you need from the buyer.">
          <MarkdownEditor />
        </Field>
        <Field label="Terms">
          <MarkdownEditor defaultValue="Set by your team." disabled />
        </Field>
      </div>
    ),
  },
]
