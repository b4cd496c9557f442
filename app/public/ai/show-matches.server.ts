import { showTeams } from '#app/shared/teams/found/show-teams.server.ts'
import { marksOf, portraitUrl, toWorkPicture } from '#app/shared/works/to-service-card.ts'
import { days as daysInWords } from '#app/shared/figures/figures.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { avatarUrl, findListed, hasPro } from '#domain/accounts/index.ts'
import type { Matches } from '#domain/assistant/index.ts'
import { listCards, type ServiceCard } from '#domain/catalogue/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { FitPerson, FitService, MatchesView } from './brief-view.ts'
import { whyWords } from './why-words.ts'

type Shown = { db: Db; currency: string; now: Date; isRangeOwn: boolean; isByMeaning: boolean }

const COVER_SIZES = '132px'

/** Services, people and teams with their reasons. What nobody may see any more falls away. */
export async function showMatches(matches: Matches, shown: Shown): Promise<MatchesView> {
  const { db } = shown
  const ids = [...matches.services, ...matches.people].flatMap(({ serviceId }) => serviceId ?? [])
  const [cards, listed, teams] = await Promise.all([
    listCards(db, [...new Set(ids)]),
    findListed(
      db,
      matches.people.map(({ memberId }) => memberId),
    ),
    showTeams(
      db,
      matches.teams.map(({ teamId }) => teamId),
    ),
  ])
  const byId = new Map(cards.map((card) => [card.id, card]))
  const services = matches.services.flatMap(({ serviceId, reason }): FitService[] => {
    const card = byId.get(serviceId)
    return card ? [{ ...showService(card, shown), why: whyWords(reason, shown.isRangeOwn) }] : []
  })
  const people = matches.people.flatMap(({ memberId, serviceId, reason }): FitPerson[] => {
    const card = byId.get(serviceId ?? '')
    const one = listed.get(memberId)
    if (!card || !one) return []
    return [
      {
        ...whoOf(card, shown.now),
        id: memberId,
        line: one.headline,
        rating: reason.rating ? { value: reason.rating.mean, count: reason.rating.count } : null,
        ask: `ask member:${one.username}`,
        why: whyWords({ ...reason, words: [], closeness: null, price: null }, shown.isRangeOwn),
      },
    ]
  })
  const reasons = new Map(matches.teams.map(({ teamId, reason }) => [teamId, reason]))
  const ofTeams = teams.flatMap((team): FitPerson[] => {
    const reason = reasons.get(team.id)
    if (!reason) return []
    return [
      {
        id: team.id,
        to: team.to,
        name: team.name,
        src: team.src,
        marks: team.level ?? null,
        rating: team.rating,
        line: [team.headline, `team of ${team.size}`].filter(Boolean).join(', '),
        ask: `ask team:${team.to.slice('/t/'.length)}`,
        why: whyWords({ ...reason, closeness: null }, shown.isRangeOwn),
      },
    ]
  })
  return {
    services,
    people: [...people, ...ofTeams],
    foundBy: shown.isByMeaning
      ? 'Found by words and by meaning. PRO and payment change nothing.'
      : 'Found by words and figures. PRO and payment change nothing.',
  }
}

function whoOf({ seller, team }: ServiceCard, now: Date) {
  return {
    to: team ? `/t/${team.slug}` : `/user/${seller.username}`,
    name: team?.name ?? seller.displayName,
    src: team ? portraitUrl(team.portrait) : avatarUrl(seller.avatarKey),
    marks: marksOf(seller.level, !team && hasPro(seller, now)) ?? null,
  }
}

function showService(card: ServiceCard, { currency, now }: Shown): Omit<FitService, 'why'> {
  const { seller, team } = card
  const to = team ? `team:${team.slug}` : `member:${seller.username}`
  return {
    ...whoOf(card, now),
    id: card.id,
    title: card.title,
    serviceTo: `/services/${card.slug}`,
    cover: toWorkPicture(card.cover, card.title, COVER_SIZES)?.src ?? null,
    rating: card.rating ? { value: card.rating.mean, count: card.rating.count } : null,
    price: formatMoney(card.priceFromMinor, currency, { trim: true }),
    days: daysInWords(card.deliveryDays),
    ask: `ask ${to} ${card.id}`,
  }
}
