import type { Sample } from '../workbench/sample.ts'
import { Tag } from './tag.tsx'

export const samples: Sample[] = [
  {
    title: 'Every tone',
    node: (
      <div className="row">
        <Tag>Draft</Tag>
        <Tag tone="info">In review</Tag>
        <Tag tone="ok">Published</Tag>
        <Tag tone="warn">Paused</Tag>
        <Tag tone="bad">Rejected</Tag>
        <Tag tone="pro">PRO</Tag>
      </div>
    ),
  },
]
