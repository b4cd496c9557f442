import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { Section } from '#app/ui/shell/section.tsx'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { ReasonForm } from '../../users/reason-form.tsx'

type SynonymsProps = {
  /** The dictionary as it is typed: a group a line. */
  written: string
  groupsCount: number
  limits: Record<string, TextLimits>
  refused: RefusedForm | undefined
}

export function Synonyms({ written, groupsCount, limits, refused }: SynonymsProps) {
  return (
    <Section
      title="Synonyms"
      id="dictionary"
      text={`Words that mean the same to search. ${groupsCount === 1 ? '1 group' : `${groupsCount} groups`} now.`}
      opens
    >
      <ReasonForm
        key={written}
        intent="synonyms"
        limits={limits}
        lastResult={refusalFor('synonyms', refused)}
        label="Save the dictionary"
        isTold={false}
      >
        {(field) => {
          const groups = field('groups')
          return (
            <Field
              label="Groups"
              {...groups}
              required={false}
              hint="A group a line, its words parted by commas: logo, emblem, brand mark"
              defaultValue={groups.defaultValue ?? written}
            >
              <TextArea rows={8} spellCheck={false} />
            </Field>
          )
        }}
      </ReasonForm>
    </Section>
  )
}
