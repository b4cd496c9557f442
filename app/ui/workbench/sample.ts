import type { ReactNode } from 'react'

/** One state of a part, shown on the workbench. A part's `<part>.sample.tsx` exports `samples: Sample[]`. */
export type Sample = { title: string; node: ReactNode }
