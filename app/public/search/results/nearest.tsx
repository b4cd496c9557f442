import { Section } from '#app/ui/shell/section.tsx'
import { WorkCard, WorkGrid, type Work } from '#app/ui/work/work.tsx'

type NearestProps = { works: readonly (Work & { id: string })[]; haveNone: boolean }

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
          <WorkCard key={work.id} {...work} />
        ))}
      </WorkGrid>
    </Section>
  )
}
