import type { Sample } from '../workbench/sample.ts'
import { Pagination } from './pagination.tsx'

export const samples: Sample[] = [
  { title: 'The first of six', node: <Pagination page={1} pages={6} /> },
  {
    title: 'In the middle of many',
    node: <Pagination page={47} pages={93} label="Pages of members" note="16 a page" />,
  },
]
