import { Sum } from '../sum/sum.tsx'
import type { Sample } from '../workbench/sample.ts'
import { Crumbs } from './crumbs.tsx'
import { DemoStrip } from './demo-strip.tsx'
import { Hall, lowWindows } from './hall.tsx'
import { Section } from './section.tsx'

export const samples: Sample[] = [
  {
    title: 'Demo strip',
    node: <DemoStrip>This is a demo. Nothing here is real money.</DemoStrip>,
  },
  {
    title: 'Crumbs',
    node: (
      <Crumbs
        trail={[
          { label: 'Hall', to: '/' },
          { label: 'Categories', to: '/categories' },
          { label: 'Logo and identity' },
        ]}
      />
    ),
  },
  {
    title: 'Hall: a wall with window light',
    node: (
      <Hall windows={lowWindows}>
        <div className="wb-hall">
          <p className="serif wb-t42">One fee, shown before the click that causes it.</p>
          <div className="wb-narrow">
            <Sum
              rows={[{ name: 'Open projects', amount: '86' }]}
              total={{ name: 'Held', amount: '$48,210.00' }}
            />
          </div>
        </div>
      </Hall>
    ),
  },
  {
    title: 'Section: the name in the margin',
    node: (
      <Section
        title="Worth seeing"
        text="Chosen by figures, never by payment."
        more={{ to: '/ranking', label: 'How ranking works' }}
        opens
      >
        <p>The matter stands here.</p>
      </Section>
    ),
  },
]
