import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import type { Site } from '#app/site.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import reviewsCssUrl from '#app/shared/reviews/reviews.css?url'
import { Heart } from '#app/shared/works/heart.tsx'
import type { Route } from './+types/user.page.ts'
import { AboutSections } from './about-sections.tsx'
import { joinedIn } from './joined-in.ts'
import { loadUser } from './load-user.ts'
import { profileData } from './profile-data.ts'
import { ProfileHead } from './profile-head.tsx'
import { UserReviews } from './user-reviews.tsx'
import { Reputation } from './reputation.tsx'
import cssUrl from './user.css?url'
import { Services, Works } from './work-sections.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: reviewsCssUrl },
]

export const loader = readingShared(['settings'], loadUser)

export const meta: Route.MetaFunction = ({ matches, loaderData: profile }) => {
  if (!profile) return []
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
  return [
    ...describePage(matches, {
      title: profile.displayName,
      description: profile.headline || `${profile.displayName} on ${site?.name ?? 'Guildhall'}.`,
      path: `/user/${profile.username}`,
      image: profile.isHidden ? 'home' : `people/${profile.username}`,
      noIndex: profile.isHidden,
    }),
    ...(profile.isHidden ? [] : [{ 'script:ld+json': profileData(profile, site?.origin ?? '') }]),
  ]
}

export default function UserPage({ loaderData: profile }: Route.ComponentProps) {
  const { isOwn, isHidden, displayName } = profile
  const firstName = displayName.trim().split(/\s+/)[0] ?? displayName
  return (
    <main id="main" className="wrap user">
      {isHidden ? (
        <Note tone="warn">
          <b>Only you see this page.</b> Others find it once your account is verified and active.
        </Note>
      ) : null}
      {profile.away ? (
        <Note icon="clock">
          <b>
            {firstName} is away until {profile.away.until}.
          </b>{' '}
          {profile.away.words}
        </Note>
      ) : null}
      <ProfileHead
        name={displayName}
        username={profile.username}
        headline={profile.headline}
        avatarUrl={profile.avatarUrl}
        place={profile.place}
        joined={joinedIn(profile.joinedAt)}
        availability={profile.availability}
        presence={profile.presence}
        isVerified={profile.isVerified}
        isPro={profile.isPro}
        level={profile.seller?.level.stamp}
        rate={profile.rateMinor === null ? null : { minor: profile.rateMinor, currency: profile.currency }}
      >
        {isOwn ? (
          <ButtonLink to="/my/account#profile">Edit my profile</ButtonLink>
        ) : profile.isBlocked ? (
          <ButtonLink to="/my/blacklist">You blocked {firstName}. Unblock</ButtonLink>
        ) : (
          <>
            <ButtonLink look="main" to={`/deals/new?with=${profile.username}`} rel="nofollow">
              Start a deal with {firstName}
            </ButtonLink>
            <ButtonLink to={`/my/messages/new?to=${profile.username}`} rel="nofollow">
              Write to {firstName}
            </ButtonLink>
            <Heart
              kind="member"
              id={profile.id}
              name={displayName}
              isFavourite={profile.isFavourite}
              withWords
            />
            {profile.mayBlock ? (
              <ButtonLink look="bare" to={`/my/blacklist?who=${profile.username}`} rel="nofollow">
                Block
              </ButtonLink>
            ) : null}
            <ButtonLink look="bare" to={`/report/member/${profile.id}`} rel="nofollow">
              Report
            </ButtonLink>
          </>
        )}
      </ProfileHead>
      {profile.seller ? <Reputation facts={profile.seller} isOwn={isOwn} firstName={firstName} /> : null}
      <Services profile={profile} firstName={firstName} />
      <Works profile={profile} firstName={firstName} />
      <UserReviews profile={profile} firstName={firstName} />
      <AboutSections profile={profile} firstName={firstName} />
    </main>
  )
}
