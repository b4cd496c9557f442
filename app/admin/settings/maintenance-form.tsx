import { useState, type FormEvent } from 'react'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import { SectionForm, type SectionFormProps } from './section-form.tsx'

type Shown = { note: string; until: string }

/** The maintenance form with the page that visitors will see; while one types, where there is script. */
export function MaintenanceForm(props: SectionFormProps) {
  const [shown, setShown] = useState<Shown>(() => shownAtFirst(props))
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const form = new FormData(event.currentTarget)
    setShown({
      note: String(form.get('maintenanceNote') ?? ''),
      until: String(form.get('maintenanceUntil') ?? ''),
    })
  }
  return (
    <SectionForm {...props} onInput={follow}>
      <figure className="settings-preview">
        <figcaption>What visitors see while it is on</figcaption>
        <EmptyState title="Closed for maintenance" fine={untilWords(shown.until)}>
          {shown.note.trim() ||
            'We are working on the marketplace. Nothing you saved is lost: come back a little later.'}
        </EmptyState>
      </figure>
    </SectionForm>
  )
}

function shownAtFirst({ fields, lastResult }: SectionFormProps): Shown {
  const start = (key: string) =>
    String(lastResult?.initialValue?.[key] ?? fields.find((field) => field.key === key)?.value ?? '')
  return { note: start('maintenanceNote'), until: start('maintenanceUntil') }
}

function untilWords(until: string): string | null {
  const at = new Date(`${until}:00Z`)
  return until === '' || Number.isNaN(at.getTime()) ? null : `Planned to open again about ${exactTime(at)}`
}
