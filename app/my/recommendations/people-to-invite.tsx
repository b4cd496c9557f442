import { Form, Link } from 'react-router'
import type { PublicProjectIntent } from '#app/public/projects/act-on-project.server.ts'
import { Gone, NotForMe } from '#app/shared/recommendations/not-for-me.tsx'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import type { RecommendationsData } from './load-recommendations.ts'

const ANCHOR = 'person-gone'
type People = RecommendationsData['people']

/** For whoever has an open project: people and teams who could do it. */
export function PeopleToInvite({ people }: { people: People }) {
  if (people.length === 0) return null
  return (
    <section className="rec-s" aria-labelledby="people-for-you">
      <h2 id="people-for-you">People and teams to invite</h2>
      <ul>
        {people.map((one) => (
          <li key={one.id} className="rec rec-m">
            {one.isGone ? (
              <Gone what={{ kind: one.kind, id: one.id }} name={one.name} anchor={ANCHOR} wider={[]} />
            ) : (
              <ToInvite {...one} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function ToInvite({
  kind,
  id,
  name,
  to,
  src,
  level,
  rating,
  username,
  headline,
  project,
  because,
}: People[number]) {
  return (
    <>
      <Avatar name={name} src={src} size={56} />
      <div className="rec-words">
        <h3>
          <Link to={to}>{name}</Link> {level ? <Hallmark {...level} /> : null}{' '}
          {rating ? <Rate {...rating} /> : null}
        </h3>
        <p className="rec-facts">
          {headline ? `${headline} · ` : ''}for <Link to={`/projects/${project.id}`}>{project.title}</Link>
        </p>
        <p className="because-l">{because}</p>
      </div>
      <Form method="post" action={`/projects/${project.id}`}>
        <input type="hidden" name="username" value={username} />
        <Button
          size="s"
          name="intent"
          value={'invite' satisfies PublicProjectIntent}
          aria-label={`Invite ${name} to ${project.title}`}
        >
          Invite
        </Button>
      </Form>
      <NotForMe what={{ kind, id }} name={name} anchor={ANCHOR} />
    </>
  )
}
