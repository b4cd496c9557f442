import { compareAddress } from '#app/public/compare/read-compared.ts'
import { Section } from '#app/ui/shell/section.tsx'
import { WorkCard, WorkGrid, type Work } from '#app/ui/work/work.tsx'

/** Works of others that hang nearby; nothing at all where there are none. */
export function Similar({ works, slug }: { works: readonly (Work & { id: string })[]; slug: string }) {
  if (works.length === 0) return null
  return (
    <div className="service-similar">
      <Section
        id="similar"
        title="Others in this room"
        text="Of the same kind, by other people."
        more={{
          to: compareAddress([slug, ...works.slice(0, 3).map(({ to }) => to.slice('/services/'.length))]),
          label: 'Compare side by side',
        }}
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
