import { Icon } from '../icon/icon.tsx'
import { sampleHills, sampleJars, samplePortrait } from '../workbench/sample-pictures.ts'
import type { Sample } from '../workbench/sample.ts'
import { WorkCard, WorkGrid } from './work.tsx'

function Heart({ on = false }: { on?: boolean }) {
  return (
    <button className="heart" type="button" aria-label="Save to Favourites" aria-pressed={on}>
      <Icon name="heart" />
    </button>
  )
}

export const samples: Sample[] = [
  {
    title: 'On the wall: rated and saved, new, without a picture',
    node: (
      <WorkGrid>
        <WorkCard
          to="?work=1"
          title="Labels and packaging for preserves, sauces and honey, from the sketch to the printer"
          picture={{ src: sampleJars, alt: 'Three jars with paper labels' }}
          by={{ name: 'Hana Novotná', to: '?by=hana', src: samplePortrait }}
          level={{ level: 3, label: 'Master' }}
          rating={{ value: 4.9, count: 188 }}
          price={{ minor: 26000, currency: 'USD' }}
          why="7 of 10 buyers came back"
          heart={<Heart on />}
          eager
        />
        <WorkCard
          to="?work=2"
          title="Landscape illustration"
          picture={{ src: sampleHills, alt: 'Hills at sunset' }}
          by={{ name: 'Aiko Tanabe', to: '?by=aiko' }}
          price={{ minor: 12050, currency: 'USD' }}
          heart={<Heart />}
        />
        <WorkCard
          to="?work=3"
          title="Illustrated maps for walkers, guides and small towns"
          by={{ name: 'Wren Atkins of the long and winding name', to: '?by=wren' }}
          level={{ level: 2, label: 'Established' }}
          rating={{ value: 5, count: 39 }}
          price={{ minor: 18000, currency: 'USD' }}
          heart={<Heart />}
        />
      </WorkGrid>
    ),
  },
]
