import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Hallmark } from '#app/ui/hallmark/hallmark.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import { Heart } from '#app/shared/works/heart.tsx'
import type { PublicTeam } from './load-team.ts'

/** Who they are at the left, their own figures at the right. */
export function TeamHead({ team }: { team: PublicTeam }) {
  return (
    <>
      <Crumbs trail={[{ label: 'Teams', to: '/teams' }, { label: team.name }]} />
      {team.cover ? (
        <div className="team-cover">
          <Cover picture={{ ...team.cover, alt: '' }} title={team.name} eager />
        </div>
      ) : null}
      <div className="team-hero">
        <div>
          <Avatar name={team.name} src={team.portrait} size={64} />
          <h1>{team.name}</h1>
          {team.level ? <Hallmark {...team.level} /> : null}
          {team.headline ? <p className="lede">{team.headline}</p> : null}
          <TeamActs team={team} />
        </div>
        <Figures team={team} />
      </div>
    </>
  )
}

/** What whoever looks can do; a conversation with the team begins here too. */
function TeamActs({ team }: { team: PublicTeam }) {
  if (team.state !== 'active' || !team.isFormed) return null
  return (
    <div className="row">
      {team.isOwn ? <ButtonLink to={`/team?of=${team.slug}`}>Open the workspace</ButtonLink> : null}
      {team.isOwn ? null : (
        <ButtonLink look="main" to={`/my/messages/new?team=${team.slug}`} rel="nofollow">
          Message the team
        </ButtonLink>
      )}
      <Heart kind="team" id={team.id} name={team.name} isFavourite={team.isFavourite} withWords />
      {team.isOwn ? null : (
        <ButtonLink look="bare" to={`/report/team/${team.id}`} rel="nofollow">
          Report
        </ButtonLink>
      )}
    </div>
  )
}

function Figures({ team }: { team: PublicTeam }) {
  const { figures, rating, languages, country } = team
  const rows = [
    ...figures.map(({ name, value }) => ({ name, amount: value })),
    ...(languages.length > 0 ? [{ name: 'Speaks', amount: languages.join(', ') }] : []),
  ]
  return (
    <div className="team-sum">
      <Sum
        rows={rows}
        total={{
          name: rating ? `Rating, ${rating.count} ${rating.count === 1 ? 'review' : 'reviews'}` : 'Rating',
          amount: rating ? <Rate value={rating.value} /> : 'No reviews yet',
        }}
      />
      <p className="soft">
        Together since {team.since}
        {country ? `, ${country}` : ''}. A team’s figures are its own, not its members’.
      </p>
    </div>
  )
}
