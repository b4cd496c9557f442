import { circle, count, oval, path, rect, stroke } from './shapes.ts'

/** A mark on a field of 60 by 60: its own colour, and that of what it stands on. */
export type Mark = (fill: string, under: string) => string

export const marks: readonly Mark[] = [
  (fill) => path('M6 54V30a24 24 0 0 1 48 0v24H40V30a10 10 0 0 0-20 0v24z', fill),
  (fill, under) => path('M30 4l26 26-26 26L4 30z', fill) + circle(30, 30, 9, under),
  (fill) => path('M6 6h48v14H37v34H23V20H6z', fill),
  (fill) =>
    count(4)
      .map((k) => rect(6 + k * 13, 6 + k * 6, 8, 48 - k * 12, fill))
      .join(''),
  (fill) => path('M6 30a24 24 0 0 1 48 0z', fill) + path('M14 54a16 16 0 0 1 32 0z', fill),
  (fill) => path('M6 54L30 6l24 48H40L30 32 20 54z', fill),
  (fill) =>
    circle(20, 20, 14, fill) +
    circle(42, 42, 12, fill) +
    rect(34, 6, 20, 20, fill) +
    rect(6, 36, 20, 18, fill),
  (fill) =>
    count(6)
      .map((k) => oval(30, 15, 7, 13, fill, `transform="rotate(${k * 60} 30 30)"`))
      .join(''),
  (fill) => path('M6 6h22v22H6zM32 32h22v22H32z', fill) + circle(43, 17, 11, fill) + circle(17, 43, 11, fill),
  (fill) => stroke('M8 44q11-34 22-14t22-14', fill, 9),
  (fill, under) => circle(30, 30, 24, fill) + circle(38, 24, 18, under),
  (fill, under) =>
    circle(30, 30, 25, fill) +
    path('M30 5v50a25 25 0 0 1 0-50z', under, 'opacity=".35"') +
    circle(30, 30, 8, under),
  (fill) => path('M30 4c16 12 22 22 22 32a22 22 0 0 1-44 0C8 26 14 16 30 4z', fill),
  (fill, under) =>
    path('M6 14h48v10c0 18-10 28-24 34C16 52 6 42 6 24z', fill) + path('M18 22h24v6H18z', under),
  (fill) =>
    count(8)
      .map((k) => path('M27 30L30 4l3 26z', fill, `transform="rotate(${k * 45} 30 30)"`))
      .join('') + circle(30, 30, 9, fill),
  (fill) =>
    path('M4 40c8-20 18-20 26-8s16 12 26-6c2 22-10 32-24 28S16 40 4 40z', fill) + circle(42, 16, 7, fill),
  (fill, under) =>
    path('M8 54V6h26a15 15 0 0 1 5 29 12 12 0 0 1-5 19z', fill) +
    path('M22 18h10v8H22zM22 36h10v8H22z', under),
  (fill, under) => path('M30 4l23 13v26L30 56 7 43V17z', fill) + path('M30 16l12 7v14l-12 7-12-7V23z', under),
]
