import { Link } from 'react-router'
import { amount, months, percent } from '#app/shared/figures/figures.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { BarChart } from '#app/ui/figures/chart/bar-chart.tsx'
import { LineChart } from '#app/ui/figures/chart/line-chart.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Limits } from './how-it-works.tsx'
import { InvitedPeople } from './invited-people.tsx'
import type { OwnInvitationsData } from './load-own-invitations.ts'
import type { Programme } from './load-programme.ts'
import { OwnHead } from './own-head.tsx'
import { RewardCalculator } from './reward-calculator.tsx'
import { ShareWords } from './share-words.tsx'

/** What a member's link brought, person by person, and how to pass it on. */
export function OwnInvitations({ own, programme }: { own: OwnInvitationsData; programme: Programme }) {
  const { rules, invited } = programme
  const money = (minor: number) => amount(minor, own.currency)
  return (
    <div className="invitations">
      <PageHead size="quiet" title="People you invited">
        <span className="soft">
          You receive {percent(rules.referralShareBasisPoints)} of our commission from their deals, for{' '}
          {months(rules.referralMonths)}. It comes out of our part. <HowLink article="invite-people" />
        </span>
      </PageHead>
      <Standing own={own} />
      <OwnHead own={own} rememberedDays={rules.referralCookieDays} />
      <section className="invitations-part" aria-labelledby="who">
        <h2 id="who">Who, and what came of it</h2>
        {own.invited.length > 0 ? (
          <>
            <InvitedPeople own={own} />
            <Pagination page={own.page} pages={own.pages} />
          </>
        ) : (
          <EmptyState title="Nobody joined by your link yet">
            Send it to people whose work you would vouch for. Each of them stands here from the day they join.
          </EmptyState>
        )}
      </section>
      {own.figures.bookedMinor > 0n ? (
        <section className="invitations-part" aria-labelledby="months">
          <h2 id="months">Rewards, by month</h2>
          <BarChart
            label={`Rewards booked in each month, ${own.currency}`}
            pointName="Month"
            nowName="Booked"
            format={money}
            points={sinceFirst(own.months).map(({ name, sum }) => ({ name, now: Number(sum) }))}
          />
        </section>
      ) : null}
      <ShareWords own={own} share={percent(rules.referralShareBasisPoints)} />
      <div className="invitations-pair">
        <section className="invitations-part" aria-labelledby="visits">
          <h2 id="visits">Visits, by week</h2>
          <LineChart
            label="People who opened your link, a week, twelve weeks against the twelve before"
            pointName="Week from"
            nowName="Last 12 weeks"
            beforeName="12 weeks before"
            format={formatCount}
            points={own.weeks}
          />
          <p className="small soft">People, not hits: whoever opens it again on the same day is one.</p>
        </section>
        <section className="invitations-part" aria-labelledby="limits">
          <h2 id="limits">The limits</h2>
          <Limits rules={rules} />
        </section>
      </div>
      <div className="invitations-part">
        <RewardCalculator rules={rules} invited={invited} />
      </div>
    </div>
  )
}

/** Before the first reward there is nothing to look at. */
const sinceFirst = (months: OwnInvitationsData['months']) =>
  months.slice(
    Math.max(
      0,
      months.findIndex(({ sum }) => sum > 0n),
    ),
  )

/** What is held or refused, with the reasons: of those they invited, and of the invitation by which they came. */
function Standing({ own: { figures, invited, cameBy, currency } }: { own: OwnInvitationsData }) {
  const held = invited.filter(({ state }) => state === 'held')
  return (
    <>
      {figures.heldMinor > 0n ? (
        <Note tone="info" role="status">
          <b>{amount(figures.heldMinor, currency)} wait for an administrator.</b>{' '}
          {held.length > 0
            ? `Something says that you and ${held.map(({ name }) => name).join(', ')} may be one person. The reasons stand below, with who it is about.`
            : 'The reasons stand below, with who it is about.'}{' '}
          If it is a mistake, <Link to="/support/new">tell us</Link>.
        </Note>
      ) : null}
      {cameBy ? (
        <Note tone="info">
          <b>
            {cameBy.state === 'held'
              ? 'We look at whether you and who invited you are two people.'
              : 'Who invited you gets no rewards for your deals.'}
          </b>{' '}
          {[...cameBy.signs, cameBy.reason].filter(Boolean).join(' ')} Your own money is not touched by this.
          If it is a mistake, <Link to="/support/new">tell us</Link>.
        </Note>
      ) : null}
    </>
  )
}
