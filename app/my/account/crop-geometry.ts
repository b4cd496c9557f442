export type Size = { width: number; height: number }

/** How a picture is looked at through a square: how near, and where, from 0 (left, top) to 1 (right, bottom). */
export type CropView = { zoom: number; across: number; down: number }

export const wholeView: CropView = { zoom: 1, across: 0.5, down: 0.5 }
export const ZOOM_MOST = 4

/** The square of the picture that is seen. */
export function cropSquare(
  size: Size,
  { zoom, across, down }: CropView,
): { x: number; y: number; side: number } {
  const side = Math.min(size.width, size.height) / zoom
  return { x: (size.width - side) * across, y: (size.height - side) * down, side }
}

/** Where one looks after the picture was drawn along by so many pixels of a square `shown` pixels wide. */
export function dragView(
  size: Size,
  view: CropView,
  { byX, byY, shown }: { byX: number; byY: number; shown: number },
): CropView {
  const { side } = cropSquare(size, view)
  const moved = (at: number, by: number, slack: number) =>
    slack > 0 ? clamp(at - (by * side) / shown / slack) : at
  return {
    zoom: view.zoom,
    across: moved(view.across, byX, size.width - side),
    down: moved(view.down, byY, size.height - side),
  }
}

const clamp = (at: number) => Math.min(1, Math.max(0, at))
