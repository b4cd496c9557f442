import type { Sample } from '../workbench/sample.ts'
import { Time } from './time.tsx'

const now = '2026-11-11T14:05:00Z'

export const samples: Sample[] = [
  {
    title: 'Relative, compact, far away, and without a now',
    node: (
      <div className="row">
        <Time at="2026-11-11T11:20:00Z" now={now} />
        <Time at="2026-11-12T18:00:00Z" now={now} />
        <Time at="2026-11-11T13:45:00Z" now={now} compact />
        <Time at="2026-05-15T09:00:00Z" now={now} />
        <Time at="2026-11-11T11:20:00Z" />
      </div>
    ),
  },
]
