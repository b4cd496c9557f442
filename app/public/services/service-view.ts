import { COMPARED_MOST, compareAddress } from '#app/public/compare/read-compared.ts'
import { joinedIn } from '#app/public/user/joined-in.ts'
import { figuresOf } from '#app/shared/figures/seller-figures.ts'
import { marksOf, portraitUrl, toWorkPicture, toServiceCard } from '#app/shared/works/to-service-card.ts'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { avatarUrl, countryName, hasPro, languageName } from '#domain/accounts/index.ts'
import type { ServicePage } from '#domain/catalogue/index.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/index.ts'
import { pictureUrl } from '#domain/pictures/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { comparePackages } from './compare-packages.ts'
import { shortNameOf } from './short-name-of.ts'
import type { Slide } from './gallery.tsx'
import type { SellerView } from './seller-card.tsx'
import { bannerOf, type Fullness } from './banner-of.ts'

/** As wide as the column beside the panel. */
const LARGE_SIZES = '(max-width: 820px) 100vw, (max-width: 1280px) 62vw, 804px'

export type ServiceView = ReturnType<typeof viewService>

/** What the page paints of a service, and no more. */
export function viewService(page: ServicePage, settings: Settings, full: Fullness) {
  const { content } = page
  const { currency } = settings
  return {
    id: page.id,
    slug: page.slug,
    shown: page.shown,
    banner: bannerOf(page, full),
    viewedId: page.shown.as === 'open' ? page.id : undefined,
    isOrderable: page.shown.as === 'open' || page.shown.as === 'preview',
    sellerName: shortNameOf(page),
    sellerUsername: page.seller.username,
    /** What is ordered; nothing where it can only be looked at. */
    orderId: page.shown.as === 'open' && full.places?.left !== 0 && !full.isOwnTeams ? page.id : undefined,
    title: content.title || 'A service without a title yet',
    description: content.description,
    offer: { packages: content.packages, extras: content.extras },
    compared: comparePackages(content.packages),
    terms: feeTermsFor(feeRules(settings), { hasPro: hasPro(page.soldBy, full.now) }),
    currency,
    requirements: content.requirements,
    faq: content.faq,
    tags: content.tags,
    rating: page.rating ? { value: page.rating.mean, count: page.rating.count } : null,
    trail: page.line
      .filter(({ isHidden }) => !isHidden)
      .map(({ title, path }) => ({ label: title, to: `/categories/${path}` })),
    slides: page.gallery.map(({ picture, alt }): Slide => {
      const smallest = picture.widths[0]
      return {
        id: picture.id,
        alt: alt || content.title,
        large: toWorkPicture(picture, alt, LARGE_SIZES),
        thumb: picture.state === 'ready' && smallest ? pictureUrl(picture.id, smallest, 'webp') : null,
      }
    }),
    seller: viewSeller(page, full.now),
    similar: page.similar.map((card) => toServiceCard(card, currency, full.now)),
    /** This one beside those that are most like it. */
    compareTo: compareAddress([
      page.slug,
      ...page.similar.slice(0, COMPARED_MOST - 1).map(({ slug }) => slug),
    ]),
  }
}

function viewSeller(page: ServicePage, now: Date): SellerView {
  const { id, seller, team, reputation } = page
  const spoken = seller.languages.map(({ code }) => languageName(code))
  const facts = [
    [seller.city, countryName(seller.country)].filter(Boolean).join(', '),
    spoken.length > 0 ? `Speaks ${spoken.join(', ')}` : '',
    `Here since ${joinedIn(seller.joinedAt)}`,
  ]
  const person = {
    name: seller.displayName,
    to: `/user/${seller.username}`,
    shortName: shortNameOf(page),
    username: seller.username,
    avatarUrl: avatarUrl(seller.avatarKey),
    headline: seller.headline,
    facts: `${facts.filter(Boolean).join('. ')}.`,
    ask: `/my/messages/new?to=${seller.username}&about=service:${id}`,
    level: marksOf(reputation?.level ?? 'new', hasPro(seller, now)) ?? null,
    figures: reputation ? figuresOf(reputation) : [],
  }
  // What is said of a person is not said of their team.
  return team
    ? {
        ...person,
        name: team.name,
        to: `/t/${team.slug}`,
        avatarUrl: portraitUrl(team.portrait),
        ask: `/my/messages/new?team=${team.slug}&about=service:${id}`,
        level: marksOf(reputation?.level ?? 'new', false) ?? null,
        headline: '',
        facts: `A team of ${team.people}. ${seller.displayName} looks after this service.`,
        figures: [{ name: 'People', value: formatCount(team.people) }, ...person.figures],
      }
    : person
}
