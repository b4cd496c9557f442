import type { Sample } from '../workbench/sample.ts'
import { Meta } from './meta.tsx'

export const samples: Sample[] = [
  {
    title: 'Terms in force',
    node: (
      <div className="wb-narrow">
        <Meta
          rows={[
            { name: 'Commission', value: '10%, borne by the seller' },
            { name: 'Revisions', value: '2 a milestone' },
            { name: 'Accepted by clock after', value: '3 days' },
            { name: 'Key', value: 'release-2410-1-a91f0c77d2e84b6f9a53' },
          ]}
        />
      </div>
    ),
  },
]
