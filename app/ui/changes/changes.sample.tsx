import type { Sample } from '../workbench/sample.ts'
import { Changes } from './changes.tsx'

export const samples: Sample[] = [
  {
    title: 'Words, and a figure that came',
    node: (
      <Changes
        was="What you answered"
        is="Now"
        changes={[
          {
            name: 'Description',
            was: [
              { kind: 'same', text: 'A sign of ' },
              { kind: 'removed', text: 'oak' },
              { kind: 'same', text: ' for a bakery' },
            ],
            is: [
              { kind: 'same', text: 'A sign of ' },
              { kind: 'added', text: 'ash' },
              { kind: 'same', text: ' for a bakery' },
            ],
          },
          { name: 'Wanted by', was: [], is: [{ kind: 'added', text: '24 December 2026' }] },
        ]}
      />
    ),
  },
]
