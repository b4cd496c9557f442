import type { Sample } from '../../workbench/sample.ts'
import { Kpis } from './kpi.tsx'

const up = [8, 9, 8, 11, 12, 10, 13, 15, 14, 17, 16, 18]
const flat = [10, 9, 10, 11, 10, 9, 10, 10, 11, 10, 9, 10]

export const samples: Sample[] = [
  {
    title: 'Against the period before',
    node: (
      <Kpis
        kpis={[
          { name: 'Sign-ups', value: '38', change: '+6, up 19%', tone: 'ok', now: up, before: flat },
          { name: 'New services', value: '14', change: '−2, down 13%', tone: 'bad', now: flat, before: up },
          { name: 'Deals begun', value: '61', change: '+9, up 17%', tone: 'ok', now: up, before: flat },
          {
            name: 'Gross volume',
            value: '$6,204',
            change: '+$1,894, up 44%',
            tone: 'ok',
            now: up,
            before: flat,
          },
          { name: 'Open disputes', value: '3', change: '1 decides today' },
          {
            name: 'First answer, median',
            value: '3 h 10 min',
            change: 'target 8 h',
            tone: 'ok',
            now: flat,
            before: up,
          },
        ]}
      />
    ),
  },
]
