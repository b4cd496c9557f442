import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import calculatorCssUrl from '#app/shared/figures/calculator.css?url'
import type { Route } from './+types/referral-program.page.ts'
import { loadProgramme } from './load-programme.ts'
import { OwnInvitations } from './own-invitations.tsx'
import cssUrl from './referral-program.css?url'
import { RuleForEveryone } from './rule-for-everyone.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: calculatorCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = readingCached(['settings'], loadProgramme)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.own ? 'People you invited' : 'Invite people',
    description:
      'Invite someone, and receive a share of our commission from their deals. How it works, what it pays, and its limits.',
    path: '/referral-program',
    image: 'referral-program',
  })

export default function ReferralProgramPage({ loaderData }: Route.ComponentProps) {
  const { own, ...programme } = loaderData
  return own ? <OwnInvitations own={own} programme={programme} /> : <RuleForEveryone {...programme} />
}
