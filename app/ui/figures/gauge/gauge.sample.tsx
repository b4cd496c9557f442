import type { Sample } from '../../workbench/sample.ts'
import { Gauge } from './gauge.tsx'

export const samples: Sample[] = [
  {
    title: 'On the way, and there',
    node: (
      <div className="wb-half">
        <Gauge
          name="Completed deals"
          has="76"
          needs="100"
          at={76}
          need={100}
          ends={['0', '100']}
          isMet={false}
        >
          <b>24 more.</b> At your pace of the last 90 days, in March.
        </Gauge>
        <Gauge name="Rating" has="4.86" needs="4.8" at={86} need={80} ends={['4', '5']} isMet>
          Met
        </Gauge>
      </div>
    ),
  },
]
