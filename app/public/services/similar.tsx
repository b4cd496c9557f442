import { Section } from '#app/ui/shell/section.tsx'
import { WorkCard, WorkGrid, type Work } from '#app/ui/work/work.tsx'

type SimilarProps = { works: readonly (Work & { id: string })[]; compareTo: string }

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
            <WorkCard key={work.id} {...work} />
          ))}
        </WorkGrid>
      </Section>
    </div>
  )
}
