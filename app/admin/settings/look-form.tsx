import { useState, type FormEvent } from 'react'
import { BrandPreview } from './brand-preview.tsx'
import { markAddress } from './mark-address.ts'
import { SectionForm, type SectionFormProps } from './section-form.tsx'
import { useChosenMark } from './use-chosen-mark.ts'

/** The look of the marketplace itself, with a preview that follows what is chosen where there is script. */
export function LookForm(props: SectionFormProps) {
  const { fields, lastResult, name } = props
  const start = (key: string) =>
    String(lastResult?.initialValue?.[key] ?? fields.find((field) => field.key === key)?.value ?? '')
  const [shown, setShown] = useState(() => ({
    accentLight: start('accentLight'),
    accentDark: start('accentDark'),
  }))
  const mark = useChosenMark('logoKey', markAddress(start('logoKey')))
  const follow = (event: FormEvent<HTMLFormElement>) => {
    const now = new FormData(event.currentTarget)
    setShown({
      accentLight: String(now.get('accentLight') ?? ''),
      accentDark: String(now.get('accentDark') ?? ''),
    })
    mark.follow(now)
  }
  return (
    <SectionForm {...props} onInput={follow}>
      <figure className="settings-preview">
        <figcaption>The marketplace with this look</figcaption>
        <BrandPreview name={name} markUrl={mark.url} {...shown} />
      </figure>
    </SectionForm>
  )
}
