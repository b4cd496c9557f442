import { useEffect, useState, type RefObject } from 'react'
import { cropSquare, dragView, wholeView, type CropView } from './crop-geometry.ts'

/** The largest square in which a portrait is kept. */
export const CROP_SIDE = 512

/**
 * A picture that was chosen, seen through a square. What is seen is put into a second file field at the moment when the form is
 * sent, so that the form sends just that, however soon after the last move.
 */
export function useCrop(
  canvas: RefObject<HTMLCanvasElement | null>,
  sent: RefObject<HTMLInputElement | null>,
) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [view, setView] = useState<CropView>(wholeView)

  const choose = async (file: File | undefined) => {
    setView(wholeView)
    // What the browser can't open goes to the server as it is, which says why if it can't either.
    setPicture(file ? await createImageBitmap(file).catch(() => undefined) : undefined)
  }

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!picture || !context) return
    const { x, y, side } = cropSquare(picture, view)
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, CROP_SIDE, CROP_SIDE)
    context.drawImage(picture, x, y, side, side, 0, 0, CROP_SIDE, CROP_SIDE)
  }, [picture, view, canvas])

  useEffect(() => {
    const form = sent.current?.form
    if (!picture || !form) return undefined
    const takeAlong = () => {
      if (canvas.current && sent.current) sent.current.files = filesOf(canvas.current)
    }
    form.addEventListener('submit', takeAlong, { capture: true })
    return () => form.removeEventListener('submit', takeAlong, { capture: true })
  }, [picture, canvas, sent])

  const drag = (byX: number, byY: number) => {
    const shown = canvas.current?.clientWidth ?? CROP_SIDE
    if (picture) setView((from) => dragView(picture, from, { byX, byY, shown }))
  }

  return { picture, view, setView, choose, drag, isReady: picture !== undefined }
}

/** At once, where `toBlob` would come too late for the form that is just being sent. */
function filesOf(canvas: HTMLCanvasElement): FileList {
  const [, encoded = ''] = canvas.toDataURL('image/png').split(',')
  const bytes = Uint8Array.from(atob(encoded), (sign) => sign.charCodeAt(0))
  const files = new DataTransfer()
  files.items.add(new File([bytes], 'portrait', { type: 'image/png' }))
  return files.files
}
