import { Check } from '#app/ui/inputs/field/choice.tsx'
import type { AccountData } from './load-account.ts'
import { SectionForm } from './section-form.tsx'

/** Read marks and presence. They go both ways: who shows nothing is shown nothing. */
export function MarksForm({ marks }: AccountData) {
  if (!marks) return <p className="soft">This can’t be changed in the state your account is in.</p>
  return (
    <SectionForm intent="choose-marks" label="Save what others see" doneWords="Saved.">
      {() => (
        <>
          <Check
            name="showsPresence"
            value="yes"
            defaultChecked={marks.showsPresence}
            hint="Online, today, this week"
          >
            When I was last here
          </Check>
          <Check
            name="showsReadMarks"
            value="yes"
            defaultChecked={marks.showsReadMarks}
            hint="In conversations"
          >
            That I have read a message
          </Check>
        </>
      )}
    </SectionForm>
  )
}
