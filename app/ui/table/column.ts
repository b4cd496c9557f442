import { type ReactNode } from 'react'
import type { SortDirection } from './sort.ts'

export type Column<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right edge. */
  align?: 'end' | undefined
  /** Sortable: `true` sorts by `key`, and figures go from the largest down first. */
  sort?: boolean | undefined
  first?: SortDirection | undefined
  /** The head is read out but not shown: a column of actions. */
  headHidden?: boolean | undefined
  /** Words of any length: `cut` keeps one line and ends it with an ellipsis, `wrap` goes on below. */
  text?: 'cut' | 'wrap' | undefined
  /** Where it goes in the two lines of a phone's row; left out, it is not shown there. */
  phone?: 'title' | 'title-end' | 'under' | 'under-end' | undefined
}
