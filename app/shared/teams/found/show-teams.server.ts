import { figuresOf } from '#app/shared/figures/seller-figures.ts'
import { showPeople } from '#app/shared/teams/team-people.server.ts'
import { hallmarkOf, portraitUrl, toServiceCard, toWorkPicture } from '#app/shared/works/to-service-card.ts'
import { countryName } from '#domain/accounts/index.ts'
import { listServicesOfTeams, type ServiceCard } from '#domain/catalogue/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { describeTeams, listPeopleOfTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'

const SKILLS_SHOWN = 6
const RAIL_SIZES = '(max-width: 820px) 136px, 210px'

type Works = { most: number; currency: string; now: Date }

/** Teams as a row shows them, in this order, with a few of what they offer where it is asked for; one that nobody may find is left out. */
export async function showTeams(db: Db, ids: readonly string[], works?: Works) {
  const [facts, reputations, peopleOf, offered] = await Promise.all([
    describeTeams(db, ids),
    findReputations(db, ids),
    listPeopleOfTeams(db, ids),
    works ? listServicesOfTeams(db, ids, works.most) : new Map<string, never[]>(),
  ])
  const [shown, portraits] = await Promise.all([
    showPeople(db, [...peopleOf.values()].flat()),
    findPictures(
      db,
      [...facts.values()].flatMap(({ portraitId }) => portraitId ?? []),
    ),
  ])
  const faces = new Map(shown.map((person) => [person.id, person]))
  return ids.flatMap((id) => {
    const team = facts.get(id)
    if (!team) return []
    const reputation = reputations.get(id)
    const count = reputation?.ratingCount ?? 0
    return {
      id,
      name: team.name,
      to: `/t/${team.slug}`,
      headline: team.headline,
      country: team.country ? countryName(team.country) : '',
      skills: team.skills.slice(0, SKILLS_SHOWN),
      size: team.people,
      ownerId: team.ownerId,
      src: portraitUrl(portraits.get(team.portraitId ?? '') ?? null),
      level: hallmarkOf(reputation?.level ?? 'new'),
      rating: count > 0 ? { value: (reputation?.ratingSum ?? 0) / count / 100, count } : null,
      figures: reputation ? figuresOf(reputation) : [],
      faces: (peopleOf.get(id) ?? []).map(({ memberId }) => {
        const face = faces.get(memberId)
        return { name: face?.name ?? '', src: face?.avatar }
      }),
      works: works ? (offered.get(id) ?? []).map((card) => toRailCard(card, works)) : [],
    }
  })
}

const toRailCard = (card: ServiceCard, { currency, now }: Works) => ({
  ...toServiceCard(card, currency, now),
  picture: toWorkPicture(card.cover, card.title, RAIL_SIZES),
})

export type ShownTeam = Awaited<ReturnType<typeof showTeams>>[number]
