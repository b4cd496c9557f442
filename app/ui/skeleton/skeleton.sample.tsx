import type { Sample } from '../workbench/sample.ts'
import { TableSkeleton, WorkSkeleton } from './skeleton.tsx'

export const samples: Sample[] = [
  { title: 'Works to come', node: <WorkSkeleton count={3} /> },
  { title: 'A table to come', node: <TableSkeleton rows={3} /> },
]
