import { Section } from '#app/ui/shell/section.tsx'
import { ThingsList } from '../../things-list.tsx'
import type { Part } from './load-whole.ts'

/** What is a member's, kind by kind: the newest few of each, and the way to all of them. */
export function WholeParts({ parts, now }: { parts: readonly Part[]; now: Date }) {
  return parts.map(({ id, title, things, count, all }) => (
    <Section
      key={id}
      id={id}
      title={title}
      text={count > things.length ? `The newest ${things.length} of ${count}.` : undefined}
      more={things.length > 0 ? { to: all, label: 'All of them' } : undefined}
    >
      {things.length > 0 ? <ThingsList things={things} now={now} /> : <p className="soft">None.</p>}
    </Section>
  ))
}
