import { useEffect, useState, type RefObject } from 'react'
import { cropSquare, dragView, wholeView, type CropView } from './crop-geometry.ts'

/** The largest square in which a portrait is kept. */
export const CROP_SIDE = 512

/**
 * A picture that was chosen, seen through a square. What is seen goes into a second file field as soon as it is drawn, so that
 * the form sends that instead of the whole picture.
 */
export function useCrop(
  canvas: RefObject<HTMLCanvasElement | null>,
  sent: RefObject<HTMLInputElement | null>,
) {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [view, setView] = useState<CropView>(wholeView)
  const [isReady, setIsReady] = useState(false)

  const choose = async (file: File | undefined) => {
    setIsReady(false)
    setView(wholeView)
    // What the browser can't open goes to the server as it is, which says why if it can't either.
    setPicture(file ? await createImageBitmap(file).catch(() => undefined) : undefined)
  }

  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!picture || !context || !canvas.current) return
    const { x, y, side } = cropSquare(picture, view)
    context.imageSmoothingQuality = 'high'
    context.clearRect(0, 0, CROP_SIDE, CROP_SIDE)
    context.drawImage(picture, x, y, side, side, 0, 0, CROP_SIDE, CROP_SIDE)
    let isCurrent = true
    canvas.current.toBlob((blob) => {
      if (!blob || !sent.current || !isCurrent) return
      const files = new DataTransfer()
      files.items.add(new File([blob], 'portrait', { type: blob.type }))
      sent.current.files = files.files
      setIsReady(true)
    }, 'image/png')
    return () => {
      isCurrent = false
    }
  }, [picture, view, canvas, sent])

  const drag = (byX: number, byY: number) => {
    const shown = canvas.current?.clientWidth ?? CROP_SIDE
    if (picture) setView((from) => dragView(picture, from, { byX, byY, shown }))
  }

  return { picture, view, setView, choose, drag, isReady }
}
