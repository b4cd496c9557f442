import { addMethod, openPayoutSeal } from '#domain/payouts/index.ts'
import { countVisit } from '#domain/referrals/index.ts'
import { chanceOf } from '../covers/chance.ts'
import { demoOrigin } from '../demo-step.ts'
import { GUEST, LIKE_GUEST } from '../people/invited-people.ts'
import type { Market } from './market.ts'
import type { Stage } from './stage.ts'

const VISIT_DAYS = 160
const DAYS_BETWEEN = 3

/**
 * People open the link of the guest, more of them lately; and one whom the guest invited is paid out to an account that ends
 * like the guest's before their first deal is final, so that the rewards on their deals wait for an administrator.
 */
export function seedReferrals(stage: Stage, { people }: Market): void {
  const chance = chanceOf('visits by a link')
  for (let ago = VISIT_DAYS; ago > 0; ago -= DAYS_BETWEEN) {
    const opened = Math.round(chance.between(0, 2) + (2 * (VISIT_DAYS - ago)) / VISIT_DAYS)
    stage.at(ago + 0.2, async (tx) => {
      for (let nth = 0; nth < opened; nth += 1)
        await countVisit(tx, { referrerId: stage.who(GUEST).id, visitor: `visitor ${nth} of the demo` })
    })
  }
  if (!people.some(({ username }) => username === LIKE_GUEST)) return
  stage.at(77, async (tx) => {
    const details = {
      kind: 'bank' as const,
      holder: 'Yusuf Demir',
      iban: 'TR330006100519786457841332',
      bic: '',
    }
    const context = { ...stage.context, origin: demoOrigin, seal: openPayoutSeal(stage.context.secret) }
    await addMethod(tx, stage.who(LIKE_GUEST), details, context)
  })
}
