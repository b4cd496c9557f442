import { Section } from '#app/ui/shell/section.tsx'
import { WorkGrid } from '#app/ui/work/work.tsx'
import { ServiceCard } from '#app/shared/works/service-card.tsx'
import type { ServiceCardView } from '#app/shared/works/to-service-card.ts'

type NearestProps = { works: readonly ServiceCardView[]; haveNone: boolean }

/** What means nearly the same in other words: never among what has the words, and said to be what it is. */
export function Nearest({ works, haveNone }: NearestProps) {
  return (
    <Section
      id="nearest"
      title="Nearest in meaning"
      text={`${haveNone ? 'Nothing has' : 'Few have'} all these words. These say something near in others.`}
      opens
    >
      <WorkGrid>
        {works.map((work) => (
          <ServiceCard key={work.id} {...work} />
        ))}
      </WorkGrid>
    </Section>
  )
}
