import { Section } from '#app/ui/shell/section.tsx'
import { WorkCard, WorkGrid, type Work } from '#app/ui/work/work.tsx'

/** Counted from what members did, the same for everyone; nothing at all where too few did the same. */
export function WentOn({ works }: { works: readonly (Work & { id: string })[] }) {
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
            <WorkCard key={work.id} {...work} />
          ))}
        </WorkGrid>
      </Section>
    </div>
  )
}
