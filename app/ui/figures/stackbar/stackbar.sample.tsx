import type { Sample } from '../../workbench/sample.ts'
import { Stackbar } from './stackbar.tsx'

export const samples: Sample[] = [
  {
    title: 'Released, clearing, held, planned',
    node: (
      <div className="wb-half">
        <Stackbar
          label="120 released, 60 clearing, 160 held, 120 planned"
          parts={[
            { value: 120, kind: 'full' },
            { value: 60, kind: 'clearing' },
            { value: 160, kind: 'held' },
            { value: 120, kind: 'plan' },
          ]}
        />
      </div>
    ),
  },
]
