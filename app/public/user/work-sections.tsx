import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { WorkGrid } from '#app/ui/work/work.tsx'
import { PortfolioCard } from '#app/shared/works/portfolio-card.tsx'
import { ServiceCard } from '#app/shared/works/service-card.tsx'
import type { UserData } from './load-user.ts'

type SectionProps = { profile: UserData; firstName: string }

/** What they sell. */
export function Services({ profile, firstName }: SectionProps) {
  const { services, servicesCount, isOwn, username } = profile
  if (services.length === 0) return null
  const rest = servicesCount - services.length
  return (
    <Section
      title="Services"
      id="services"
      text={`What ${isOwn ? 'you offer' : `${firstName} offers`} at a fixed price.`}
    >
      <WorkGrid>
        {services.map((work, place) => (
          <ServiceCard key={work.id} {...work} eager={place < 3} hasHeart={!isOwn} />
        ))}
      </WorkGrid>
      {rest > 0 ? (
        <p className="user-more">
          <ButtonLink to={`/user/${username}?services=all#services`} preventScrollReset>
            Show all {servicesCount} services
          </ButtonLink>
        </p>
      ) : null}
    </Section>
  )
}

/** A few of the works, and the way to the others. */
export function Works({ profile, firstName }: SectionProps) {
  const { works, worksCount, isOwn, username } = profile
  if (works.length === 0) {
    if (!isOwn) return null
    return (
      <Section title="Portfolio" text="Works you have made, for others to see.">
        <p className="soft">No works yet.</p>
        <p className="user-more">
          <ButtonLink to="/my/portfolio/new">Add a work</ButtonLink>
        </p>
      </Section>
    )
  }
  return (
    <Section
      title="Portfolio"
      text={isOwn ? 'What you have made.' : `What ${firstName} has made.`}
      more={{
        to: `/user/${username}/portfolio`,
        label: worksCount > works.length ? `All ${worksCount} works` : 'All works',
      }}
    >
      <div className="user-strip">
        {works.map((card) => (
          <PortfolioCard key={card.id} card={card} />
        ))}
      </div>
    </Section>
  )
}
