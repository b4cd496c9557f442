import { data, redirect } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingKept } from '#app/edge.ts'
import type { Site } from '#app/root.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { availabilityName, avatarUrl, countryName, languageName, levelName } from '#domain/accounts/index.ts'
import { findProfile } from '#domain/accounts/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/user.page.ts'
import { profileData } from './profile-data.ts'
import { ProfileHead } from './profile-head.tsx'
import { joinedIn } from './joined-in.ts'
import cssUrl from './user.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = readingKept(['settings'], async ({ params, url, db, clock, page, settings }) => {
  const viewerId = page.viewer?.actor.id
  const found = await findProfile(db, params.username ?? '', { now: clock.now(), viewerId })
  if (found.outcome === 'moved') throw redirect(`/user/${found.username}${url.search}`, 301)
  if (found.outcome === 'gone') throw gone()
  if (found.outcome === 'unknown') throw new NotFound('There is nobody of this name here.')
  const { profile, isHidden } = found
  page.tags.add(`member:${profile.id}`)
  return {
    username: profile.username,
    displayName: profile.displayName,
    headline: profile.headline,
    about: profile.about,
    place: [profile.city, countryName(profile.country)].filter(Boolean).join(', '),
    skills: profile.skills,
    languages: profile.languages.map(({ code, level }) => ({
      name: languageName(code),
      level: levelName(level),
    })),
    availability: availabilityName(profile.availability),
    rateMinor: profile.rateMinor,
    joinedAt: profile.joinedAt,
    avatarUrl: avatarUrl(profile.avatarKey, 512),
    isHidden,
    isOwn: profile.id === viewerId,
    currency: settings.currency,
  }
})

/** The member left: search engines forget an address that is gone sooner than one that is only not found. */
function gone() {
  return data(
    { code: 'gone', message: 'This member has left. Their page is gone for good.' },
    { status: 410 },
  )
}

export const meta: Route.MetaFunction = ({ matches, loaderData: profile }) => {
  if (!profile) return []
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
  return [
    ...describePage(matches, {
      title: profile.displayName,
      description: profile.headline || `${profile.displayName} on ${site?.name ?? 'Guildhall'}.`,
      path: `/user/${profile.username}`,
      image: 'home',
      noIndex: profile.isHidden,
    }),
    ...(profile.isHidden ? [] : [{ 'script:ld+json': profileData(profile, site?.origin ?? '') }]),
  ]
}

export default function UserPage({ loaderData: profile }: Route.ComponentProps) {
  const { isOwn, isHidden, about, skills, languages } = profile
  const firstName = profile.displayName.trim().split(/\s+/)[0]
  return (
    <main id="main" className="wrap user">
      {isHidden ? (
        <Note tone="warn">
          <b>Only you see this page.</b> Others find it once your account is verified and active.
        </Note>
      ) : null}
      <ProfileHead
        name={profile.displayName}
        username={profile.username}
        headline={profile.headline}
        avatarUrl={profile.avatarUrl}
        place={profile.place}
        joined={joinedIn(profile.joinedAt)}
        availability={profile.availability}
        rate={profile.rateMinor === null ? null : { minor: profile.rateMinor, currency: profile.currency }}
      >
        {isOwn ? <ButtonLink to="/my/account#profile">Edit my profile</ButtonLink> : null}
      </ProfileHead>
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
    </main>
  )
}
