import { Section } from '#app/ui/shell/section.tsx'
import { WorkGrid } from '#app/ui/work/work.tsx'
import { ServiceCard } from '#app/shared/works/service-card.tsx'
import type { ServiceCardView } from '#app/shared/works/to-service-card.ts'

/** Counted from what members did, the same for everyone; nothing at all where too few did the same. */
export function WentOn({ works }: { works: readonly ServiceCardView[] }) {
  if (works.length === 0) return null
  return (
    <div className="service-similar">
      <Section
        id="went-on"
        title="People interested in this went on to"
        text="They looked at, kept or ordered this one, and these too."
        more={{ to: '/docs/recommendations#recommendations', label: 'How this works' }}
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
