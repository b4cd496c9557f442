import { Link } from 'react-router'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { UserData } from './load-user.ts'

type AboutSectionsProps = { profile: UserData; firstName: string }

/** Who they are, in their own words. */
export function AboutSections({ profile, firstName }: AboutSectionsProps) {
  const { about, skills, languages, isOwn, seller, reviews, teams } = profile
  return (
    <>
      <Section title="About" opens>
        {about ? (
          <Markdown text={about} headingLevel={2} />
        ) : (
          <p className="soft">
            {isOwn
              ? 'You have not written about yourself yet.'
              : `${firstName} has not written about themselves yet.`}
          </p>
        )}
      </Section>
      {skills.length > 0 ? (
        <Section title="Skills">
          <ul className="user-skills">
            {skills.map((skill) => (
              <li key={skill}>{skill}</li>
            ))}
          </ul>
        </Section>
      ) : null}
      {languages.length > 0 ? (
        <Section title="Languages">
          <dl className="user-languages">
            {languages.map(({ name, level }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{level}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ) : null}
      {teams.length > 0 ? (
        <Section title={teams.length === 1 ? 'Team' : 'Teams'}>
          <ul className="user-teams">
            {teams.map(({ slug, name, headline }) => (
              <li key={slug}>
                <Link to={`/t/${slug}`}>{name}</Link>
                {headline ? `, ${headline}` : ''}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {seller?.hasNoReviews && reviews.count === 0 ? (
        <Section title="Reviews">
          <p className="soft">No reviews yet. Only those who completed a deal can write one.</p>
        </Section>
      ) : null}
    </>
  )
}
