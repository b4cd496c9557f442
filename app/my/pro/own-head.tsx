import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Shafts, taskWindows } from '#app/ui/shell/window-light.tsx'
import { leftUntil } from '#app/shared/moments.ts'
import { EndNowButton } from './end-now-button.tsx'
import type { OwnPro } from './own-pro.ts'
import { PlanChange } from './plan-change.tsx'
import { ProButton } from './pro-button.tsx'

/** How PRO stands, what is taken when, and the one thing to do about it. */
export function OwnHead(own: OwnPro) {
  const { state, isCancelled, words, startsAt, until, now, mayAct } = own
  const { title, text } = toldOf(own)
  const isShort = state === 'past_due'
  const [from, to] = isShort ? [until, own.holdsUntil] : [startsAt, until]
  const gone = ((now.getTime() - from.getTime()) / Math.max(1, to.getTime() - from.getTime())) * 100
  return (
    <section className="pro-first">
      <Shafts {...taskWindows} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {mayAct ? (
          <div className="pro-do">
            <Acts {...own} />
            {isCancelled ? <EndNowButton {...own} /> : null}
            {isCancelled ? null : <ButtonLink to="#cancel">Cancel PRO</ButtonLink>}
          </div>
        ) : null}
      </div>
      <div>
        <p className="small">{periodName(own)}</p>
        <Ruler
          at={gone}
          left={leftUntil(to, now)}
          start={words.short(from)}
          end={words.short(to)}
          late={isShort}
          label={`PRO until ${words.on(to)}, ${leftUntil(to, now)}`}
        />
        {isCancelled || isShort ? null : <PlanChange {...own} />}
      </div>
    </section>
  )
}

function Acts({ state, isCancelled, missing, next, plan, canPay, until, words, currency }: OwnPro) {
  const money = (amount: bigint) => formatMoney(amount, currency)
  if (isCancelled)
    return (
      <ProButton intent="resume" look="main">
        Go on with PRO: {money(next)} on {words.on(until)}
      </ProButton>
    )
  if (state !== 'past_due') return null
  if (missing === 0n)
    return (
      <ProButton intent="pay-now" look="main">
        Pay {money(next)} from your balance
      </ProButton>
    )
  return canPay ? (
    <ProButton intent="pay" look="main" fields={{ plan }}>
      Pay {money(missing)}
    </ProButton>
  ) : null
}

function periodName({ state, isCancelled, currentPlan }: OwnPro): string {
  if (state === 'trial') return 'Your days to try it'
  if (state === 'past_due') return 'Days of grace'
  if (currentPlan === null) return 'Granted to you'
  if (isCancelled) return 'The last days'
  return currentPlan === 'yearly' ? 'This year, paid' : 'This month, paid'
}

function toldOf(own: OwnPro): { title: string; text: string } {
  const { state, isCancelled, kept, cost, next, until, holdsUntil, available, graceDays, words, currency } =
    own
  const money = (amount: bigint) => formatMoney(amount, currency)
  const day = words.on(until)
  if (state === 'past_due')
    return {
      title: `${money(next)} for PRO is not on your balance.`,
      text: `You keep PRO until ${words.on(holdsUntil)}, and we try again each day. Then it ends, and nothing that you made is lost.`,
    }
  if (isCancelled)
    return { title: `PRO ends on ${day}.`, text: 'Nothing is taken any more. Until then all of it is yours.' }
  const grace = graceDays > 0 ? ' If it is short: days of grace, then back to Free with nothing lost.' : ''
  const renews = `${money(next)} is taken from your balance of ${money(available)} on ${day}.${grace}`
  if (state === 'trial') return { title: `PRO is yours to try until ${day}.`, text: renews }
  return { title: `PRO has kept ${money(kept)} for you, and cost ${money(cost)}.`, text: renews }
}
