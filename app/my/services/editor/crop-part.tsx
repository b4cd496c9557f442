import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field, FieldError } from '#app/ui/inputs/field/field.tsx'
import { Range } from '#app/ui/inputs/field/range.tsx'
import { useHydrated } from '#app/ui/inputs/form/use-hydrated.ts'
import { CROP_ZOOM_MOST, dragView, frameOf, wholeView, type CropView } from '#domain/pictures/crop-rules.ts'
import type { PictureView } from '#domain/pictures/index.ts'
import { useEditor } from './editor-context.ts'
import { galleryUrl } from '#app/shared/works/gallery-url.ts'
import type { EditorIntent } from './act-on-editor.ts'

const FRAME = { width: 480, height: 360 }
const NARROWEST = 640

const percent = (share: number) => `${Math.round(share * 100)} %`
const times = (zoom: number) => `${zoom.toFixed(1)} times`

/** The part of a picture that hangs: chosen by drawing it along, by sliders, and without script by sliders alone. */
export function CropPart({ index, picture }: { index: number; picture: PictureView }) {
  const { rewrite } = useEditor()
  const [isOpen, setIsOpen] = useState(false)
  const [view, setView] = useState<CropView>(wholeView)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const hydrated = useHydrated()
  const nearest = Math.min(CROP_ZOOM_MOST, frameOf(picture, wholeView).width / NARROWEST)

  const apply = async () => {
    setIsBusy(true)
    const { id, error } = await sendCrop(picture.id, view)
    setIsBusy(false)
    if (id === undefined) return setProblem(error)
    setIsOpen(false)
    rewrite((before) => ({
      ...before,
      gallery: before.gallery.map((one) => (one.pictureId === picture.id ? { ...one, pictureId: id } : one)),
    }))
  }

  const slider = (
    name: keyof CropView,
    label: string,
    from: number,
    to: number,
    say: (at: number) => string,
  ) => (
    <Field label={label} id={`crop-${picture.id}-${name}`}>
      <Range
        name={`crop.${index}.${name}`}
        min={from}
        max={to}
        step={0.01}
        describeValue={say}
        {...(hydrated
          ? {
              value: view[name],
              onChange: (event) => setView({ ...view, [name]: event.currentTarget.valueAsNumber }),
            }
          : { defaultValue: wholeView[name] })}
      />
    </Field>
  )

  return (
    <details className="crop" open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>Crop</summary>
      {isOpen && hydrated ? <CropCanvas picture={picture} view={view} onView={setView} /> : null}
      <div className="form-row">
        {nearest > 1 ? slider('zoom', 'Nearer', 1, nearest, times) : null}
        {slider('across', 'Left to right', 0, 1, percent)}
        {slider('down', 'Top to bottom', 0, 1, percent)}
      </div>
      {problem ? <FieldError>{problem}</FieldError> : null}
      <Button
        size="s"
        name="intent"
        value={`crop ${index}` satisfies EditorIntent}
        busy={isBusy}
        onClick={(event) => {
          event.preventDefault()
          void apply()
        }}
      >
        Crop picture {index + 1}
      </Button>
    </details>
  )
}

type Answer = { id: string; error?: undefined } | { id?: undefined; error: string }

async function sendCrop(pictureId: string, view: CropView): Promise<Answer> {
  try {
    const response = await fetch('/my/pictures', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ pictureId, view }),
    })
    return (await response.json()) as Answer
  } catch {
    return { error: 'The connection broke. Try again.' }
  }
}

type CanvasProps = { picture: PictureView; view: CropView; onView: (view: CropView) => void }

function CropCanvas({ picture, view, onView }: CanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [image, setImage] = useState<HTMLImageElement>()
  const src = galleryUrl(picture, 1280)

  useEffect(() => {
    const loading = new Image()
    loading.addEventListener('load', () => setImage(loading))
    loading.src = src ?? ''
  }, [src])

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !image) return
    const size = { width: image.naturalWidth, height: image.naturalHeight }
    const { left, top, width, height } = frameOf(size, view)
    context.drawImage(image, left, top, width, height, 0, 0, FRAME.width, FRAME.height)
  }, [image, view])

  return (
    <canvas
      ref={canvas}
      className="crop-frame"
      {...FRAME}
      aria-hidden="true"
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.buttons === 0) return
        const shown = event.currentTarget.clientWidth || FRAME.width
        onView(dragView(picture, view, { byX: event.movementX, byY: event.movementY, shown }))
      }}
    />
  )
}
