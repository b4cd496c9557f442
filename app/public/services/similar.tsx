import { Section } from '#app/ui/shell/section.tsx'
import { WorkGrid } from '#app/ui/work/work.tsx'
import { ServiceCard } from '#app/shared/works/service-card.tsx'
import type { ServiceCardView } from '#app/shared/works/to-service-card.ts'

type SimilarProps = { works: readonly ServiceCardView[]; compareTo: string }

/** Works of others that hang nearby; nothing at all where there are none. */
export function Similar({ works, compareTo }: SimilarProps) {
  if (works.length === 0) return null
  return (
    <div className="service-similar">
      <Section
        id="similar"
        title="Others in this room"
        text="Of the same kind, by other people."
        more={{ to: compareTo, label: 'Compare side by side' }}
      >
        <WorkGrid>
          {works.map((work) => (
            <ServiceCard key={work.id} {...work} />
          ))}
        </WorkGrid>
      </Section>
    </div>
  )
}
