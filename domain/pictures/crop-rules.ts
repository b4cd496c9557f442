export type Size = { width: number; height: number }

/** How a picture is looked at through a frame: how near, and where, from 0 (left, top) to 1 (right, bottom). */
export type CropView = { zoom: number; across: number; down: number }

type CropFrame = { left: number; top: number; width: number; height: number }

export const wholeView: CropView = { zoom: 1, across: 0.5, down: 0.5 }
export const CROP_ZOOM_MOST = 3
/** Works hang in frames of four to three. */
const RATIO = 4 / 3

const within = (share: number) => Math.min(1, Math.max(0, share))

/** The part of the picture that is seen through the frame. */
export function frameOf({ width, height }: Size, { zoom, across, down }: CropView): CropFrame {
  const near = Math.min(CROP_ZOOM_MOST, Math.max(1, zoom))
  const widest = Math.min(width, height * RATIO)
  // Whole pixels, and at least one, before it is put anywhere: rounded afterwards, a sliver could hang over the edge.
  const seen = {
    width: Math.max(1, Math.floor(widest / near)),
    height: Math.max(1, Math.floor(widest / RATIO / near)),
  }
  return {
    left: Math.round((width - seen.width) * within(across)),
    top: Math.round((height - seen.height) * within(down)),
    ...seen,
  }
}

/** Where one looks after the picture was drawn along by so many pixels of a frame that is `shown` pixels wide. */
export function dragView(
  size: Size,
  view: CropView,
  { byX, byY, shown }: { byX: number; byY: number; shown: number },
): CropView {
  const { width, height } = frameOf(size, view)
  const moved = (at: number, by: number, slack: number) =>
    slack > 0 ? within(at - (by * width) / shown / slack) : at
  return {
    zoom: view.zoom,
    across: moved(view.across, byX, size.width - width),
    down: moved(view.down, byY, size.height - height),
  }
}
