import { Form } from 'react-router'
import { LinkishButton } from '#app/ui/inputs/button/button.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { NeedData } from '../load-need.server.ts'

/** The briefs that a member keeps. */
export function Kept({ saved, now }: Pick<NeedData, 'saved' | 'now'>) {
  if (saved.length === 0) return null
  return (
    <Section
      opens
      id="kept"
      title="Your briefs"
      text="Only you see them. Prices and people are looked up anew."
    >
      <ul className="kept">
        {saved.map(({ id, title, savedAt }) => (
          <li key={id}>
            <KnownLink to={`/ai?brief=${id}`}>{title}</KnownLink>
            <small className="soft">
              <Time at={savedAt} now={now} />
            </small>
            <Form method="post" action="/ai">
              <LinkishButton name="intent" value={`remove ${id}`} aria-label={`Remove ${title}`}>
                Remove
              </LinkishButton>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  )
}
