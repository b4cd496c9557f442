import { useRef, type PointerEvent, type RefObject } from 'react'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Range } from '#app/ui/inputs/field/range.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { useAccountPage, type FieldOf } from './account-page.ts'
import { wholeView, ZOOM_MOST, type CropView } from './crop-geometry.ts'
import type { AccountData } from './load-account.ts'
import { SectionForm } from './section-form.tsx'
import { CROP_SIDE, useCrop } from './use-crop.ts'

const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

/** The portrait: chosen, moved into its frame where there is script, and sent. */
export function PortraitForm({ profile }: AccountData) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const sent = useRef<HTMLInputElement>(null)
  const crop = useCrop(canvas, sent)
  const { done } = useAccountPage()
  const name = profile.fields.displayName
  return (
    <div className="portrait">
      <canvas
        ref={canvas}
        className="portrait-crop"
        width={CROP_SIDE}
        height={CROP_SIDE}
        hidden={!crop.picture}
        aria-hidden="true"
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event: PointerEvent) => {
          if (event.buttons > 0) crop.drag(event.movementX, event.movementY)
        }}
      />
      {crop.picture ? null : <Avatar name={name} src={profile.portraitUrl} size={96} alone />}
      <div className="stack">
        {done === 'remove-avatar' ? (
          <Note role="status" icon="circle-check">
            Your portrait is removed.
          </Note>
        ) : null}
        <SectionForm
          intent="change-avatar"
          label={profile.portraitUrl ? 'Change the portrait' : 'Add the portrait'}
          doneWords="Your portrait is changed."
          sendsFiles
        >
          {(field) => <PortraitFields crop={crop} sent={sent} field={field} />}
        </SectionForm>
        {profile.portraitUrl ? (
          <SectionForm intent="remove-avatar" label="Remove the portrait" look="bare" />
        ) : null}
      </div>
    </div>
  )
}

type PortraitFieldsProps = {
  crop: ReturnType<typeof useCrop>
  /** The field of what is seen in the frame. */
  sent: RefObject<HTMLInputElement | null>
  field: FieldOf
}

function PortraitFields({ crop, sent, field }: PortraitFieldsProps) {
  const { defaultValue: _, name, ...rest } = field('portrait')
  return (
    <>
      <Field label="Portrait" {...rest} hint="A JPEG, PNG, WebP or AVIF picture of at most 10 MB">
        <input
          id={rest.id}
          type="file"
          accept={TYPES}
          name={crop.isReady ? undefined : name}
          aria-describedby={`${rest.id}-hint`}
          onChange={(event) => void crop.choose(event.currentTarget.files?.[0])}
        />
      </Field>
      <input
        ref={sent}
        type="file"
        name={crop.isReady ? name : undefined}
        hidden
        tabIndex={-1}
        aria-hidden="true"
      />
      {crop.picture ? <CropSliders view={crop.view} onChange={crop.setView} /> : null}
    </>
  )
}

const percent = (share: number) => `${Math.round(share * 100)} %`

/** The same as drawing the picture along, for keys and for those who can't draw. */
function CropSliders({ view, onChange }: { view: CropView; onChange: (view: CropView) => void }) {
  return (
    <div className="form-row">
      <Field label="Nearer">
        <Range
          min={1}
          max={ZOOM_MOST}
          step={0.05}
          value={view.zoom}
          describeValue={(zoom) => `${zoom.toFixed(1)} times`}
          onChange={(event) =>
            onChange({ ...view, zoom: event.currentTarget.valueAsNumber || wholeView.zoom })
          }
        />
      </Field>
      <Field label="Left to right">
        <Range
          min={0}
          max={1}
          step={0.01}
          value={view.across}
          describeValue={percent}
          onChange={(event) => onChange({ ...view, across: event.currentTarget.valueAsNumber })}
        />
      </Field>
      <Field label="Top to bottom">
        <Range
          min={0}
          max={1}
          step={0.01}
          value={view.down}
          describeValue={percent}
          onChange={(event) => onChange({ ...view, down: event.currentTarget.valueAsNumber })}
        />
      </Field>
    </div>
  )
}
